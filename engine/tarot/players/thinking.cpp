#include "tarot/players/thinking.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/open_play.h"
#include "tarot/players/random_player.h"
#include "tarot/players/rules_of_thumb.h"

#include "search/play_out.h"
#include "search/ranking.h"
#include "search/worlds.h"

#include <algorithm>
#include <cmath>

namespace tarot {

namespace {

// ---- What the others did, and how likely ----

// A word of the auction from a hand that stands for `wanted`, after `highest`.
double chanceOfWord(Bid said, Bid wanted, Bid highest) {
    const bool could = wanted > highest;
    if (said == Bid::Pass)
        return could ? 0.15 : 1;
    return said <= wanted ? 1 : wanted == Bid::Pass ? 0.1 : 0.3;
}

double auctionLikelihood(const View& view, const search::World& world) {
    double sum = 0;
    Bid highest = Bid::Pass;
    for (const auto& [seat, bid] : view.auction) {
        if (seat != view.seat)
            sum += std::log(chanceOfWord(bid, bidFor(dealtIn(view, world, seat), view.players), highest));
        highest = std::max(highest, bid);
    }
    return sum;
}

// The cards played tell too little to be worth their cost, as arenas showed.
search::Likelihood likelihoodOf(const View& view, double trust) {
    if (trust <= 0 || view.auction.empty())
        return {};
    return [&view, trust](const search::World& world) { return trust * auctionLikelihood(view, world); };
}

// ---- What to try ----

std::vector<Action> waysToLayAway(const View& view, const DiscardChoice& choice) {
    std::vector<Action> ways{{view.seat, Discard{cardsToLayAway(view.hand, choice)}}};
    for (unsigned suits = 0; suits < 16; ++suits)
        if (const Action way{view.seat, Discard{cardsToLayAway(view.hand, choice, suits)}};
            std::ranges::find(ways, way) == ways.end())
            ways.push_back(way);
    return ways;
}

// The four that seem best to call.
std::vector<Action> cardsToTry(const View& view, const CallChoice& choice) {
    std::vector<Action> calls;
    for (CardSet left = choice.cards; !left.empty() && calls.size() < 4;) {
        const Card card = cardToCall(view.hand, left);
        calls.push_back({view.seat, CallCard{card}});
        left.erase(card);
    }
    return calls;
}

// Another seat may hold a trump, and is not surely of this one's camp: the Petit led may be lost to it.
bool mayLosePetit(const View& view) {
    const search::Hidden hidden = hiddenFrom(view);
    for (Seat seat : Seats::table(view.players)) {
        const bool together =
            view.contract && view.camp && view.camp->contains(seat) == view.camp->contains(view.seat);
        for (Card card : hidden.loose& kTrumps)
            if (!together && seat != view.seat && (hidden.places[card.id] & search::bit(index(seat))))
                return true;
    }
    return false;
}

// Of few worlds the one looked at may make the Petit safe by chance: with something else to lead it is kept
// for as long as it may be lost.
CardSet cardsToTry(const View& view, CardSet legal, int worlds) {
    constexpr int kFew = 8;
    const CardSet others = legal - CardSet(kPetit) - CardSet(kExcuse);
    const bool leads = view.tricks.empty() || view.tricks.back().winner;
    const bool keeps =
        worlds < kFew && leads && legal.contains(kPetit) && !others.empty() && mayLosePetit(view);
    return keeps ? legal - CardSet(kPetit) : legal;
}

std::vector<Action> actionsToTry(const View& view, int worlds) {
    const auto& [seat, among] = *view.choice;
    std::vector<Action> actions;
    if (const auto* play = std::get_if<PlayChoice>(&among)) {
        for (Card card : cardsToTry(view, play->cards, worlds))
            actions.push_back({seat, Play{card}});
    } else if (const auto* auction = std::get_if<AuctionChoice>(&among)) {
        // Play-outs know too little of the chien to tell when to do without it; players' experience does
        // (F17.1).
        const Bid without = std::max(Bid::Garde, bidFor(view.hand, view.players));
        for (Bid bid : auction->words)
            if (bid <= without)
                actions.push_back({seat, Speak{bid}});
    } else if (const auto* jeu = std::get_if<JeuChoice>(&among)) {
        for (Slam slam : jeu->words)
            actions.push_back({seat, SayJeu{slam}});
    } else if (const auto* call = std::get_if<CallChoice>(&among)) {
        return cardsToTry(view, *call);
    } else {
        return waysToLayAway(view, std::get<DiscardChoice>(among));
    }
    return actions;
}

// ---- What comes of it ----

// How play-outs are made, and what they come to.
struct PlayOut {
    Judge judge;
    double whim = 1;
    int solved = 0;

