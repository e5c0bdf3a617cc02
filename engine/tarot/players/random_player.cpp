#include "tarot/players/random_player.h"

#include "tricks/chance.h"

namespace tarot {

namespace {

using tricks::anyOf;

template<class T>
const T& anyOf(const std::vector<T>& some, tricks::Random& random) {
    return some[random.below(static_cast<std::uint32_t>(some.size()))];
}

Action anyPlay(Seat seat, const PlayChoice& choice, tricks::Random& random) {
    if (!choice.poignees.empty() && random.below(2) == 0) {
        const PoigneeChoice& poignee = anyOf(choice.poignees, random);
        return {seat, ShowPoignee{someOf(poignee.from, poignee.count, random)}};
    }
    if (!choice.miseres.empty() && random.below(2) == 0)
        return {seat, ClaimMisere{anyOf(choice.miseres, random)}};
    return {seat, Play{anyOf(choice.cards, random)}};
}

} // namespace

CardSet someOf(CardSet cards, int count, tricks::Random& random) {
    CardSet some;
    for (int i = 0; i < count; ++i) {
        const Card card = anyOf(cards, random);
        some.insert(card);
        cards.erase(card);
    }
    return some;
}

tricks::Player<Game> randomPlayer() {
    return {"random", [](const View& view, tricks::Thought& thought) -> Action {
                const auto& [seat, among] = *view.choice;
                tricks::Random& random = thought.random;
                if (const auto* play = std::get_if<PlayChoice>(&among))
                    return anyPlay(seat, *play, random);
                if (const auto* auction = std::get_if<AuctionChoice>(&among))
                    return {seat, Speak{anyOf(auction->words, random)}};
                if (const auto* call = std::get_if<CallChoice>(&among))
                    return {seat, CallCard{anyOf(call->cards, random)}};
                if (const auto* jeu = std::get_if<JeuChoice>(&among))
                    return {seat, SayJeu{anyOf(jeu->words, random)}};
                const auto& discard = std::get<DiscardChoice>(among);
                const int rest = discard.count - discard.must.size();
                return {seat, Discard{discard.must | someOf(discard.from, rest, random)}};
            }};
}

void playOut(Position& position, tricks::Random& random) {
    tricks::QuickRandom quick(random.next());
    position.playToTheEnd([&](CardSet legal) { return tricks::oneOf(legal, quick); });
}

} // namespace tarot
