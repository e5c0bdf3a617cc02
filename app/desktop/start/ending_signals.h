// Signals that end a program (SIGTERM, SIGINT, SIGHUP) end it as closing its window does.
#pragma once

#include <QObject>

#include <functional>

namespace desktop {

// From now on each of these signals, once, calls this from the event loop; a second one of the same kind ends
// the process at once, as usual. `context` outlives the loop. Does nothing where a system has no such
// signals.
void onEndingSignals(QObject* context, std::function<void()> act);

} // namespace desktop
