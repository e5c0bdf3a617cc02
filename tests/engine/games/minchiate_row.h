// Minchiate as a row of the tests of all games.
#pragma once

#include "row.h"

#include "minchiate/game.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/hand_record.h"
#include "support/exchange.h"
#include "support/random_hands.h"

namespace support::minchiates {

using namespace ::minchiate;

class Watcher {
public:
    explicit Watcher(SeatView view) : view_(std::move(view)) {}

    void tell(const Event& event) {
        std::visit([this](const auto& one) { tell(one); }, event);
    }
    [[nodiscard]] bool agreesWith(const SeatView& seen) {
        if (marks_ != seen.tally.marks())
            return false;
        view_.tally = seen.tally;
        view_.phase = seen.phase; // what may be done is the rules' to say
        view_.choice = seen.choice;
        // What is not told as such: they follow from the cards told, by the rules.
        view_.captured = seen.captured;
        if (view_.tricks.empty())
            view_.due = seen.due;
        view_.fola = seen.fola;
        return view_ == seen;
    }

private:
    void give(Seat seat, int count, const std::vector<Card>& cards) {
        view_.handSizes[seat] += count;
        if (seat == view_.seat)
            view_.hand |= setOf(cards);
    }

    void tell(const event::CutMade&) { view_.due.reset(); }
    void tell(const event::Robbed& robbed) {
        view_.robbed.push_back(robbed.card);
        give(robbed.seat, 1, {robbed.card});
    }
    void tell(const event::Looked&) {}
    void tell(const event::Dealt& dealt) { give(dealt.seat, dealt.count, dealt.cards); }
    void tell(const event::TurnedUp& up) {
        view_.turnedUp[up.seat] = up.card;
        give(up.seat, 1, {up.card});
    }
    void tell(const event::FolaTurned& turned) {
        if (!turned.taken) {
            view_.turnedBack = turned.card;
            return;
        }
        view_.folaRobbed.push_back(turned.card);
        give(turned.dealer, 1, {turned.card});
    }
    void tell(const event::Taken& taken) {
        view_.taken = taken.cards;
        give(taken.dealer, static_cast<int>(taken.cards.size()), taken.cards);
    }
    void tell(const event::Announced& announced) { view_.announcements.push_back(announced.counts); }
    void tell(const event::Discarded& discarded) {
        view_.discardCounts[discarded.seat] += discarded.count;
        view_.handSizes[discarded.seat] -= discarded.count;
        if (discarded.seat != view_.seat)
            return;
        view_.discarded = discarded.cards;
        view_.hand -= setOf(discarded.cards);
    }
    void tell(const event::Passed& passed) {
        view_.passed = setOf(passed.cards);
        give(passed.to, passed.count, passed.cards);
    }
    void tell(const event::Fell& fell) {
        if (view_.due)
            view_.due->chooser = fell.chooser;
        view_.fallen |= 1 << index(fell.seat);
        const bool between = view_.tricks.empty() || view_.tricks.back().winner;
        view_.fellIn[fell.seat] = static_cast<int>(view_.tricks.size()) + (between ? 1 : 0);
        view_.openHands[fell.seat] = fell.hand;
    }
    void tell(const event::Played& played) {
        addPlay(view_.tricks, played.seat, Trick::Entry{played.seat, played.card});
        --view_.handSizes[played.seat];
        view_.due = played.next;
        view_.openHands[played.seat].erase(played.card);
        if (played.seat == view_.seat)
            view_.hand.erase(played.card);
    }
    void tell(const event::Declared& declared) { view_.declared[declared.seat] = declared.shown; }
    void tell(const event::Marked& marked) { marks_.push_back(marked.mark); }
    void tell(const event::RestoPaid&) {}
    void tell(const event::TrickGathered& gathered) {
        view_.tricks.back().winner = gathered.gathered.winner;
        view_.due = gathered.next;
        view_.foolDebt = gathered.foolDebt;
    }
    void tell(const event::DiscardsShown& shown) { view_.discardsShown[shown.seat] = shown.cards; }
    void tell(const event::Counted& counted) {
        view_.result = counted.result;
        view_.fallen = 0; // of meaning while they play
        view_.openHands = {};
    }

