// A match under way, of any game: actions in, events out, redacted for the person at the screen.
//
// The table keeps the match and the hand in play, lets computer players think on a worker thread, and writes
// every action to the journal before it tells anybody. It never waits for the picture. Each game wraps it in
// a model with signals of its own types.
//
// A kind of match K says what differs from game to game:
//
//   K::Game                        as tricks::Game knows it
//   K::HandRecord, LoadedHand      {deal, actions, heading}; {record, hand}
//   K::MatchRecord, LoadedMatch    {rules, hands of {record, paid}, others…}; {match, hands}
//   K::Fault                       records::HandFault<Refusal>
//   K::kSuffix                     of the files, without the dot
//   K::handOf(object), matchOf(object), json(record), json(match)
//   K::actionText(action, deal), actionOf(text, deal)
//   K::redacted(event, seat)       nothing where even its happening is hidden
//   K::seats(match)                how many play
//   K::draw(match, random)         who deals first: what is drawn, into the match
//   K::nextDeal(match, number)     the next hand's, its pack that of this number; with the company after the
//                                  match, where a deal depends on the score and so on what is unscored
//   K::nameSeats(record, match)    into the hand's record
//   K::paidBy(hand)                of a hand that is over
//   K::isOver(match, company)      of a match all of whose hands are paid; those unscored count for nothing
//   K::player(level)               the computer player of that name, or nothing
#pragma once

#include "play/kept_match.h"
#include "play/taken_back.h"
#include "play/thinking.h"
#include "records/atomic_file.h"
#include "records/clock.h"
#include "records/thrown_away.h"
#include "tricks/session.h"

#include <QThreadPool>

#include <functional>

namespace play {

// What a new match starts from: its terms, rules and names in a record without hands, and who sits there.
template<class K>
struct NewMatch {
    typename K::MatchRecord match;
    Company company;
    std::optional<quint64> number;              // a numbered deal: one hand
    std::optional<typename K::HandRecord> hand; // one hand given: its deal, and what was played of it
};

// Who is told. All are called on the thread of the table.
template<class K>
struct Listener {
    std::function<void()> situated;                               // draw the table anew
    std::function<void(const typename K::Game::Event&)> happened; // in order, as the person may see it
    std::function<void(const typename K::Game::Choice&)> asked;   // the person's decision is due
    std::function<void(const QString&, const typename K::Fault&)>
        setAside; // a damaged file, and where it lies
    std::function<void(const QString&)> saveFailed;
};

inline constexpr std::uint32_t kDealNumbers = 1'000'000; // ordinary hands carry numbers up to this

// The next deal of a match, in the way in which its kind knows it.
template<class K>
[[nodiscard]] typename K::Game::Deal dealFor(const typename K::MatchRecord& match, const Company& company,
                                             quint64 number) {
    if constexpr (requires { K::nextDeal(match, company, number); })
        return K::nextDeal(match, company, number);
    else
        return K::nextDeal(match, number);
}

template<class K>
class MatchTable {
public:
    using Game = typename K::Game;
    using Action = typename Game::Action;
    using Refusal = typename Game::Refusal;
    using Hand = typename Game::Hand;
    using Seat = typename Game::Seat;
    using Kept = KeptMatch<K>;

    // `folder` is the game's own; whoever listens outlives the table.
    MatchTable(const QString& folder, Listener<K> listener)
        : places_{folder, QLatin1String(K::kSuffix)}, tell_(std::move(listener)) {
        syncing_.setMaxThreadCount(1);
    }

    // ---- Starting and going on ----

    // One that was under way stays in its place, to be gone on with.
    void start(const NewMatch<K>& wanted);
    // Those that are not over, the latest first.
    [[nodiscard]] std::vector<Kept> unfinished();
    // Where the match on the table is kept; empty when there is none.
    [[nodiscard]] const QString& place() const { return place_; }
    [[nodiscard]] const Places& places() const { return places_; }
    void resume(const QString& place);
    // For thirty days it can be brought back, by the place that it had or where it lies.
    void throwAway(QString place); // by value: place() is emptied by it
    void bringBack(const QString& place) {
        if (const auto thrown = records::findThrownAway(places_.thrownAway(), place))
            complain(records::bringBack(*thrown, places_.games()));
    }
    struct Thrown {
        records::ThrownAway thrown;
        Kept kept;
    };
    // The last one first; what has lain there for longer is forgotten.
    [[nodiscard]] std::vector<Thrown> thrownAway();

