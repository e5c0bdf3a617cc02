#include "tarot/sheet/kept_hand.h"

#include <algorithm>

namespace tarot::sheet {

namespace {

constexpr int kBout = 9, kTrumpsAndExcuse = 22;
constexpr int kPetitAuBout = 10;

using MaybeProblem = std::optional<Problem>;

bool sits(Seat seat, int players) {
    return index(seat) < players;
}

// F8.11: who kept the Excuse and has nothing to give for it pays a half.
int owedForExcuse(const RuleSet& rules, int players) {
    return excuseRuleOf(rules, players) == ExcuseRule::Exchanged ? 1 : 0;
}

// F11.3
int givenToEach(const RuleSet& rules, int players) {
    return players == 3 && rules.shortDeck ? 10 : 0;
}

MaybeProblem pointsFault(const KeptContract& hand, const RuleSet& rules, int players) {
    if (hand.bouts < 0 || hand.bouts > 3)
        return Problem{Fault::Bouts};
    if (hand.halves < 0 || hand.halves > kAllHalves)
        return Problem{Fault::PointsRange};
    if (players == 4 && hand.halves % 2 != 0) // F2.4
        return Problem{Fault::HalfOfFour};
    const int given = givenToEach(rules, players);
    const int owed = owedForExcuse(rules, players);
    const int least = std::max(kBout * hand.bouts - owed, 0) + given;
    const int most = kAllHalves - given - std::max(kBout * (3 - hand.bouts) - owed, 0);
    if (hand.halves < least)
        return Problem{Fault::BoutsWorth, {}, least};
    if (hand.halves > most)
        return Problem{Fault::BoutsWorth, {}, most};
    return std::nullopt;
}

MaybeProblem slamFault(const KeptContract& hand, const RuleSet& rules, int players) {
    if (hand.slam == Slam::PetitChelem && !rules.petitChelem)
        return Problem{Fault::SlamOff};
    const bool petitLost = (hand.won == Tricks::All && hand.petit == Camp::Defence) ||
                           (hand.won == Tricks::None && hand.petit == Camp::Declarer);
    if (petitLost)
        return Problem{Fault::PetitLost};
    // All the defence can have is the Excuse; against the chien, what lies there as well (F6.7).
    const int least = kAllHalves - givenToEach(rules, players) - kBout + owedForExcuse(rules, players);
    if (hand.won == Tricks::All && hand.contract.bid != Bid::GardeContre && hand.halves < least)
        return Problem{Fault::SlamPoints, {}, least};
    return std::nullopt;
}

MaybeProblem poigneeFault(const KeptContract& hand, int players) {
    const auto sizes = poigneeSizes(players);
    int shown = 0;
    Seats by;
    for (const Poignee& one : hand.poignees) {
        if (!sits(one.seat, players))
            return Problem{Fault::NoSeat};
        if (std::ranges::find(sizes, one.cards) == sizes.end())
            return Problem{Fault::PoigneeNumber, one.seat, sizes[0]};
        if (by.contains(one.seat))
            return Problem{Fault::PoigneeTwice, one.seat};
        by.insert(one.seat);
        shown += one.cards;
    }
    if (shown > kTrumpsAndExcuse)
        return Problem{Fault::PoigneeTrumps, {}, kTrumpsAndExcuse};
    return std::nullopt;
}

MaybeProblem misereFault(const KeptContract& hand, const RuleSet& rules, int players) {
    for (auto one = hand.miseres.begin(); one != hand.miseres.end(); ++one) {
        if (!sits(one->seat, players))
            return Problem{Fault::NoSeat};
        if (!rules.miseres)
            return Problem{Fault::MiseresOff, one->seat};
        if (std::find(hand.miseres.begin(), one, *one) != one)
            return Problem{Fault::MisereTwice, one->seat};
        const bool shows = std::ranges::find(hand.poignees, one->seat, &Poignee::seat) != hand.poignees.end();
        if (shows && one->kind == Announced::MisereAtouts)
            return Problem{Fault::MiserePoignee, one->seat};
    }
    return std::nullopt;
}

MaybeProblem contractFault(const KeptContract& hand, const RuleSet& rules, int players) {
    if (!sits(hand.contract.declarer, players))
        return Problem{Fault::NoSeat};
    if (hand.partner && !sits(*hand.partner, players))
        return Problem{Fault::NoSeat};
    if (hand.partner && (players != 5 || *hand.partner == hand.contract.declarer))
        return Problem{Fault::PartnerOff, *hand.partner};
    if (hand.contract.bid == Bid::Pass || (hand.contract.bid == Bid::Pousse && !rules.pousse))
        return Problem{Fault::NoBid};
    if (auto problem = pointsFault(hand, rules, players))
        return problem;
    if (auto problem = slamFault(hand, rules, players))
        return problem;
    if (auto problem = poigneeFault(hand, players))
        return problem;
    return misereFault(hand, rules, players);
}

MaybeProblem misereHandFault(const KeptMisere& hand, const RuleSet& rules, int players) {
    if (rules.allPass != AllPass::Misere)
        return Problem{Fault::MisereOff};
    int sum = 0;
    for (Seat seat : Seats::table(players)) {
        if (hand.halves[seat] < 0 || hand.halves[seat] > kAllHalves)
            return Problem{Fault::PointsRange, seat};
        sum += hand.halves[seat];
    }
    if (sum > kAllHalves)
        return Problem{Fault::MiserePoints, {}, kAllHalves};
    return std::nullopt;
}

Account contractAccount(const KeptContract& hand, const RuleSet& rules, int players) {
    const Seat declarer = hand.contract.declarer;
    Seats camp(declarer);
    if (hand.partner)
        camp.insert(*hand.partner);
    int poignees = 0;
    for (const Poignee& one : hand.poignees)
        poignees += poigneeWorth(one.cards, players);
    const int petit = !hand.petit ? 0 : *hand.petit == Camp::Declarer ? kPetitAuBout : -kPetitAuBout;
    const int tricks = tableOf(rules, players).tricks;
    const int won = hand.won == Tricks::All         ? tricks
                    : hand.won == Tricks::AllButOne ? tricks - 1
                    : hand.won == Tricks::None      ? 0
                                                    : 1;
    Account account;
    account.price = priceOf(hand.contract.bid, hand.halves, hand.bouts, petit, poignees,
                            slamPrice(rules, players, hand.slam, won, tricks));
    for (const Misere& one : hand.miseres)
        account.miseres.push_back(paidFor(hand.contract, one.seat, one.kind, *account.price));
    account.scores = scoresOf(rules, players, declarer, camp, *account.price, account.miseres);
    return account;
}

} // namespace

std::string_view ruleOf(Fault fault) {
    switch (fault) {
    case Fault::NoSeat:
        return "F3.1";
    case Fault::PartnerOff:
        return "F6.1";
    case Fault::NoBid:
        return "F5.3";
    case Fault::Bouts:
    case Fault::BoutsWorth:
        return "F2.1";
    case Fault::PointsRange:
    case Fault::MiserePoints:
        return "F2.1";
    case Fault::HalfOfFour:
        return "F2.4";
    case Fault::PetitLost:
        return "F9.6";
    case Fault::SlamPoints:
        return "F9.8";
    case Fault::SlamOff:
        return "F7.3";
    case Fault::PoigneeNumber:
    case Fault::PoigneeTwice:
    case Fault::PoigneeTrumps:
        return "F7.5";
    case Fault::MiseresOff:
    case Fault::MisereTwice:
    case Fault::MiserePoignee:
        return "F7.7";
    case Fault::MisereOff:
        return "F5.5";
    }
    return "";
}

std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules, int players) {
    if (const auto* contract = std::get_if<KeptContract>(&hand))
        return contractFault(*contract, rules, players);
    if (const auto* misere = std::get_if<KeptMisere>(&hand))
        return misereHandFault(*misere, rules, players);
    return std::nullopt;
}

Account accountOf(const KeptHand& hand, const RuleSet& rules, int players) {
    if (const auto* contract = std::get_if<KeptContract>(&hand))
        return contractAccount(*contract, rules, players);
    Account account;
    if (const auto* misere = std::get_if<KeptMisere>(&hand))
        account.scores = settledInPairs(misere->halves, players);
    return account;
}

} // namespace tarot::sheet
