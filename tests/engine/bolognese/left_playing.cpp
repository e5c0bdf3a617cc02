// Plays Tarocco bolognese in a folder for ever and says what it has done, for a test that kills it. Lines on
// the standard output, each written after the journal has it: "hand <number> <count>" begun or gone on with,
// with so many actions; "did <action>"; "undone <count>".
#include "bolognese/records/action_text.h"
#include "person.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace bolognese;

namespace {

void say(const QString& line) {
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QString folder = QCoreApplication::arguments().value(1);
    MatchModel model(folder);
    Person person(model);
    person.stop = [&](const Question&) { // every fifth decision something is taken back
        if (person.asked() % 5 != 0 || !model.table().canUndo())
            return false;
        QTimer::singleShot(0, &application, [&] { model.table().undo(); });
        return true;
    };
    std::size_t told = 0;
    QObject::connect(&model, &MatchModel::happened, &application, [&] {
        const auto& actions = model.table().handRecord().actions;
        for (; told < actions.size(); ++told)
            say(QStringLiteral("did ") + actionText(actions[told]));
        if (model.table().handOver())
            QTimer::singleShot(0, &application, [&] {
                if (model.table().matchOver())
                    model.table().start(beginnersMatch(model.table().company().seed + 1));
                else if (model.table().handOver())
                    model.table().nextHand();
            });
    });
    QObject::connect(&model, &MatchModel::situated, &application, [&] {
        told = model.table().handRecord().actions.size();
        say(QStringLiteral("hand %1 %2").arg(model.table().handNumber()).arg(told));
    });
    const auto left = model.table().unfinished();
    if (left.empty())
        model.table().start(beginnersMatch(7));
    else
        model.table().resume(left.front().place);
    return QCoreApplication::exec();
}
