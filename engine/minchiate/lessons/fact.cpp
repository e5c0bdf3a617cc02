#include "minchiate/lessons/kind.h"
#include "minchiate/match.h"
#include "minchiate/records/action_text.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace minchiate_lessons {

using namespace minchiate;

namespace {

using MaybeFact = std::optional<Fact>;

std::optional<Side> sideNamed(const QString& text) {
    for (Side side : kSides)
        if (records::sideText(side) == text)
            return side;
    return std::nullopt;
}

std::optional<Suit> suitNamed(const QString& letter) {
    const auto place = letter.size() == 1 ? QStringView(u"CDSBTM").indexOf(letter) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Suit>(place));
}

// Fixed numbers of the game.
std::optional<int> constant(const QString& name) {
    static const QHash<QString, int> known{
        {QStringLiteral("deck"), kDeckSize},
        {QStringLiteral("tricks"), kTricks},
        {QStringLiteral("resto"), kResto},
        {QStringLiteral("trumps"), kTrumps.size()},
        {QStringLiteral("suit"), cardsOf(Suit::Cups).size()},
        {QStringLiteral("suit-cards"), kDeckSize - kTrumps.size() - 1}, // and the Fool (M1.1)
        {QStringLiteral("least-cut"), kLeastCut},
        {QStringLiteral("most-cut"), kMostCut},
        {QStringLiteral("looked"), kMostLooked},
        {QStringLiteral("counters"), kCounters.size()},
        {QStringLiteral("points"), value(kCounters)},
        {QStringLiteral("last"), countOf({}, true, {}).last},
        {QStringLiteral("fola"), kDeckSize - 4 * kTricks},
        {QStringLiteral("hands-in-round"), kHandsInRound},
        {QStringLiteral("hands"), kRounds * kHandsInRound},
        {QStringLiteral("rounds"), kRounds},
        {QStringLiteral("cappotto"), cappottoResti(0)}, // with a level pad (M7.4)
        // The cards beyond which each is a point: the fewest that score none.
        {QStringLiteral("free-cards"),
         [] {
             CardSet set;
             for (Card c : kWholeDeck) {
                 set.insert(c);
                 if (countOf(set, false, {}).cards > 0)
                     break;
             }
             return set.size() - 1;
         }()},
    };
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(*found);
}

// The trick that was gathered last.
const Trick* lastTrick(const Table& table) {
    const auto& tricks = table.tricks();
    const auto done = std::find_if(tricks.rbegin(), tricks.rend(), [](const Trick& t) { return !!t.winner; });
    return done == tricks.rend() ? nullptr : &*done;
}

// A pair's count as it would be now; with the last trick only where it has been played.
std::optional<SideCount> countNow(const QString& side, const Table& table) {
    const auto whose = sideNamed(side);
    if (!whose)
        return std::nullopt;
    const auto& result = table.result();
    return countOf(table.captured(*whose), result && result->lastTrick == *whose, table.rules());
}

// Strong to weak as they beat each other where each follows the first one's suit (M6.4).
std::vector<Card> ranked(std::vector<Card> cards) {
    std::ranges::stable_sort(cards, [](Card a, Card b) { return a.id > b.id; });
    return cards;
}

int playedOf(Suit suit, const Table& table) {
    int played = 0;
    for (const Trick& trick : table.tricks())
        for (const auto& entry : trick.plays)
            played += suitOf(entry.card) == suit ? 1 : 0;
    return played;
}

// What a learner can know of a suit (M5.11): "in-fola", "played", "mine", and "out", which the other three
// hold between them.
MaybeFact suitNumber(const QString& name, const QString& of, const Scene& scene) {
    const auto suit = suitNamed(of);
    const Hand* hand = scene.table->hand();
    if (!suit || *suit > Suit::Trumps || !hand || hand->announcements().empty())
        return std::nullopt;
    const SuitCounts& told = hand->announcements().back();
    const bool trumps = *suit == Suit::Trumps;
    if (trumps && name == QStringLiteral("out"))
        return std::nullopt;
    // Trumps are never announced: they are what the suits leave of its cards (M5.8).
    const int fola =
        trumps ? static_cast<int>(hand->fola().size()) - std::accumulate(told.begin(), told.end(), 0)
               : told[static_cast<std::size_t>(*suit)];
    const int played = playedOf(*suit, *scene.table);
    const int mine = (scene.table->held(scene.you) & cardsOf(*suit)).size();
    if (name == QStringLiteral("in-fola"))
        return fola;
    if (name == QStringLiteral("played"))
        return played;
    return name == QStringLiteral("mine") ? mine : cardsOf(*suit).size() - fola - played - mine;
}

