// play_for_ever GAME FOLDER: plays a game in a folder for ever and says what it has done, for a test that
// kills it. Lines on the standard output, each written after the journal has it: "hand <number> <count>"
// begun or gone on with, with so many actions; "did <action>". "back" comes before something is taken back.
#include "games/for_each_game.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

namespace {

void say(const QString& line) {
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

template<class G>
int playForEver(QCoreApplication& application, const QString& folder) {
    support::SittingAt<G> sitting(folder);
    auto& table = sitting.table();
    sitting.person.stop = [&](const auto&) { // every fifth decision something is taken back
        if (sitting.person.asked() % 5 != 0 || !table.canUndo())
            return false;
        QTimer::singleShot(0, &application, [&] {
            say(QStringLiteral("back"));
            table.undo();
        });
        return true;
    };
    std::size_t told = 0;
    QObject::connect(&sitting.model, &G::Model::happened, &application, [&] {
        const auto& record = table.handRecord();
        for (; told < record.actions.size(); ++told)
            say(QStringLiteral("did ") + G::Kind::actionText(record.actions[told], record.deal));
        if (table.handOver())
            QTimer::singleShot(0, &application, [&] {
                if (table.matchOver())
                    table.start(G::beginners(table.company().seed + 1));
                else if (table.handOver())
                    table.nextHand();
            });
    });
    QObject::connect(&sitting.model, &G::Model::situated, &application, [&] {
        told = table.handRecord().actions.size();
        say(QStringLiteral("hand %1 %2").arg(table.handNumber()).arg(told));
    });
    const auto left = table.unfinished();
    if (left.empty())
        table.start(G::beginners(7));
    else
        table.resume(left.front().place);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    int code = 1;
    support::withGame(arguments.value(1),
                      [&]<class G>(G) { code = playForEver<G>(application, arguments.value(2)); });
    return code;
}
