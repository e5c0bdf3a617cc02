// From what a view tells back to the events that made it.
#include "text/log.h"

namespace text {

using namespace minchiate;

namespace {

class Retelling {
public:
    explicit Retelling(const SeatView& view) : view_(view), marks_(view.tally.marks()) {}

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

    // The next mark, with the resti it paid, if it is this one.
    bool mark(Cause cause, Seat seat, CardSet cards) {
        if (next_ >= marks_.size())
            return false;
        const Mark& m = marks_[next_];
        if (m.cause != cause || m.seat != seat || m.cards != cards)
            return false;
        say(event::Marked{m});
        for (const Payment& paid : view_.tally.paid())
            if (paid.afterMark == static_cast<int>(next_))
                say(event::RestoPaid{paid.side, m.net});
        ++next_;
        return true;
    }

    void deal() {
        const Seat cutter = tricks::left(view_.dealer);
        say(event::CutMade{cutter, 0}); // a view does not tell how many were lifted
        for (Card c : view_.robbed) {
            say(event::Robbed{cutter, c});
            mark(Cause::Rob, cutter, CardSet(c));
        }
        for (int i = 1; i <= 4; ++i) {
            const Seat seat = turned(view_.dealer, i);
            if (const auto card = view_.turnedUp[seat]) {
                say(event::TurnedUp{seat, *card});
                mark(Cause::Upcard, seat, CardSet(*card));
            }
        }
        const bool passed = view_.robbed.size() > 13; // M5.4: then the fola is made of discards
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
            mark(Cause::Fola, view_.dealer, CardSet(c));
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
        say(event::Passed{cutter, view_.dealer, static_cast<int>(view_.robbed.size()) - 13, cards});
        announce(0);
    }

    void trick(const Trick& trick, int number) {
        if (number == 1)
            table_ = Position({}, trick.leader, view_.rules);
        for (const auto& play : trick.plays) {
            fall(play.seat, number);
            say(event::Played{play.seat, play.seat, play.card, number});
            table_.play(play.card);
            if (number == 1)
                declaration(play.seat);
        }
        if (trick.winner)
            gather(trick, number);
        else
            falls(number);
    }

    // M6.10: a seat falls before its card.
    void fall(Seat seat, int number) {
        if (view_.fellIn[seat] == number && !told_[seat]) {
            told_[seat] = true;
            say(event::Fell{seat, view_.openHands[seat]});
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
            mark(Cause::Declaration, seat, v.cards);
    }

    void gather(const Trick& trick, int number) {
        event::TrickGathered gathered{number, trick.leader, {}, table_.gather()};
        for (std::size_t i = 0; i < trick.plays.size(); ++i) {
            gathered.cards[i] = trick.plays[i].card;
            mark(Cause::Death, trick.plays[i].seat, CardSet(trick.plays[i].card));
        }
        say(gathered);
        if (number > 1)
            return;
        for (Seat seat : {tricks::left(view_.dealer), view_.dealer})
            if (!view_.discardsShown[seat].empty())
                say(event::DiscardsShown{seat, view_.discardsShown[seat]});
        announce(1);
    }

    const SeatView& view_;
    PerSeat<bool> told_{}; // whose fall
    const std::vector<Mark>& marks_;
    std::size_t next_ = 0;
    // All cards of finished tricks are known, so who won them and what was paid for the Fool comes from the
    // rules. Its hands stay empty: nothing asks what could have been played.
    Position table_;
    std::vector<Event> events_;
};

} // namespace

std::vector<Event> retold(const SeatView& view) {
    return Retelling(view).events();
}

} // namespace text
