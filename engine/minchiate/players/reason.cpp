#include "minchiate/players/reason.h"

#include "minchiate/players/knowledge.h"
#include "minchiate/players/policy/light.h"
#include "minchiate/players/policy/memory.h"

#include <algorithm>
#include <array>

namespace players {

using namespace minchiate;

namespace {

struct Named {
    ReasonKind kind;
    std::string_view name;
};
#define REASON(kind)                                                                                         \
    Named {                                                                                                  \
        ReasonKind::kind, #kind                                                                              \
    }
constexpr std::array kNames{
    REASON(OnlyCard),           REASON(KingRule),       REASON(KeepsFool),        REASON(FoolSaves),
    REASON(CompletesVersicola), REASON(TakesCounters),  REASON(SavesPartners),    REASON(BringsHome),
    REASON(GivesToPartner),     REASON(TakesLastTrick), REASON(LosesCounter),     REASON(OpponentMayTrump),
    REASON(RisksCounter),       REASON(Overtakes),      REASON(KingMayBeTrumped), REASON(HangsKing),
    REASON(HuntsKing),          REASON(PartnerTrumps),  REASON(PartnerMayTrump),  REASON(MakesVoid),
    REASON(DrawsTrumps),        REASON(TellsTrumpet),   REASON(AsksForHighest),   REASON(WinsTrick),
    REASON(WinsCheaply),        REASON(HoldsTrick),     REASON(KeepsLastTrick),   REASON(ThrowsLeast),
    REASON(LeadsPlain),         REASON(FoolStays),      REASON(ForFallen),        REASON(ShowsVersicole),
    REASON(HidesVersicole),     REASON(MakesVoids),     REASON(LaysAwayLeast),    REASON(LaysAwayCounters),
    REASON(NoTrumpsLeft),       REASON(AnyCut),
};
#undef REASON

// A card about to be played, as the player who chooses it sees the table.
class Table {
public:
    Table(const Seen& seen, Seat seat, Card card)
        : seen_(seen), view_(seen.view), memory_(seen.own), before_(seen.now), after_(before_), seat_(seat),
          card_(card), us_(sideOf(seen.view.seat)), left_(kTricks + 1 - before_.trickNumber()) {
        hand_ = before_.hand(seat);
        legal_ = before_.legal();
        unseen_ = kWholeDeck - memory_.gone - view_.hand;
        for (Seat s : kSeats) {
            if (surelyHolds(s))
                certain_[s] = memory_.shown[s];
            certain_[s] |= view_.openHands[s];
            placed_ |= certain_[s] | memory_.shown[s];
        }
        after_.play(card);
    }

    std::vector<Reason> reasons() {
        if (legal_ == CardSet(card_))
            add(before_.kingDuty() && isKing(card_) ? ReasonKind::KingRule : ReasonKind::OnlyCard,
                CardSet(card_));
        if (card_ == kFool)
            ofTheFool();
        else
            ofTheTrick();
        if (!before_.led() && sideOf(seat_) == us_ && card_ != kFool)
            ofTheLead();
        ofTheHand();
        if (sideOf(seat_) != us_)
            add(ReasonKind::ForFallen, CardSet(card_));
        return reasons_;
    }

private:
    void add(ReasonKind kind, CardSet cards) { reasons_.push_back({kind, cards}); }