    SeatView view_;
    std::vector<Mark> marks_;
};

struct Row {
    using Game = ::minchiate::Game;
    using Record = records::HandRecord;
    using Watcher = minchiates::Watcher;

    static Record anyHand(std::uint64_t number) {
        const RandomHand made = randomHand(number);
        Record record;
        record.deal = made.deal;
        record.actions = made.actions;
        return record;
    }
    static Record numbered(std::uint64_t number) {
        Record record;
        record.deal.deck = numberedDeck(number);
        return record;
    }
    static std::optional<Event> heard(const Event& event, Seat seat) { return redacted(event, seat); }
    static QJsonObject json(const Record& record) { return toJson(record); }
    static std::optional<Record> read(const QJsonObject& object) {
        const auto loaded = records::handRecordOf(object);
        const auto* hand = std::get_if<records::LoadedHand>(&loaded);
        return hand ? std::optional(hand->record) : std::nullopt;
    }
    static std::vector<Action> actions(const Choice& choice) {
        std::vector<Action> all;
        if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
            for (Card card : play->cards)
                all.push_back({choice.seat, Play{card}});
            if (play->mayFall)
                all.push_back({choice.seat, Fall{}});
        }
        if (const auto* declare = std::get_if<DeclareChoice>(&choice.among))
            for (unsigned chosen = 0; chosen < 1u << declare->held.size(); ++chosen) {
                Declare shown;
                for (std::size_t i = 0; i < declare->held.size(); ++i)
                    if ((chosen >> i) & 1)
                        shown.shown.push_back(declare->held[i].cards);
                all.push_back({choice.seat, shown});
            }
        return all;
    }
    // Cut at 40, and the first cards laid away.
    static std::vector<Action> opening(const Hand& hand) {
        std::vector<Action> all;
        Hand next = hand;
        while (next.phase() == Phase::Cut || next.phase() == Phase::Discard) {
            const Choice choice = *next.choice();
            Action action{choice.seat, Cut{40}};
            if (const auto* discard = std::get_if<DiscardChoice>(&choice.among)) {
                Discard cards;
                for (Card card : discard->from)
                    if (static_cast<int>(cards.cards.size()) < discard->count)
                        cards.cards.push_back(card);
                action.what = cards;
            }
            (void)next.apply(action);
            all.push_back(action);
        }
        return all;
    }
    // M5.10, M5.11, M6.9–M6.11; test_seat_view tries many more.
    static std::optional<Both<Hand>> exchanged(const Record& record, Seat viewer, tricks::Random& random) {
        Story story{record.deal, record.actions};
        if (const auto owes = told(story).hand.answering(); owes && owes != viewer)
            story.actions.push_back({*owes, Declare{}}); // all that could be told is that it is thinking
        const Told before = told(story);
        const CardSet hidden = hiddenFrom(before.hand, viewer);
        if (hidden.size() < 2)
            return std::nullopt;
        const auto any = [&](int size) {
            return static_cast<int>(random.below(static_cast<std::uint32_t>(size)));
        };
        const Card a = hidden.pick(any), b = (hidden - CardSet(a)).pick(any);
        if (placeOf(before.hand, a) == placeOf(before.hand, b))
            return std::nullopt;
        const auto changed = support::exchanged(story, a, b, In::Deck, viewer);
        if (!changed)
            return std::nullopt;
        const Told after = told(*changed);
        if (publicEvents(before.events) != publicEvents(after.events))
            return std::nullopt;
        return Both<Hand>{before.hand, after.hand};
    }
};

} // namespace support::minchiates
