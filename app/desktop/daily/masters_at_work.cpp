#include "desktop/daily/masters_at_work.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace daily {

using namespace history;
using namespace minchiate;

MastersAtWork::MastersAtWork(Daily days, QObject* parent) : QObject(parent), days_(std::move(days)) {
    pool_.setMaxThreadCount(1);
    pool_.setThreadPriority(QThread::LowPriority);
}

MastersAtWork::~MastersAtWork() {
    stop_.request_stop();
    pool_.waitForDone();
}

std::vector<MastersAtWork::Task> MastersAtWork::owed(QDate day) const {
    const auto own = days_.kept(day, PlayedBy::Own);
    if (!own)
        return {};
    const QString master = QStringLiteral("master");
    const auto person = static_cast<Seat>(dealOf(day) % kSeats.size());
    PerSeat<QString> others = levelsOf(own->record);
    others[person] = master;
    const bool all = std::ranges::all_of(others, [&](const QString& level) { return level == master; });
    std::vector<Task> tasks;
    if (!days_.kept(day, PlayedBy::Masters))
        tasks.push_back({day, PlayedBy::Masters, own->record, {{master, master, master, master}}});
    if (!all && !days_.kept(day, PlayedBy::InSeat))
        tasks.push_back({day, PlayedBy::InSeat, own->record, others});
    return tasks;
}

bool MastersAtWork::owe(QDate day) const {
    return !owed(day).empty();
}

void MastersAtWork::play(QDate day) {
    const auto known = [&](const Task& task) {
        return std::ranges::any_of(
            tasks_, [&](const Task& other) { return other.day == task.day && other.by == task.by; });
    };
    for (Task& task : owed(day))
        if (!known(task))
            tasks_.push_back(std::move(task));
    if (!working_)
        next();
}

void MastersAtWork::next() {
    working_ = !tasks_.empty();
    if (!working_)
        return;
    using Played = std::optional<records::HandRecord>;
    auto* watcher = new QFutureWatcher<Played>(this);
    connect(watcher, &QFutureWatcher<Played>::finished, this, [this, watcher] {
        watcher->deleteLater();
        const Task task = tasks_.front();
        tasks_.erase(tasks_.begin());
        if (const Played hand = watcher->result()) {
            if (const auto failure = days_.keep(task.day, task.by, *hand))
                emit failed(*failure);
            else
                emit played(task.day);
        }
        next();
    });
    watcher->setFuture(QtConcurrent::run(&pool_, [task = tasks_.front(), stop = stop_.get_token()] {
        return playedAgain(task.hand, task.levels, stop);
    }));
}

} // namespace daily

#include "moc_masters_at_work.cpp"
