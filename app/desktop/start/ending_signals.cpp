#include "desktop/start/ending_signals.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace desktop {

#ifdef Q_OS_UNIX

namespace {

int ends[2] = {-1, -1}; // a handler may write to a socket, and do little else

void tellLoop(int) {
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(ends[0], &byte, 1);
}

} // namespace

void onEndingSignals(QObject* context, std::function<void()> act) {
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return;
    auto* notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, context);
    QObject::connect(notifier, &QSocketNotifier::activated, context, [act = std::move(act)] {
        char byte = 0;
        [[maybe_unused]] const auto read = ::read(ends[1], &byte, 1);
        act();
    });
    struct sigaction action = {};
    action.sa_handler = tellLoop;
    sigemptyset(&action.sa_mask);
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        ::sigaction(signal, &action, nullptr);
}

#else

void onEndingSignals(QObject*, std::function<void()>) {}

#endif

} // namespace desktop