// Facts of named cards, whatever lies on the table.
MaybeFact ofCards(const QString& name, const QString& of, const RuleSet& rules) {
    static const QHash<QString, std::function<Fact(const std::vector<Card>&, const RuleSet&)>> known{
        {QStringLiteral("value"), [](auto& c, auto&) { return Fact(value(setOf(c))); }},
        {QStringLiteral("size"), [](auto& c, auto&) { return Fact(static_cast<int>(c.size())); }},
        {QStringLiteral("counters"), [](auto& c, auto&) { return Fact((setOf(c) & kCounters).size()); }},
        {QStringLiteral("versicole"), [](auto& c, auto& r) { return Fact(versicolePoints(setOf(c), r)); }},
        {QStringLiteral("versicole-names"), [](auto& c, auto& r) { return Fact(versicoleOf(setOf(c), r)); }},
        {QStringLiteral("cards"), [](auto& c, auto&) { return Fact(CardsInOrder{c}); }},
        {QStringLiteral("ranked"), [](auto& c, auto&) { return Fact(CardsInOrder{ranked(c)}); }},
        {QStringLiteral("highest"),
         [](auto& c, auto&) {
             return Fact(OneCard{ranked(c).front(), false});
         }},
        {QStringLiteral("lowest"),
         [](auto& c, auto&) {
             return Fact(OneCard{ranked(c).back(), false});
         }},
    };
    const auto found = known.find(name);
    const auto list = Kind::cardListOf(of);
    if (found == known.end() || !list || list->empty())
        return std::nullopt;
    return (*found)(*list, rules);
}

// Counters that their own pair brought home in this trick.
CardsInOrder cameHome(const Trick& trick, Side side) {
    CardsInOrder home;
    for (const auto& entry : trick.plays)
        if (tricks::sideOf(entry.seat) == side && kCounters.contains(entry.card) &&
            (tricks::sideOf(*trick.winner) == side || entry.card == kFool))
            home.cards.push_back(entry.card);
    return home;
}

// Facts of the play.
MaybeFact ofPlay(const QString& name, const Scene& scene) {
    const Table& table = *scene.table;
    const Position* position = table.position();
    const Trick* last = lastTrick(table);
    if (name == QStringLiteral("winner"))
        return last ? MaybeFact(*last->winner) : std::nullopt;
    if (name == QStringLiteral("dead")) {
        CardsInOrder dead;
        for (const Mark& mark : table.tally().marks())
            if (last && mark.cause == Cause::Death && mark.trick == static_cast<int>(table.tricks().size()))
                for (Card c : mark.cards)
                    dead.cards.push_back(c);
        return dead.cards.empty() ? std::nullopt : MaybeFact(dead);
    }
    if (name == QStringLiteral("home")) {
        const auto home = last ? cameHome(*last, tricks::sideOf(scene.you)) : CardsInOrder{};
        return home.cards.empty() ? std::nullopt : MaybeFact(home);
    }
    if (!position)
        return std::nullopt;
    if (name == QStringLiteral("led"))
        return position->led() ? MaybeFact(*position->led()) : std::nullopt;
    if (name == QStringLiteral("wins"))
        return position->led() ? MaybeFact(position->playerOf(position->winning())) : std::nullopt;
    if (name == QStringLiteral("legal")) {
        const auto now = table.choice();
        const auto* play = now ? std::get_if<PlayChoice>(&now->among) : nullptr;
        CardsInOrder legal;
        for (Card c : play ? play->cards : CardSet{})
            legal.cards.push_back(c);
        return legal.cards.empty() ? std::nullopt : MaybeFact(legal);
    }
    return std::nullopt;
}

