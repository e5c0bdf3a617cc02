#include "desktop/start/screen_needed.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace desktop {

namespace {

struct Said {
    QtMsgType type;
    QString words;
    QByteArray category;
};

QtMessageHandler usual = nullptr;
std::vector<Said> held;

// No translator is there yet: it wants an application, which wants a screen.
void hold(QtMsgType type, const QMessageLogContext& context, const QString& words) {
    if (type != QtFatalMsg) {
        held.push_back({type, words, context.category});
        return;
    }
    std::fputs("versicola: there is no screen here that a window could open on.\n", stderr);
    std::fflush(stderr);
    std::_Exit(1); // nothing of ours has begun
}

} // namespace

ScreenNeeded::ScreenNeeded() {
    usual = qInstallMessageHandler(hold);
}

ScreenNeeded::~ScreenNeeded() {
    qInstallMessageHandler(usual);
    for (const Said& said : std::exchange(held, {}))
        usual(said.type, QMessageLogContext(nullptr, 0, nullptr, said.category.constData()), said.words);
}

} // namespace desktop
