#include "text/log.h"

#include <algorithm>

namespace text {

using namespace minchiate;
using What = Log::Fact::What;
using Of = Log::Section::Of;

// How each kind of event changes a log.
struct Log::Adding {
    Log& log;

    Section& open(Of of) {
        if (log.sections_.empty() || log.sections_.back().of != of)
            log.sections_.push_back({of});
        return log.sections_.back();
    }
    Section& openTrick(int number) {
        auto& sections = log.sections_;
        if (sections.empty() || sections.back().of != Of::Trick || sections.back().trick != number)
            sections.push_back({.of = Of::Trick, .trick = number});
        return sections.back();
    }
    // What belongs to no section of its own, as a resto, goes where the story is.
    Section& here(Of otherwise) { return log.sections_.empty() ? open(otherwise) : log.sections_.back(); }
    Section& fola(Seat dealer) {
        Section& section = open(Of::Fola);
        section.seat = dealer;
        return section;
    }
    static Fact& factOf(Section& section, What what, Seat seat) {
        const auto found = std::ranges::find_if(
            section.facts, [&](const Fact& f) { return f.what == what && f.seat == seat; });
        if (found != section.facts.end())
            return *found;
        section.facts.push_back({.what = what, .seat = seat});
        return section.facts.back();
    }
    static void addCard(Fact& fact, Card card) {
        if (std::ranges::find(fact.cards, card) == fact.cards.end())
            fact.cards.push_back(card);
    }

    // ---- The deal. ----

    void operator()(const event::CutMade& e) { open(Of::Deal).seat = e.seat; }
    void operator()(const event::Robbed& e) { addCard(factOf(open(Of::Deal), What::Robs, e.seat), e.card); }
    void operator()(const event::Looked&) {}
    void operator()(const event::Dealt&) {}
    void operator()(const event::TurnedUp& e) {
        addCard(factOf(open(Of::Deal), What::TurnsUp, e.seat), e.card);
    }
    void operator()(const event::FolaTurned& e) {
        addCard(factOf(fola(e.dealer), e.taken ? What::FolaTakes : What::FolaBack, e.dealer), e.card);
    }
    void operator()(const event::Taken& e) {
        fola(e.dealer).facts.push_back({.what = What::Takes, .seat = e.dealer, .cards = e.cards});
    }
    void operator()(const event::Announced& e) {
        const bool again = !log.sections_.empty() &&
                           (log.sections_.back().of == Of::Trick || log.sections_.back().of == Of::Shown);
        Section& section = again ? open(Of::Shown) : fola(partner(e.speaker));
        if (!again)
            tellNothingTaken(section);
        section.facts.push_back({.what = What::Announces, .seat = e.speaker, .counts = e.counts});
    }
    // The dealer always looks (M5.7), but only finding something is an event.
    static void tellNothingTaken(Section& section) {
        if (section.facts.empty())
            return;
        int turned = 0;
        for (const Fact& f : section.facts) {
            if (f.what == What::Takes || f.what == What::Passes)
                return;
            if (f.what == What::FolaTakes)
                turned = static_cast<int>(f.cards.size());
        }
        section.facts.push_back({.what = What::TakesNothing, .seat = *section.seat, .number = turned});
    }
    void operator()(const event::Discarded& e) {
        here(Of::Fola).facts.push_back(
            {.what = What::Discards, .seat = e.seat, .cards = e.cards, .number = e.count});
    }
    void operator()(const event::Passed& e) {
        std::vector<Card> cards = e.cards;
        std::ranges::sort(cards); // a view keeps them as a set
        fola(e.to).facts.push_back(
            {.what = What::Passes, .seat = e.from, .to = e.to, .cards = cards, .number = e.count});
    }
    void operator()(const event::DiscardsShown& e) {
        open(Of::Shown).facts.push_back({.what = What::Discarded, .seat = e.seat, .cards = e.cards});
    }

    // ---- The play. ----