    // Whether a seat holds the cards that are public as its own: it may have laid some away unseen, or passed
    // them on (M5.4), until the discards are shown.
    [[nodiscard]] bool surelyHolds(Seat seat) const {
        const auto discards = static_cast<std::size_t>(view_.discardCounts[seat]);
        return view_.passedToDealer() == 0 && view_.discardsShown[seat].size() == discards;
    }
    // Cards a seat may hold for all that is known here.
    [[nodiscard]] CardSet mayHold(Seat seat) const {
        if (before_.hasFallen(seat) || seat == view_.seat)
            return before_.hand(seat);
        CardSet may = (unseen_ - placed_) | certain_[seat] | memory_.shown[seat];
        if (view_.passedToDealer() > 0) // M5.4: what the cutter robbed may have been passed on to the dealer
            may |= (memory_.shown[view_.cutter()] & unseen_);
        for (int suit = 0; suit < 5; ++suit) {
            if ((memory_.voids[seat] >> suit) & 1)
                may -= cardsOf(static_cast<Suit>(suit));
            if (suit < 4 && ((memory_.noKing[seat] >> suit) & 1))
                may.erase(king(static_cast<Suit>(suit)));
        }
        return may;
    }
    // What a seat has shown of a suit among its discards, two or more, where it may hold a trump and has
    // shown no card of the suit since: who lays two away has mostly emptied it (M5.9, M5.11).
    [[nodiscard]] CardSet emptied(Seat seat, Suit suit) const {
        const CardSet away = setOf(view_.discardsShown[seat]) & cardsOf(suit);
        const bool shown =
            !((view_.seat == seat ? CardSet{} : seen_.played[seat] | certain_[seat]) & cardsOf(suit)).empty();
        return away.size() < 2 || shown || before_.hasFallen(seat) || (mayHold(seat) & kTrumps).empty()
                   ? CardSet{}
                   : away;
    }
    // A later player may take the trick from its best card.
    [[nodiscard]] bool mayBeat(Seat seat, const Position& trick) const {
        const CardSet higher = detail::kBeats[trick.played(trick.winning()).id] & mayHold(seat);
        const Suit led = *trick.led();
        const CardSet certain = seat == view_.seat ? before_.hand(seat) : certain_[seat];
        const bool mustFollow = !(certain & cardsOf(led)).empty();
        return !(mustFollow ? higher & cardsOf(led) : higher).empty();
    }
    [[nodiscard]] bool surelyOf(Side side, const Position& trick) const {
        if (!trick.led() || sideOf(trick.playerOf(trick.winning())) != side)
            return false;
        for (int i = trick.played(); i < 4; ++i)
            if (const Seat later = trick.playerOf(i); sideOf(later) != side && mayBeat(later, trick))
                return false;
        return true;
    }
    [[nodiscard]] bool takes() const { return after_.led() && after_.playerOf(after_.winning()) == seat_; }
    // The legal cards that take the trick for now; some suit is led.
    [[nodiscard]] CardSet winning() const {
        return legal_ & detail::kBeats[before_.played(before_.winning()).id];
    }
    // No earlier trick was led in the suit.
    [[nodiscard]] bool fresh(Suit suit) const {
        return std::ranges::none_of(view_.tricks,
                                    [&](const Trick& t) { return t.winner && t.led() == suit; });
    }
    [[nodiscard]] CardSet onTable(Side side) const {
        CardSet cards;
        for (int i = 0; i < before_.played(); ++i)
            if (sideOf(before_.playerOf(i)) == side)
                cards.insert(before_.played(i));
        return left_ > 1 ? cards - CardSet(kFool) : cards; // the Fool stays with its side (M6.6)
    }

    void ofTheFool() {
        if (left_ == 2)
            add(ReasonKind::KeepsFool, CardSet(kFool));
        const CardSet others = legal_ - CardSet(kFool);
        if (left_ > 1 && !others.empty() && (others - kCounters).empty())
            add(ReasonKind::FoolSaves, others);
        if (left_ > 1)
            add(ReasonKind::FoolStays, CardSet(kFool));
    }

    void ofTheTrick() {
        const CardSet ours = onTable(us_) & kCounters, theirs = onTable(other(us_)) & kCounters;
        const bool own = sideOf(seat_) == us_;
        const bool counter = kCounters.contains(card_);
        const bool partners = surelyOf(us_, before_);
        if (surelyOf(us_, after_)) {
            ofTheCapture();
            const CardSet dying = own || !counter ? theirs : theirs | CardSet(card_);
            if (!dying.empty() && (takes() || !own))
                add(ReasonKind::TakesCounters, dying);
            if (!ours.empty() && takes() && before_.led() &&
                sideOf(before_.playerOf(before_.winning())) != us_)
                add(ReasonKind::SavesPartners, ours);
            if (own && counter)
                add(takes() ? ReasonKind::BringsHome : ReasonKind::GivesToPartner, CardSet(card_));
            if (left_ == 1 && takes())
                add(ReasonKind::TakesLastTrick, CardSet(card_));
        } else if (own && counter) {
            if (surelyOf(other(us_), after_))
                add(ReasonKind::LosesCounter, CardSet(card_));
            else
                ofTheRisk();
        }
        if (own && takes() && partners && left_ > 1 && !counter && !(legal_ - winning()).empty())
            add(ReasonKind::Overtakes, CardSet(before_.played(before_.winning())));
    }

    // An own counter goes to a trick that may become theirs.
    void ofTheRisk() {
        if (!before_.led() && isSuitCard(card_))
            for (int step : {1, 3})
                if (const CardSet away = emptied(turned(seat_, step), suitOf(card_)); !away.empty())
                    add(ReasonKind::OpponentMayTrump, away);
        add(ReasonKind::RisksCounter, CardSet(card_));
    }

    // What a trick that is surely ours adds to the captured cards.
    void ofTheCapture() {
        if (!takes() || (left_ == 1 && view_.foolDebt))
            return;
        const CardSet mine = before_.captured(us_),
                      won = onTable(Side::NS) | onTable(Side::EW) | CardSet(card_);
        const auto had = versicoleOf(mine, view_.rules);
        for (const Versicola& v : versicoleOf(mine | won, view_.rules))
            if (std::ranges::find(had, v) == had.end() && !(v.cards & won).empty()) {
                add(ReasonKind::CompletesVersicola, v.cards);
                return;
            }
    }

