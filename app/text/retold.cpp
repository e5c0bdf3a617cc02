// From what a view tells back to the events that made it.
#include "text/log.h"

namespace text {

using namespace minchiate;

namespace {

// Who fell, and when, the view tells.
RuleSet withoutFalls(RuleSet rules) {
    rules.autoFall = false;
    return rules;
}

class Retelling {
public:
    explicit Retelling(const SeatView& view)
        : view_(view), play_(withoutFalls(view.rules), Tally(view.rules.restiAtEndOnly)) {}

    std::vector<Event> events() {
        if (view_.phase == Phase::Cut)
            return {};
        deal();
        for (std::size_t i = 0; i < view_.tricks.size(); ++i)
            trick(view_.tricks[i], static_cast<int>(i) + 1);
        if (view_.tricks.empty() || view_.tricks.back().winner)
            falls(static_cast<int>(view_.tricks.size()) + 1); // before a card is led
        if (view_.result)
            say(event::Counted{*view_.result});
        return std::move(events_);
    }

private:
    void say(Event event) { events_.push_back(std::move(event)); }

    void mark(Cause cause, Seat seat, CardSet cards, int points, int trick = 0) {
        play_.mark({cause, sideOf(seat), seat, points, cards, trick}, events_);
    }

    void deal() {
        const Seat cutter = view_.cutter();
        say(event::CutMade{cutter, 0}); // a view does not tell how many were lifted
        for (Card c : view_.robbed) {
            say(event::Robbed{cutter, c});
            mark(Cause::Rob, cutter, CardSet(c), value(c));
        }
        for (int i = 1; i <= 4; ++i) {
            const Seat seat = turned(view_.dealer, i);
            if (const auto card = view_.turnedUp[seat]) {
                say(event::TurnedUp{seat, *card});
                mark(Cause::Upcard, seat, CardSet(*card), value(*card));
            }
        }
        const bool passed = view_.passedToDealer() > 0; // M5.4: then the fola is made of discards
        if (!passed)
            fola();
        discards(cutter);
        if (passed)
            pass(cutter);
        discards(view_.dealer);
    }

    void fola() {
        for (Card c : view_.folaRobbed) {
            say(event::FolaTurned{view_.dealer, c, true});
            mark(Cause::Fola, view_.dealer, CardSet(c), value(c));
        }
        if (view_.turnedBack)
            say(event::FolaTurned{view_.dealer, *view_.turnedBack, false});
        if (!view_.taken.empty())
            say(event::Taken{view_.dealer, view_.taken});
        announce(0);
    }

    void announce(std::size_t which) {
        if (which < view_.announcements.size())
            say(event::Announced{partner(view_.dealer), view_.announcements[which]});
    }

    void discards(Seat seat) {
        if (const int count = view_.discardCounts[seat]; count > 0)
            say(event::Discarded{seat, count, seat == view_.seat ? view_.discarded : std::vector<Card>{}});
    }

    void pass(Seat cutter) {
        if (view_.discardCounts[cutter] == 0)
            return;
        std::vector<Card> cards;
        for (Card c : view_.passed)
            cards.push_back(c);
        say(event::Passed{cutter, view_.dealer, view_.passedToDealer(), cards});
        announce(0);
    }

    void trick(const Trick& trick, int number) {
        if (number == 1)
            play_.begin(Position({}, trick.leader, view_.rules), events_);
        for (const auto& play : trick.plays) {
            fall(play.seat, number);
            play_.play(play.card, events_);
            if (number == 1)
                declaration(play.seat);
        }
        if (trick.winner)
            gather(number);
        else
            falls(number);
    }

    // M6.10: a seat falls before its card.
    void fall(Seat seat, int number) {
        if (view_.fellIn[seat] == number && !told_[seat]) {
            told_[seat] = true;
            play_.fall(events_);
            std::get<event::Fell>(events_.back()).hand = view_.openHands[seat];
        }
    }
    void falls(int number) {
        for (Seat seat : kSeats)
            fall(seat, number);
    }

    void declaration(Seat seat) {
        const auto& shown = view_.declared[seat];
        if (shown.empty())
            return;
        say(event::Declared{seat, shown});
        for (const Versicola& v : shown)
            mark(Cause::Declaration, seat, v.cards, v.points, 1);
    }

    void gather(int number) {
        play_.gather(events_);
        if (number > 1)
            return;
        for (Seat seat : {view_.cutter(), view_.dealer})
            if (!view_.discardsShown[seat].empty())
                say(event::DiscardsShown{seat, view_.discardsShown[seat]});
        announce(1);
    }

    const SeatView& view_;
    PerSeat<bool> told_{}; // whose fall
    // All cards of finished tricks are known, so who won them and what was paid for the Fool comes from the
    // rules. Its hands stay empty: nothing asks what could have been played.
    TrickPlay play_;
    std::vector<Event> events_;
};

} // namespace

std::vector<Event> retold(const SeatView& view) {
    return Retelling(view).events();
}

} // namespace text