    // The lead is told in the first fact of its kind: a fall may come before it.
    static std::vector<Fact>::iterator leadOf(Section& trick) {
        return std::ranges::find(trick.facts, What::Leads, &Fact::what);
    }
    void operator()(const event::Fell& e) {
        const auto last = std::find_if(log.sections_.rbegin(), log.sections_.rend(),
                                       [](const Section& s) { return s.of == Of::Trick; });
        const int number = last == log.sections_.rend() ? 1 : last->trick + (last->winner ? 1 : 0);
        openTrick(number).facts.push_back({.what = What::Falls, .seat = e.seat});
    }
    void operator()(const event::Played& e) {
        Section& trick = openTrick(e.trick);
        const auto lead = leadOf(trick);
        if (lead == trick.facts.end()) {
            trick.facts.push_back({.what = What::Leads, .seat = e.seat, .cards = {e.card}});
        } else if (e.card == kFool) {
            trick.facts.push_back({.what = What::PlaysFool, .seat = e.seat});
        } else {
            const bool asLed = lead->cards.front() == kFool && e.seat == tricks::right(lead->seat); // M6.5
            trick.facts.push_back({.what = What::Plays, .seat = e.seat, .cards = {e.card}});
            if (asLed)
                trick.facts.push_back({.what = What::CountsAsLed, .cards = {e.card}});
        }
    }
    void operator()(const event::Declared&) {} // each versicola shown is marked, and that is told
    void operator()(const event::Marked& e) {
        const Mark& m = e.mark;
        switch (m.cause) {
        case Cause::Rob:
            return addMark(factOf(open(Of::Deal), What::Robs, m.seat), m);
        case Cause::Upcard:
            return addMark(factOf(open(Of::Deal), What::TurnsUp, m.seat), m);
        case Cause::Fola:
            return addMark(factOf(fola(m.seat), What::FolaTakes, m.seat), m);
        case Cause::Declaration:
            openTrick(m.trick).facts.push_back({.what = What::Declares, .seat = m.seat});
            return addMark(log.sections_.back().facts.back(), m);
        case Cause::Death:
            return addMark(factOf(openTrick(m.trick), What::Dies, {}), m);
        }
    }
    static void addMark(Fact& fact, const Mark& mark) {
        for (Card c : mark.cards)
            addCard(fact, c);
        fact.side = mark.side;
        fact.points += mark.points;
    }
    void operator()(const event::RestoPaid& e) {
        auto& facts = here(Of::Count).facts;
        if (facts.empty() || facts.back().what != What::Resti || facts.back().side != e.side)
            facts.push_back({.what = What::Resti, .side = e.side});
        ++facts.back().number;
    }
    void operator()(const event::TrickGathered& e) {
        Section& trick = openTrick(e.trick);
        trick.winner = sideOf(e.gathered.winner);
        for (Fact& fact : trick.facts)
            if (fact.seat == e.gathered.winner && fact.what == What::Plays)
                fact.what = What::Wins;
            else if (fact.seat == e.gathered.winner && fact.what == What::Leads)
                fact.what = What::LeadsAndWins;
        tellFool(trick, e);
    }
    static void tellFool(Section& trick, const event::TrickGathered& e) {
        const Gathered& g = e.gathered;
        if (g.foolLost)
            trick.facts.push_back({.what = What::FoolLost, .side = g.payer});
        if (g.paid)
            trick.facts.push_back({.what = What::FoolPaid, .side = g.payer, .cards = {*g.paid}});
        const auto at = std::ranges::find(e.cards, kFool) - e.cards.begin();
        const Side owner = sideOf(turned(e.leader, static_cast<int>(at)));
        if (g.foolKept && !g.paid && !g.foolLost && owner != sideOf(g.winner))
            trick.facts.push_back({.what = What::FoolOwed, .side = owner});
    }

    // ---- The count. ----

    void operator()(const event::Counted& e) {
        const Result& r = e.result;
        auto& facts = open(Of::Count).facts;
        if (r.cappotto) {
            facts.push_back({.what = What::Cappotto, .side = *r.cappotto});
        } else {
            const int ns = r.count[Side::NS].total(), ew = r.count[Side::EW].total();
            facts.push_back({.what = What::Counts, .side = Side::NS, .points = ns});
            facts.push_back({.what = What::Counts, .side = Side::EW, .points = ew});
            facts.push_back(signedFact(What::Difference, ns - ew));
            facts.push_back(signedFact(What::Net, r.net));
        }
        if (r.restiNow != r.resti)
            facts.push_back(signedFact(What::PaidNow, r.restiNow));
        facts.push_back(signedFact(What::Whole, r.resti));
    }
    static Fact signedFact(What what, int forNs) {
        return {.what = what,
                .side = forNs < 0 ? Side::EW : Side::NS,
                .points = std::abs(forNs),
                .number = std::abs(forNs)};
    }
};

void Log::add(const Event& event) {
    std::visit(Adding{*this}, event);
}

Log Log::of(const SeatView& view) {
    Log log;
    for (const Event& event : retold(view))
        log.add(event);
    return log;
}

} // namespace text