    // ---- Playing ----

    // An action by the person; why it cannot be done, if so, and nothing changes then. It is their turn.
    std::optional<Refusal> act(const Action& action) { return perform(action); }
    // Takes back to the person's last decision; the hand is unscored from then on.
    void undo() {
        if (canUndo())
            takeBackTo(*session_->lastOf(me()));
    }
    [[nodiscard]] bool canUndo() const { return playing() && !handOver() && session_->lastOf(me()); }
    // Plays what was taken back again, up to the person's next decision, as long as nothing else was played.
    // Once all of it stands as it stood, the hand is scored as before.
    void redo();
    [[nodiscard]] bool canRedo() const { return playing() && !takenBack_.empty(); }
    // The person has asked for a hint; once for a decision.
    void countHint();
    void nextHand() {
        if (handOver() && !matchOver())
            beginHand();
    }
    // The hand in play once more from its deal, or the finished one as a match of one hand.
    void sameDealAgain();

    // ---- What is so now ----

    [[nodiscard]] bool playing() const { return !match_.hands.empty(); }
    [[nodiscard]] bool handOver() const { return playing() && session_->over(); }
    [[nodiscard]] bool matchOver() const {
        return handOver() && (company_.oneHand || K::isOver(match_, company_));
    }
    // The hand in play is counted at its end: nothing of it was taken back.
    [[nodiscard]] bool handCounts() const { return playing() && !handOver() && !notes().unscored; }
    [[nodiscard]] const typename K::MatchRecord& match() const { return match_; }
    [[nodiscard]] const Company& company() const { return company_; }
    [[nodiscard]] const HandNotes& notes() const { return company_.hands.back(); } // of the hand in play
    [[nodiscard]] int handNumber() const { return static_cast<int>(match_.hands.size()) - 1; } // 0-based
    [[nodiscard]] const Hand& hand() const { return session_->hand(); }
    [[nodiscard]] const typename K::HandRecord& handRecord() const { return match_.hands.back().record; }
    [[nodiscard]] Seat me() const { return static_cast<Seat>(company_.person); }
    [[nodiscard]] auto view() const { return Game::view(hand(), me()); }
    // What the person is asked now.
    [[nodiscard]] std::optional<typename Game::Choice> choice() const {
        auto next = playing() ? hand().choice() : std::nullopt;
        return next && Game::chooser(*next) == me() ? next : std::nullopt;
    }

private:
    void beginHand();
    void lay(const typename K::HandRecord& record, const HandNotes& notes = {});
    std::optional<Refusal> perform(const Action& action);
    void record(const Action& action);
    void goOn();
    void think(Seat chooser);
    void takeBackTo(std::size_t kept);
    void finishHand() {
        match_.hands.back().paid = K::paidBy(hand());
        saveMatch();
    }
    void saveMatch() {
        complain(records::writeAtomically(places_.matchFile(place_), bytesOf<K>(match_, company_)));
    }
    void complain(const std::optional<QString>& failure) {
        if (failure && tell_.saveFailed)
            tell_.saveFailed(*failure);
    }
    void tellDamaged(const ReadMatch<K>& read) {
        for (const auto& damaged : read.damaged)
            if (tell_.setAside)
                tell_.setAside(damaged.file, damaged.why);
    }
    void leaveTable();

