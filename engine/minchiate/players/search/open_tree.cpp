#include "minchiate/players/search/open_tree.h"

#include "minchiate/tally.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace players {

using namespace minchiate;

OpenTree::OpenTree(const Position& position, const Memory& memory, const RuleSet& rules,
                   const OpenSearch& search, Solver& solver, const Convention& by)
    : rules_(rules), search_(search), solver_(&solver), by_(&by) {
    Line line{position, memory};
    letFall(line);
    places_.push_back({std::move(line), {}});
}

double OpenTree::mean() const {
    return static_cast<double>(places_.front().points) / places_.front().times;
}

minchiate::Card OpenTree::best() const {
    const auto& cards = places_.front().cards;
    const auto times = [&](const Card& card) {
        return card.place == kNone ? 0 : places_[static_cast<std::size_t>(card.place)].times;
    };
    return std::ranges::max_element(cards, {}, times)->card;
}

// M6.10: with the switch a seat falls when its turn comes.
void OpenTree::letFall(Line& line) const {
    if (!rules_.autoFall || line.position.over() || !line.position.mayFall())
        return;
    line.memory.shown[line.position.turn()] = line.position.hand(line.position.turn());
    line.position.fall();
}

void OpenTree::play(Line& line, minchiate::Card card) const {
    remember(line.memory, line.position, card);
    line.position.play(card);
    if (line.position.trickFull()) {
        const Gathered gathered = line.position.gather();
        line.last = sideOf(gathered.winner);
        line.marks += sign(line.last) * gathered.points;
    }
    letFall(line);
}

int OpenTree::counted(const Line& line) const {
    const Position& position = line.position;
    return line.marks +
           countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, line.last, rules_);
}

int OpenTree::solved(const Line& line) const {
    const int up = sign(sideOf(line.position.chooser()));
    int best = std::numeric_limits<int>::min();
    for (const Scored& scored : solver_->solve(line.position, rules_))
        best = std::max(best, up * scored.points);
    return line.marks + up * best;
}

// A trick begins, and no more than so many are left.
bool OpenTree::hasLeft(const Line& line, int tricks) const {
    return line.position.played() == 0 && kTricks + 1 - line.position.trickNumber() <= tricks;
}

int OpenTree::byConvention(Line line) const {
    while (!line.position.over()) {
        if (hasLeft(line, search_.solvedTricks))
            return solved(line);
        play(line, conventionCard(line.position, line.memory, *by_));
    }
    return counted(line);
}

// Those that convention weighs; where the tree begins every legal card has its chance.
std::vector<OpenTree::Card> OpenTree::cardsOf(const Line& line, bool all) const {
    const WeighedCards weighed = weighedCards(line.position, line.memory, *by_);
    const auto list = std::span(weighed.cards).first(static_cast<std::size_t>(weighed.count));
    const int most = std::ranges::max_element(list, {}, &Weighed::worth)->worth;
    std::vector<Card> cards;
    CardSet others = all ? line.position.legal() : CardSet();
    for (const Weighed& one : list) {
        cards.push_back(
            {one.card, std::max(search_.least, std::exp(inPoints(one.worth - most) / search_.warmth))});
        others.erase(one.card);
    }
    for (minchiate::Card card : others)
        cards.push_back({card, search_.least});
    double sum = 0;
    for (const Card& card : cards)
        sum += card.share;
    for (Card& card : cards)
        card.share /= sum;
    return cards;
}

// Index of the card that the next line goes by.
std::size_t OpenTree::promising(const Place& place) const {
    const int up = sign(sideOf(place.line.position.chooser()));
    const double usual = up * static_cast<double>(place.points) / place.times;
    const double wish = search_.curiosity * std::sqrt(static_cast<double>(place.times));
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < place.cards.size(); ++i) {
        const Card& card = place.cards[i];
        const Place* next = card.place == kNone ? nullptr : &places_[static_cast<std::size_t>(card.place)];
        const double made =
            next ? up * static_cast<double>(next->points) / next->times : usual - search_.caution;
        const double promise = made + wish * card.share / (1 + (next ? next->times : 0));
        if (promise > most) {
            best = i;
            most = promise;
        }
    }
    return best;
}

// What is found in a place come to for the first time.
int OpenTree::goOn(Place& place) const {
    place.settled = place.line.position.over() || hasLeft(place.line, search_.solvedPlaces);
    if (place.line.position.over())
        return counted(place.line);
    return place.settled ? solved(place.line) : byConvention(place.line);
}

int OpenTree::grow() {
    std::vector<std::size_t> way{0};
    while (places_[way.back()].times > 0 && !places_[way.back()].settled) {
        const std::size_t here = way.back();
        if (places_[here].cards.empty())
            places_[here].cards = cardsOf(places_[here].line, here == 0);
        const std::size_t i = promising(places_[here]);
        if (places_[here].cards[i].place == kNone) {
            Line line = places_[here].line;
            play(line, places_[here].cards[i].card);
            places_[here].cards[i].place = static_cast<int>(places_.size());
            places_.push_back({std::move(line), {}});
        }
        way.push_back(static_cast<std::size_t>(places_[here].cards[i].place));
    }
    Place& last = places_[way.back()];
    const int points =
        last.times == 0 ? goOn(last) : static_cast<int>(last.points / last.times); // settled: always the same
    for (std::size_t place : way) {
        places_[place].points += points;
        ++places_[place].times;
    }
    return points;
}

} // namespace players