// Facts of points.
MaybeFact ofScore(const QString& name, const QString& of, const Scene& scene) {
    const Table& table = *scene.table;
    const int ours = sign(tricks::sideOf(scene.you));
    const auto& marks = table.tally().marks();
    if (name == QStringLiteral("marked")) {
        const auto side = sideNamed(of);
        CardsInOrder cards;
        for (const Mark& mark : marks)
            for (Card c : side == mark.side && mark.trick == 0 ? mark.cards : CardSet{})
                cards.cards.push_back(c);
        return cards.cards.empty() ? std::nullopt : MaybeFact(cards);
    }
    if (name == QStringLiteral("paid"))
        return table.tally().paid().empty() ? std::nullopt
                                            : MaybeFact(static_cast<int>(table.tally().paid().size()));
    if (name == QStringLiteral("mark"))
        return marks.empty() ? std::nullopt : MaybeFact(marks.back().points);
    if (name == QStringLiteral("net"))
        return std::abs(table.tally().net());
    if (name == QStringLiteral("score"))
        return Score{ours * table.tally().net()};
    if (name == QStringLiteral("gain") || name == QStringLiteral("cost")) {
        if (!scene.before)
            return std::nullopt;
        const int gain = ours * (markedPoints(table.tally()) - markedPoints(scene.before->tally()));
        const int told = name == QStringLiteral("gain") ? gain : -gain;
        return told > 0 ? MaybeFact(told) : std::nullopt; // else the words say the contrary
    }
    if (name == QStringLiteral("resti-for")) {
        bool ok = false;
        const int net = of.toInt(&ok);
        return ok ? MaybeFact(restiFor(net)) : std::nullopt;
    }
    if (name == QStringLiteral("in-pile")) {
        const auto side = sideNamed(of);
        return side ? MaybeFact(table.captured(*side).size()) : std::nullopt;
    }
    if (name == QStringLiteral("resti"))
        return table.result() ? MaybeFact(std::abs(table.result()->resti)) : std::nullopt;
    if (name == QStringLiteral("final-net"))
        return table.result() ? MaybeFact(std::abs(table.result()->net)) : std::nullopt;
    if (!name.startsWith(QStringLiteral("count")))
        return std::nullopt;
    const auto count = countNow(of, table);
    if (!count)
        return std::nullopt;
    if (name == QStringLiteral("count-cards"))
        return count->cards;
    if (name == QStringLiteral("count-versicole"))
        return count->versicolePoints();
    if (name == QStringLiteral("count-counters"))
        return count->counters;
    return name == QStringLiteral("count") ? MaybeFact(count->total()) : std::nullopt;
}

// Facts of the deal.
MaybeFact ofDeal(const QString& name, const QString& of, const Scene& scene) {
    const Hand* hand = scene.table->hand();
    if (!hand)
        return std::nullopt;
    const auto some = [](const std::vector<Card>& cards) {
        return cards.empty() ? std::nullopt : MaybeFact(CardsInOrder{cards});
    };
    if (name == QStringLiteral("robbed"))
        return some(hand->robbed());
    if (name == QStringLiteral("turned"))
        return some(hand->folaRobbed());
    if (name == QStringLiteral("taken"))
        return some(hand->taken());
    if (name == QStringLiteral("fola"))
        return hand->announcements().empty() ? std::nullopt : MaybeFact(hand->announcements().back());
    if (name == QStringLiteral("owed")) {
        const auto now = hand->choice();
        const auto* discard = now ? std::get_if<DiscardChoice>(&now->among) : nullptr;
        return discard ? MaybeFact(discard->count) : std::nullopt;
    }
    if (name == QStringLiteral("upcard")) {
        const auto seat = records::seatOf(of);
        return seat && hand->turnedUp()[*seat] ? MaybeFact(OneCard{*hand->turnedUp()[*seat], false})
                                               : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

MaybeFact Kind::factOf(const Placeholder& placeholder, const Scene& scene) {
    const auto& [name, of] = placeholder;
    if (name == QStringLiteral("card") || name == QStringLiteral("Card")) {
        const auto card = records::cardOf(of);
        return card ? MaybeFact(OneCard{*card, name.front().isUpper()}) : std::nullopt;
    }
    if (name == QStringLiteral("seat")) {
        const auto seat = records::seatOf(of);
        return seat ? MaybeFact(*seat) : std::nullopt;
    }
    if (name == QStringLiteral("suit")) {
        const auto suit = suitNamed(of);
        return suit ? MaybeFact(*suit) : std::nullopt;
    }
    if (name == QStringLiteral("number")) {
        const auto number = constant(of);
        return number ? MaybeFact(*number) : std::nullopt;
    }
    if (auto fact = lessons::factOfAnswer(name, scene))
        return fact;
    if (auto fact = ofCards(name, of, scene.table->rules()))
        return fact;
    for (const char* known : {"in-fola", "played", "mine", "out"})
        if (name == QLatin1String(known))
            return suitNumber(name, of, scene);
    if (auto fact = ofPlay(name, scene))
        return fact;
    if (auto fact = ofDeal(name, of, scene))
        return fact;
    return ofScore(name, of, scene);
}

// "the king of cups", "the 28"; in a list "7 of swords", "28".
int Kind::lengthOf(const Fact& fact) {
    if (const auto* one = std::get_if<OneCard>(&fact))
        return isSuitCard(one->card) ? 4 : 2;
    if (const auto* many = std::get_if<CardsInOrder>(&fact)) {
        int words = many->cards.size() > 1 ? 1 : 0; // "and"
        for (Card c : many->cards)
            words += isSuitCard(c) ? 3 : 1;
        return words;
    }
    if (const auto* counts = std::get_if<SuitCounts>(&fact))
        return 2 * static_cast<int>(announced(*counts).size());
    if (const auto* list = std::get_if<std::vector<Versicola>>(&fact))
        return 4 * static_cast<int>(list->size());
    return std::holds_alternative<Score>(fact) ? 3 : 1;
}

} // namespace minchiate_lessons