    const Places places_;
    const Listener<K> tell_;
    QString place_;
    typename K::MatchRecord match_;
    Company company_;
    std::optional<tricks::Session<Game>> session_; // the hand in play
    TakenBack<Action> takenBack_;
    Journal<K> journal_;
    Thinking thinking_;
    QThreadPool syncing_; // of the journal
};

// ---- Starting and going on ----

template<class K>
void MatchTable<K>::start(const NewMatch<K>& wanted) {
    leaveTable();
    place_ = places_.make();
    match_ = wanted.match;
    company_ = wanted.company;
    company_.hands.clear();
    company_.oneHand |= wanted.hand || wanted.number;
    if (wanted.hand) {
        HandNotes notes;
        notes.unscored = company_.known;
        lay(*wanted.hand, notes);
    } else if (wanted.number) {
        typename K::HandRecord record;
        record.heading.number = wanted.number;
        record.deal = dealFor<K>(match_, company_, *wanted.number);
        lay(record);
    } else {
        auto random = tricks::Random::forDecision(company_.seed, 0, 0);
        K::draw(match_, random);
        beginHand();
    }
}

// Shuffles the next hand. Every hand has a number, so that it can be passed on and played again.
template<class K>
void MatchTable<K>::beginHand() {
    auto random = tricks::Random::forDecision(company_.seed, 1, match_.hands.size());
    typename K::HandRecord record;
    record.heading.number = random.below(kDealNumbers) + 1;
    record.deal = dealFor<K>(match_, company_, *record.heading.number);
    lay(record);
}

// Puts one more hand of the match on the table, with what was played of it, saves and goes on.
template<class K>
void MatchTable<K>::lay(const typename K::HandRecord& given, const HandNotes& notes) {
    thinking_.stop();
    takenBack_.forget();
    match_.hands.push_back({given, std::nullopt});
    company_.hands.push_back(notes);
    auto& record = match_.hands.back().record;
    K::nameSeats(record, match_);
    session_.emplace(record.deal, record.actions);
    record.actions = session_->actions();
    saveMatch();
    complain(journal_.begin(places_.journalFile(place_), handNumber(), record, notes));
    if (handOver())
        finishHand();
    const int told = thinking_.revision();
    tell_.situated();
    if (told == thinking_.revision()) // else whoever listened has started something else
        goOn();
}

template<class K>
std::vector<KeptMatch<K>> MatchTable<K>::unfinished() {
    std::vector<Kept> found;
    for (const QString& place : places_.all()) {
        if (place == place_) { // it is read already, and the journal is in use
            if (!matchOver())
                found.push_back({place_, match_, company_, hand(), places_.lastPlayed(place_)});
            continue;
        }
        ReadMatch<K> read = readMatch<K>(places_, place);
        tellDamaged(read);
        if (read.match && read.match->over()) {
            const Kept over = read.match->paid();
            complain(places_.putAway(place, bytesOf<K>(over.match, over.company)));
        } else if (read.match) {
            found.push_back(std::move(*read.match));
        }
    }
    return found;
}

template<class K>
void MatchTable<K>::resume(const QString& place) {
    if (place == place_)
        return;
    ReadMatch<K> read = readMatch<K>(places_, place);
    tellDamaged(read);
    if (!read.match)
        return;
    leaveTable();
    place_ = place;
    match_ = std::move(read.match->match);
    company_ = std::move(read.match->company);
    const auto& record = match_.hands.back().record;
    session_.emplace(record.deal, record.actions);
    const QString journal = places_.journalFile(place_);
    complain(read.journalHolds ? journal_.resume(journal, record.deal)
                               : journal_.begin(journal, handNumber(), record, notes()));
    if (handOver() && !match_.hands.back().paid)
        finishHand();
    const int told = thinking_.revision();
    tell_.situated();
    if (told == thinking_.revision())
        goOn();
}

// The match on the table is where it was written at each step; one that is over goes to the others that are.
template<class K>
void MatchTable<K>::leaveTable() {
    thinking_.stop();
    syncing_.waitForDone();
    journal_.close();
    if (matchOver())
        complain(places_.putAway(place_, bytesOf<K>(match_, company_)));
    place_.clear();
    match_ = {};
    company_ = {};
    session_.reset();
    takenBack_.forget();
}

template<class K>
void MatchTable<K>::throwAway(QString place) {
    if (place == place_)
        leaveTable();
    complain(records::throwAway(place, places_.thrownAway()));
}

template<class K>
std::vector<typename MatchTable<K>::Thrown> MatchTable<K>::thrownAway() {
    records::forgetThrownAway(places_.thrownAway(), records::now());
    std::vector<Thrown> found;
    for (const records::ThrownAway& thrown : records::thrownAway(places_.thrownAway())) {
        ReadMatch<K> read = readMatch<K>(places_, thrown.path);
        tellDamaged(read);
        if (read.match)
            found.push_back({thrown, std::move(*read.match)});
    }
    return found;
}

} // namespace play

#include "play/match_table_playing.h"