    // Points of the judge's seat from a position on.
    [[nodiscard]] int operator()(const Position& position, tricks::Random& random) const {
        if (position.players() * (position.tricks() - position.trickNumber() + 1) <= solved &&
            OpenPlay::fits(position))
            return search::worthExactly(OpenPlay(position, judge));
        return judge.worth(toTheEnd(position, random));
    }
    [[nodiscard]] Position toTheEnd(Position position, tricks::Random& random) const {
        search::playTo(position.tricks(), position, whim, random, likelyCard);
        return position;
    }
};

int outcome(Hand hand, const Action& action, const PlayOut& playOut, tricks::Random& random) {
    (void)hand.apply(action);
    while (!hand.over() && hand.phase() != Phase::Play)
        (void)hand.apply(likelyAction(hand));
    if (hand.over())
        return hand.result()->scores[playOut.judge.seat];
    const Terms terms = hand.terms();
    PlayOut settled = playOut;
    settled.judge.terms = &terms;
    return settled(hand.position(), random);
}

// ---- Announcements (F7.4) ----

// They pay who wins, and so are made by who mostly does.
std::optional<Action> announcement(const View& view, double won) {
    constexpr double likely = 0.65;
    const auto& choice = std::get<PlayChoice>(view.choice->among);
    const bool risks = view.contract && view.contract->declarer == view.seat && takesUp(view.contract->bid);
    if (!choice.miseres.empty() && (!risks || won > likely)) // F9.9
        return Action{view.seat, ClaimMisere{choice.miseres.front()}};
    if (!choice.poignees.empty() && won > likely)
        return Action{view.seat, ShowPoignee{trumpsToShow(choice.poignees.back())}};
    return std::nullopt;
}

bool isWon(const Result& result, Seat seat) {
    const auto* count = std::get_if<ContractCount>(&result.how);
    return count && count->price.made() == count->camp.contains(seat);
}

} // namespace

std::vector<Considered> considered(const View& view, const Thinking& thinking, tricks::Thought& thought) {
    const auto actions = actionsToTry(view, thinking.worlds);
    const auto* playing = std::get_if<PlayChoice>(&view.choice->among);
    const bool mayAnnounce = playing && !(playing->miseres.empty() && playing->poignees.empty());
    const search::Work work(thought);
    const Terms terms = termsOf(view);
    std::vector<search::World> worlds;
    if (actions.size() > 1 || mayAnnounce)
        worlds = search::worldsOf(search::Dealing(hiddenFrom(view)), likelihoodOf(view, thinking.trust),
                                  work.times(playing ? thinking.worlds : thinking.worldsBefore),
                                  thought.random.next(), work);
    std::erase_if(worlds, [&](const search::World& world) { return !isPossible(view, world); });
    std::vector<double> besides;
    for (const Action& action : actions) {
        const auto* said = std::get_if<Speak>(&action.what);
        const auto* jeu = std::get_if<SayJeu>(&action.what);
        constexpr double slamCaution = 150; // play-outs think too well of the winners of a slam
        besides.push_back(said                             ? -thinking.cautionOf(said->bid)
                          : jeu && jeu->slam != Slam::None ? -slamCaution
                                                           : 0);
    }
    std::vector<Position> positions;
    std::vector<Hand> hands;
    for (const auto& world : worlds)
        if (playing)
            positions.push_back(positionIn(view, world));
        else
            hands.push_back(handIn(view, world));
    const std::uint64_t seed = thought.random.next();
    const PlayOut playOut{{&terms, view.announcements, view.seat}, thinking.whim, thinking.solved};
    const auto after = [&](std::size_t world, std::size_t choice) {
        Position position = positions[world];
        position.play(std::get<Play>(actions[choice].what).card);
        return position;
    };
    const search::Ranking ranking =
        search::ranked(worlds.size(), besides, work, [&](std::size_t world, std::size_t choice) {
            auto random = tricks::Random::forDecision(seed, world, 0);
            return playing ? playOut(after(world, choice), random)
                           : outcome(hands[world], actions[choice], playOut, random);
        });
    std::vector<Considered> list;
    for (std::size_t i : ranking.order)
        list.push_back(
            {actions[i], ranking.points[i], ranking.errors[i], reasonsFor(view, actions[i]).front()});
    if (mayAnnounce) {
        int won = 0;
        for (std::size_t world = 0; world < worlds.size(); ++world) {
            auto random = tricks::Random::forDecision(seed, world, 0);
            const Position end = playOut.toTheEnd(after(world, ranking.order.front()), random);
            won += isWon(countOf(terms, view.announcements, end), view.seat);
        }
        const double share = worlds.empty() ? 0 : won / static_cast<double>(worlds.size());
        if (const auto action = announcement(view, share))
            list.insert(list.begin(), {*action, list.front().points, 0, reasonsFor(view, *action).front()});
    }
    return list;
}

} // namespace tarot
