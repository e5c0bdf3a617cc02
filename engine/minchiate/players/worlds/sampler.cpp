#include "minchiate/players/worlds/sampler.h"

#include <algorithm>

namespace players {

using namespace minchiate;

namespace {

// Where a loose card lies.
int placeOf(Card card, World& world) {
    int place = 0;
    while (!cardsIn(world, place).contains(card))
        ++place;
    return place;
}

} // namespace

Sampler::Sampler(const Seen& seen, const Beliefs& beliefs)
    : demon_(seen.view.rules.demon), cut_(seen.view.phase == Phase::Cut), allowed_(allowedBy(seen)),
      hiding_(std::clamp(beliefs.hiding, 0.0, 1.0)) {
    for (Card card : allowed_.loose)
        loose_.push_back(card);
    // Cards of one suit that may lie in the same places form a class. Where all those of a suit that may lie
    // in the fola are one class, that suit's share of the fola is drawn beforehand.
    std::array<int, kPlaces> room = allowed_.room;
    std::vector<Dealing::Class> classes;
    const int suitsInFola = 5;
    for (int suit = 0; suit < suitsInFola; ++suit) {
        const CardSet cards = allowed_.loose & (suit < 4 ? cardsOf(kSuits[static_cast<std::size_t>(suit)])
                                                         : kTrumps | CardSet(kFool));
        const std::size_t first = classes.size();
        for (Card card : cards) {
            const PlaceBits places = allowed_.places[card.id];
            auto found = std::find_if(classes.begin() + static_cast<std::ptrdiff_t>(first), classes.end(),
                                      [&](const auto& c) { return c.places == places; });
            if (found == classes.end())
                found = classes.insert(classes.end(), {{}, places, 0});
            found->cards.push_back(card);
        }
        if (!allowed_.inFola || allowed_.inFola->at(static_cast<std::size_t>(suit)) == 0)
            continue;
        const int wanted = allowed_.inFola->at(static_cast<std::size_t>(suit));
        std::vector<Dealing::Class*> among;
        for (std::size_t i = first; i < classes.size(); ++i)
            if ((classes[i].places >> kFolaPlace) & 1)
                among.push_back(&classes[i]);
        if (among.size() == 1) {
            among.front()->toFola = wanted;
            among.front()->places &= static_cast<PlaceBits>(~bit(kFolaPlace));
            room[kFolaPlace] -= wanted;
        } else {
            countFola_[static_cast<std::size_t>(suit)] = wanted;
            countsFola_ = true;
        }
    }
    dealing_.emplace(std::move(classes), room);

    conditional_ = allowed_.needsTrump != 0 || !allowed_.folaNeeds.empty() || !allowed_.passable.empty();
    const SeatView& view = seen.view;
    const PerSeat<CardSet>& played = seen.played;
    for (Seat seat : kSeats) {
        if (seat == view.seat || played[seat].empty())
            continue; // its own, or not asked yet
        const auto shown = static_cast<int>(view.declared[seat].size());
        const CardSet certain = played[seat] | allowed_.known.hands[seat];
        CardSet possible = certain;
        for (Card card : allowed_.loose)
            if ((allowed_.places[card.id] >> handPlace(seat)) & 1)
                possible.insert(card);
        // Known to hide something, or unable to: no world is likelier than another.
        if (versicoleIn(certain, view.rules.demon) > shown ||
            (shown == 0 && versicoleIn(possible, view.rules.demon) == 0))
            continue;
        doubts_.push_back({seat, played[seat], shown});
    }
}

bool Sampler::agrees(const World& world) const {
    if (countsFola_) {
        const CardSet loose = world.fola & allowed_.loose;
        for (std::size_t suit = 0; suit < 4; ++suit)
            if (countFola_[suit] > 0 && (loose & cardsOf(kSuits[suit])).size() != countFola_[suit])
                return false;
    }
    return !conditional_ || fits(world, allowed_);
}

double Sampler::belief(const World& world) const {
    double belief = 1;
    for (const Doubt& doubt : doubts_)
        if (versicoleIn(doubt.played | world.hands[doubt.seat], demon_) > doubt.shown)
            belief *= hiding_;
    return belief;
}

bool Sampler::believed(const World& world, tricks::Random& random) const {
    const double belief = this->belief(world);
    return belief == 1 || static_cast<double>(random.next() >> 11) * 0x1p-53 < belief;
}

bool Sampler::exchange(World& world, tricks::Random& random) const {
    const auto any = [&] { return loose_[random.below(static_cast<std::uint32_t>(loose_.size()))]; };
    if (loose_.size() < 2)
        return false;
    const Card one = any(), two = any();
    const int from = placeOf(one, world), to = placeOf(two, world);
    if (from == to || (allowed_.places[one.id] & bit(to)) == 0 || (allowed_.places[two.id] & bit(from)) == 0)
        return false;
    const auto swap = [&](Card here, Card there) {
        cardsIn(world, from).erase(here);
        cardsIn(world, from).insert(there);
        cardsIn(world, to).erase(there);
        cardsIn(world, to).insert(here);
    };
    swap(one, two);
    const bool fola = from == kFolaPlace || to == kFolaPlace;
    if ((fola && allowed_.inFola && suitPlace(one) != suitPlace(two)) ||
        (conditional_ && !fits(world, allowed_))) {
        swap(two, one);
        return false;
    }
    return true;
}

std::optional<double> Sampler::exchangeOfSuit(World& world, tricks::Random& random) const {
    constexpr std::uint32_t most = 4;
    const auto suit = cardsOf(kSuits[random.below(4)]);
    const auto from = static_cast<Seat>(random.below(4)), to = static_cast<Seat>(random.below(4));
    const auto count = static_cast<int>(1 + random.below(most));
    if (from == to)
        return std::nullopt;
    // Those of a hand that may lie in the other.
    const auto free = [&](Seat here, Seat there) {
        CardSet cards;
        for (Card card : world.hands[here] & allowed_.loose)
            if ((allowed_.places[card.id] & bit(handPlace(there))) != 0)
                cards.insert(card);
        return cards;
    };
    const CardSet ofSuit = free(from, to) & suit, others = free(to, from) - suit;
    if (ofSuit.size() < count || others.size() < count)
        return std::nullopt;
    const auto some = [&](CardSet among) {
        CardSet cards;
        while (cards.size() < count)
            cards.insert(among.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(among.size())))));
        return cards;
    };
    const CardSet there = some(ofSuit), back = some(others);
    const World before = world;
    world.hands[from] = (world.hands[from] - there) | back;
    world.hands[to] = (world.hands[to] - back) | there;
    if (conditional_ && !fits(world, allowed_)) {
        world = before;
        return std::nullopt;
    }
    // Ways to choose these among those, and the way back.
    double times = 1;
    const int suitBack = (free(to, from) & suit).size(), othersBack = (free(from, to) - suit).size();
    for (int i = 0; i < count; ++i)
        times *= static_cast<double>(ofSuit.size() - i) * (others.size() - i) /
                 (static_cast<double>(suitBack - i) * (othersBack - i));
    return times;
}

std::optional<World> Sampler::draw(tricks::Random& random) const {
    if (!dealing_->possible() || cut_)
        return std::nullopt;
    for (int i = 0; i < kTries; ++i) {
        World world = allowed_.known;
        dealing_->deal(world, random);
        if (agrees(world) && believed(world, random))
            return world;
    }
    return std::nullopt;
}

} // namespace players
