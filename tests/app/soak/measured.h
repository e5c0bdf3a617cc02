// What the soak measures of its own process: memory, and how long events take.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <map>
#include <unistd.h>
#include <vector>

namespace soak {

// Resident memory of this process, in mebibytes; 0 where the system does not say.
inline double residentMiB() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

// Of a kind of event that took longer than is noticed: how often, and the longest, in milliseconds.
struct Slow {
    int times = 0;
    qint64 longest = 0;
};

// Knows how long the longest event took that opened no loop of its own, and which were noticed.
class Timed : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0 || receiver->thread() != thread())
            return QApplication::notify(receiver, event);
        const auto loops = loops_;
        QElapsedTimer timer;
        timer.start();
        ++depth_;
        const QByteArray what =
            QByteArray(receiver->metaObject()->className()) + ' ' + QByteArray::number(int(event->type()));
        const bool taken = QApplication::notify(receiver, event);
        --depth_;
        if (loops == loops_)
            took(timer.elapsed(), what + ' ' + during);
        return taken;
    }
    // A loop runs in an event.
    void loopOpened() {
        ++loops_;
        depth_ = 0;
    }

    // The kinds of events that were noticed, the slowest first.
    void tellSlow() const {
        std::vector<std::pair<QByteArray, Slow>> all(slow_.begin(), slow_.end());
        std::ranges::sort(all, std::greater{}, [](const auto& each) { return each.second.longest; });
        all.resize(std::min<std::size_t>(all.size(), 40));
        QTextStream out(stdout);
        for (const auto& [what, kind] : all)
            out << kind.longest << " ms at most, " << kind.times << " times: " << what << '\n';
    }

    qint64 longest = 0; // milliseconds
    QByteArray longestOf;
    QByteArray during; // the step that is taken

private:
    static constexpr qint64 kNoticed = 50; // milliseconds

    void took(qint64 time, const QByteArray& what) {
        if (time > longest)
            longest = time, longestOf = what;
        if (time <= kNoticed)
            return;
        Slow& kind = slow_[what];
        ++kind.times;
        kind.longest = std::max(kind.longest, time);
    }

    std::map<QByteArray, Slow> slow_;
    int depth_ = 0;
    int loops_ = 0;
};

} // namespace soak
