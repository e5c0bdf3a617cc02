#include "desktop/coach/weigher.h"

#include <algorithm>
#include <utility>

namespace coach {

Weigher::Weigher(const QString& folder, QObject* parent) : QObject(parent) {
    if (!folder.isEmpty())
        store_.emplace(folder);
    thinking_.setMaxThreadCount(1);
    thinking_.setThreadPriority(QThread::LowPriority);
}

Weigher::~Weigher() {
    stop();
    thinking_.waitForDone();
}

void Weigher::stop() {
    ++asked_;
    running_ = false;
    stop_.request_stop();
    keep();
}

void Weigher::start(const PlayedHand& hand) {
    stop();
    const bool same = hand.line.deal == hand_.line.deal && hand.line.actions == hand_.line.actions &&
                      hand.company.reader == hand_.company.reader;
    hand_ = hand;
    if (!same) {
        const Seat reader = hand.company.reader;
        own_ = {advice::decisionsOf(hand.line.deal, hand.line.actions, reader), {}};
        others_ = {};
        for (int at : advice::decisionsOf(hand.line.deal, hand.line.actions))
            if (std::ranges::find(own_.decisions, at) == own_.decisions.end())
                others_.decisions.push_back(at);
        games_.clear();
        finished_ = review::handAfter(hand.line, static_cast<int>(hand.line.actions.size()));
        takeUp();
    }
    stop_ = std::stop_source();
    running_ = true;
    ownTold_ = false;
    next();
}

// ---- What is kept ----

records::HandRecord Weigher::record() const {
    records::HandRecord record;
    record.deal = hand_.line.deal;
    record.actions = hand_.line.actions;
    return record;
}

// What was found of this hand in another sitting. What cannot be read is weighed anew.
void Weigher::takeUp() {
    unkept_ = false;
    if (!store_)
        return;
    for (Seat seat : kSeats)
        for (const auto& [at, decision] : store_->load(record(), seat).review) {
            Share& share = seat == hand_.company.reader ? own_ : others_;
            if (std::ranges::find(share.decisions, at) != share.decisions.end())
                share.found.insert_or_assign(
                    at, Found{decision.weighed, !practice::isDeeper(advice::kDeep, decision.effort)});
        }
}

// It can all be found again: a full disk is no reason to disturb anybody.
void Weigher::keep() {
    if (!store_ || !std::exchange(unkept_, false))
        return;
    PerSeat<practice::Review> reviews;
    for (const Share* share : {&own_, &others_})
        for (const auto& [at, one] : share->found)
            reviews[one.weighed.chooser].insert_or_assign(
                at, practice::Decision{one.weighed, one.deeply ? advice::kDeep : advice::kQuick});
    for (Seat seat : kSeats)
        if (!reviews[seat].empty())
            (void)store_->save(record(), seat, reviews[seat]);
}

practice::Review Weigher::deeplyWeighed() const {
    practice::Review review;
    for (const auto& [at, one] : own_.found)
        if (one.deeply)
            review.emplace(at, practice::Decision{one.weighed, advice::kDeep});
    return review;
}

// ---- How far it is ----

double Weigher::Share::seen() const {
    return decisions.empty() ? 1 : double(found.size()) / double(decisions.size());
}

double Weigher::Share::deeply() const {
    const auto all = std::ranges::count_if(found, [](const auto& one) { return one.second.deeply; });
    return decisions.empty() ? 1 : double(all) / double(decisions.size());
}

std::optional<int> Weigher::Share::unseen() const {
    const auto at = std::ranges::find_if(decisions, [this](int one) { return !found.contains(one); });
    return at == decisions.end() ? std::nullopt : std::optional(*at);
}

std::optional<int> Weigher::Share::dearestSeenQuickly() const {
    std::optional<int> at;
    double dearest = 0;
    for (const auto& [decision, one] : found) {
        const double lost = one.weighed.rawCost + one.weighed.costError;
        if (!one.deeply && (!at || lost > dearest)) {
            at = decision;
            dearest = lost;
        }
    }
    return at;
}

// By the time that each takes, roughly.
double Weigher::done() const {
    const double games = advice::isEnough(worth()) ? 1 : std::min(0.9, double(games_.size()) / 60);
    return 0.04 * own_.seen() + 0.26 * own_.deeply() + 0.05 * others_.seen() + 0.25 * games +
           0.4 * others_.deeply();
}

std::optional<advice::SkillAndLuck> Weigher::skillAndLuck() const {
    if (!finished_ || !finished_->result() || own_.seen() < 1 || others_.seen() < 1 ||
        !advice::isEnough(worth()))
        return std::nullopt;
    std::vector<advice::Weighed> all;
    for (const Share* share : {&own_, &others_})
        for (const auto& [at, one] : share->found)
            all.push_back(one.weighed);
    return advice::skillAndLuck(advice::netOf(*finished_), hand_.company.reader, worth(), all);
}

// ---- The work ----

void Weigher::next() {
    if (const auto at = own_.unseen())
        return weigh(own_, *at, advice::kQuick);
    if (const auto at = own_.dearestSeenQuickly())
        return weigh(own_, *at, advice::kDeep);
    if (!std::exchange(ownTold_, true))
        emit ownFinished();
    if (const auto at = others_.unseen())
        return weigh(others_, *at, advice::kQuick);
    if (finished_->result() && !advice::isEnough(worth()))
        return playGame();
    if (const auto at = others_.dearestSeenQuickly())
        return weigh(others_, *at, advice::kDeep);
    running_ = false;
    keep();
    emit finished();
}

void Weigher::weigh(Share& share, int at, const advice::Effort& effort) {
    const bool deeply = effort.worlds == advice::kDeep.worlds;
    work([this, &share, hand = hand_, at, effort, deeply](const std::stop_token& stopped) {
        auto weighed = advice::weigh(hand.line.deal, hand.line.actions, at, effort, advice::kSeed, stopped);
        return [this, &share, weighed = std::move(weighed), at, deeply] {
            unkept_ = true;
            if (weighed)
                share.found.insert_or_assign(at, Found{*weighed, deeply});
            else // there is nothing to say of it
                std::erase(share.decisions, at);
            if (&share == &own_)
                emit this->weighed(at);
            else
                emit learned();
        };
    });
}

void Weigher::playGame() {
    const int game = static_cast<int>(games_.size());
    work([this, hand = hand_, game](const std::stop_token& stopped) -> std::function<void()> {
        const auto net =
            advice::playedByMasters(hand.line.deal, hand.line.actions.front(), game, advice::kSeed, stopped);
        return [this, net] {
            if (net)
                games_.push_back(*net);
            emit learned();
        };
    });
}

void Weigher::work(std::function<std::function<void()>(const std::stop_token&)> job) {
    thinking_.start([this, job = std::move(job), asked = asked_, stopped = stop_.get_token()] {
        auto take = job(stopped);
        if (stopped.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, take = std::move(take), asked] {
                if (asked != asked_)
                    return;
                take();
                next();
            },
            Qt::QueuedConnection);
    });
}

} // namespace coach

#include "moc_weigher.cpp"