    void ofTheLead() {
        const Suit suit = suitOf(card_);
        if (suit == Suit::Trumps) {
            if ((unseen_ & detail::kBeats[card_.id]).empty() && !((unseen_ & kTrumps).empty()))
                add(ReasonKind::DrawsTrumps, CardSet(card_));
            if (trumpRun(1, 5).contains(card_) && !surelyOf(us_, after_))
                add(ReasonKind::AsksForHighest, CardSet(card_));
        } else {
            const Card itsKing = king(suit);
            if (!before_.wasLed(suit) && hand_.contains(itsKing))
                add(card_ == itsKing ? ReasonKind::KingMayBeTrumped : ReasonKind::HangsKing,
                    CardSet(itsKing));
            for (int step : {1, 3})
                if (certain_[turned(seat_, step)].contains(itsKing))
                    add(ReasonKind::HuntsKing, CardSet(itsKing));
            if (const Seat p = partner(seat_); memory_.isVoid(p, suit)) {
                if (!(mayHold(p) & kTrumps).empty())
                    add(ReasonKind::PartnerTrumps, CardSet(card_));
            } else if (const CardSet away = emptied(p, suit); !away.empty()) {
                add(ReasonKind::PartnerMayTrump, away);
            }
        }
        if (!kCounters.contains(card_))
            plainLead_ = true;
    }

    void ofTheHand() {
        if (sideOf(seat_) != us_)
            return;
        const Suit suit = suitOf(card_);
        const auto led = before_.led();
        if (isKing(card_) && led == suit && fresh(suit) && !before_.kingDuty())
            add(ReasonKind::KingMayBeTrumped, CardSet(card_));
        if (isSuitCard(card_) && (hand_ & cardsOf(suit)) == CardSet(card_) && !(hand_ & kTrumps).empty())
            add(ReasonKind::MakesVoid, CardSet(card_));
        if (trumpRun(21, 27).contains(card_) && (memory_.smoked >> index(seat_) & 1) == 0 &&
            hand_.contains(trump(40)))
            add(ReasonKind::TellsTrumpet, CardSet{card_, trump(40)});
        if (card_ != kFool && led && takes()) {
            if (!surelyOf(us_, after_))
                add(ReasonKind::HoldsTrick, CardSet(card_));
            else
                add(card_ == winning().first() ? ReasonKind::WinsCheaply : ReasonKind::WinsTrick,
                    CardSet(card_));
        }
        if (const CardSet kept = (hand_ & kTrumps) - CardSet(card_); !kept.empty() && left_ <= 5 && left_ > 1)
            if ((unseen_ & detail::kBeats[kept.last().id]).empty() && kept.last() > card_)
                add(ReasonKind::KeepsLastTrick, CardSet(kept.last()));
        if (plainLead_)
            add(ReasonKind::LeadsPlain, CardSet(card_));
        else if (led && !takes() && !kCounters.contains(card_))
            add(ReasonKind::ThrowsLeast, CardSet(card_));
    }

    const Seen& seen_;
    const SeatView& view_;
    Memory memory_;
    Position before_, after_;
    Seat seat_;
    Card card_;
    Side us_;
    int left_;
    CardSet hand_, legal_, unseen_, placed_;
    PerSeat<CardSet> certain_{}; // cards a seat surely holds
    bool plainLead_ = false;
    std::vector<Reason> reasons_;
};

std::vector<Reason> ofDiscards(const DiscardChoice& choice, const std::vector<Card>& cards) {
    const CardSet away = setOf(cards), left = choice.from - away;
    std::vector<Reason> said;
    CardSet emptying;
    for (Suit suit : kSuits)
        if ((left & cardsOf(suit)).empty())
            emptying |= away & cardsOf(suit);
    if (!(away & kCounters).empty())
        said.push_back({ReasonKind::LaysAwayCounters, away & kCounters});
    if (!emptying.empty())
        said.push_back({ReasonKind::MakesVoids, emptying});
    if (said.empty())
        said.push_back({ReasonKind::LaysAwayLeast, away});
    return said;
}

std::vector<Reason> ofDeclaring(const DeclareChoice& choice, const Declare& declare) {
    CardSet cards;
    for (CardSet shown : declare.shown)
        cards |= shown;
    if (!declare.shown.empty())
        return {{ReasonKind::ShowsVersicole, cards}};
    for (const Versicola& v : choice.held)
        cards |= v.cards;
    return {{ReasonKind::HidesVersicole, cards}};
}

} // namespace

std::vector<Reason> reasonsFor(const Seen& seen, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return Table(seen, action.seat, play->card).reasons();
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return ofDiscards(std::get<DiscardChoice>(seen.view.choice->among), discard->cards);
    if (const auto* declare = std::get_if<Declare>(&action.what))
        return ofDeclaring(std::get<DeclareChoice>(seen.view.choice->among), *declare);
    if (std::holds_alternative<Fall>(action.what))
        return {{ReasonKind::NoTrumpsLeft, {}}};
    return {{ReasonKind::AnyCut, {}}};
}

Reason reasonFor(const Seen& seen, const Action& action) {
    return reasonsFor(seen, action).front();
}

std::span<const ReasonKind> reasonKinds() {
    static constexpr auto kinds = [] {
        std::array<ReasonKind, kNames.size()> list{};
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i] = kNames[i].kind;
        return list;
    }();
    return kinds;
}

std::string_view nameOf(ReasonKind kind) {
    for (const Named& named : kNames)
        if (named.kind == kind)
            return named.name;
    return {};
}

} // namespace players
