// Plays a game in a folder for ever and says what it has done, for a test that kills it.
//
// Lines on the standard output, each written after the journal has it:
//   game <seat> <count>   a game was begun or gone on with, with so many actions in its hand
//   did <action>          one action more
//   undone <count>        taken back to so many actions
//   counted               the hand is over; the next one comes a little later
#include "minchiate/model/game_model.h"
#include "minchiate/records/action_text.h"
#include "support/person.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace minchiate;

namespace {

void say(const QString& line) {
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return 2;
    const int undoEvery = arguments[3].toInt(); // 0: never
    model::GameModel game(arguments[1]);
    support::Person person(game);
    std::size_t told = 0;
    bool counted = false, pausing = false;
    const auto tellNew = [&] {
        const auto& actions = game.handRecord().actions;
        for (; told < actions.size(); ++told)
            say(QStringLiteral("did ") + records::actionText(actions[told]));
    };
    QObject::connect(&game, &model::GameModel::happened, &application, [&] {
        tellNew();
        if (game.handOver() && !counted) {
            counted = true;
            say(QStringLiteral("counted"));
            QTimer::singleShot(30, &application, [&] {
                if (game.gameOver())
                    game.start(support::newGame(Length::Round, game.match().seed + 1));
                else
                    game.nextHand();
            });
        }
    });
    QObject::connect(&game, &model::GameModel::situated, &application,
                     [&](const model::Situation& situation) {
                         told = game.handRecord().actions.size();
                         counted = false;
                         say(QStringLiteral("game %1 %2").arg(index(situation.view.seat)).arg(told));
                     });
    int decisions = 0;
    person.stop = [&](const model::Question&) {
        tellNew();
        if (pausing || undoEvery == 0 || ++decisions % undoEvery != 0 || !game.canUndo())
            return pausing;
        pausing = true;
        QTimer::singleShot(0, &application, [&] {
            game.undo();
            say(QStringLiteral("undone %1").arg(game.handRecord().actions.size()));
        });
        QTimer::singleShot(200, &application, [&] { // the time to be killed
            pausing = false;
            game.act(support::answerTo(game.view(), 1));
        });
        return true;
    };
    game.resume();
    if (!game.playing())
        game.start(support::newGame(Length::Round, arguments[2].toULongLong()));
    return QCoreApplication::exec();
}
