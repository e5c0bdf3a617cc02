#include "desktop/bolognese/table/scene_of.h"

#include "desktop/bolognese/table/drawing_of.h"
#include "text/bolognese/bolognese_pack.h"

#include <QCoreApplication>

#include <algorithm>

namespace bolognese_table {

using table::Slip;

namespace {

namespace words = text::bolognese;

struct BologneseSceneWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseSceneWords)
};

// ---- The cards. ----

std::shared_ptr<const table::Pack> pack() {
    static const auto made = [] {
        auto all = std::make_shared<table::Pack>();
        all->faces.resize(128);
        for (Card card : kWholeDeck)
            all->faces[card.id] = faceOf(card);
        all->words = [](Card card) {
            const auto note = words::bolognesePack().noteOf(faceOf(card));
            const QString name = words::cardName(card), title = words::trumpTitle(card);
            const bool byNumber = !title.isEmpty() && name.contains(QString::number(60 - card.id));
            return table::CardWords{name, byNumber ? name + QStringLiteral(", ") + title : name,
                                    note.worth + u' ' + note.serves};
        };
        return all;
    }();
    return made;
}

// What of one's own all have seen (B6.2).
CardSet shownBy(const TableState& state, Seat seat) {
    CardSet cards;
    for (const Accuso& accuso : state.view.accusi)
        if (accuso.seat == seat)
            for (const Combination& one : accuso.shown)
                cards |= one.cards;
    return cards;
}

CardSet playedBy(const TableState& state, Seat seat) {
    CardSet cards;
    for (const Trick& trick : state.view.tricks)
        for (const auto& play : trick.plays)
            if (play.seat == seat)
                cards.insert(play.card);
    return cards;
}

// The dealer holds 17 while the discard is chosen (B4.3).
CardSet ownCards(const TableState& state) {
    CardSet cards = state.view.hand;
    if (state.view.phase == Phase::Discard && state.takenUp)
        cards |= tricks::setOf(state.view.lastTwo);
    return cards;
}

std::vector<table::Held> handOf(const TableState& state) {
    const CardSet known = shownBy(state, state.me());
    std::vector<table::Held> hand;
    for (Card card : sorted(ownCards(state)))
        hand.push_back({card, static_cast<int>(suitOf(card) == Suit::Matto ? Suit::Trumps : suitOf(card)),
                        known.contains(card), state.shows.contains(card)});
    return hand;
}

// ---- The people. ----

// What they have accused lies before them, as long as trick 1 lasts.
std::vector<table::Group> groupsOf(const TableState& state, Seat seat) {
    std::vector<table::Group> groups;
    if (!state.accusiLie())
        return groups;
    CardSet left = shownBy(state, seat) - playedBy(state, seat);
    for (const Accuso& accuso : state.view.accusi)
        if (accuso.seat == seat)
            for (const Combination& one : accuso.shown) {
                table::Group group;
                group.words = words::fanName(one.name) + QStringLiteral(", %1").arg(one.points);
                if (words::countsTwice(one, accuso))
                    group.words += QStringLiteral(" ×2");
                for (Card card : sorted(one.cards & left)) // a contatore lies in the first it serves
                    group.cards.push_back(card);
                left -= one.cards;
                if (!group.cards.empty())
                    groups.push_back(group);
            }
    return groups;
}

QString roleOf(const TableState& state, Seat seat, bool thinks, const text::Teller& teller) {
    if (state.asked && seat == state.me() && state.view.phase == Phase::Discard && !state.takenUp)
        return BologneseSceneWords::tr("call out, or take up two cards");
    if (state.asked && state.asked->choice.seat == seat)
        return words::turnLine(state.asked->choice, state.view);
    return words::plateLine({seat, seat == state.view.dealer, thinks}, teller);
}

// What they accused, which all may remember (B5.7).
QString toldOf(const TableState& state, Seat seat) {
    QStringList parts;
    for (const Accuso& accuso : state.view.accusi)
        if (accuso.seat == seat)
            parts << BologneseSceneWords::tr("Accused: %1, %n point(s) (B6.2).", nullptr,
                                             accuso.worth.total())
                         .arg(words::glossOf(accuso.shown));
    const CardSet held = shownBy(state, seat) - playedBy(state, seat);
    if (!held.empty() && seat != state.me())
        parts << BologneseSceneWords::tr("Still held of it: %1.").arg(words::cardList(held));
    return parts.join(u' ');
}

table::Person personAt(const TableState& state, Seat seat, const text::Teller& teller) {
    table::Person person;
    const bool mine = seat == state.me();
    person.name = state.names[seat];
    person.called = teller.name(seat);
    person.portrait = portraitOf(state.players[seat]);
    person.looksLeft = person.portrait == QStringLiteral("Bice");
    person.told = toldOf(state, seat);
    person.awaited = state.asked ? mine : state.due == seat && !state.trickFull();
    person.role = roleOf(state, seat, false, teller);
    person.roleAtRest = roleOf(state, seat, person.awaited && !state.asked && !state.told, teller);
    person.side = words::plateLine({seat}, teller);
    person.cards = mine ? ownCards(state).size() : state.view.handSizes[seat];
    if (mine)
        return person;
    if (!state.open[seat].empty()) {
        person.open = sorted(state.open[seat]);
        return person;
    }
    person.shown = groupsOf(state, seat);
    person.backs = person.cards;
    for (const table::Group& group : person.shown)
        person.backs -= static_cast<int>(group.cards.size());
    return person;
}

// ---- The middle, and what lies beside. ----

table::Trick trickOf(const TableState& state, const Trick& trick) {
    table::Trick told;
    for (const auto& play : trick.plays)
        told.plays.push_back(
            {index(play.seat), play.card, words::signalWord(play.signal), mannerOf(play.signal)});
    if (const auto winner = trick.winner ? trick.winner : state.winning) {
        told.winning = index(*winner);
        told.pile = index(sideOf(*winner));
    }
    told.full = trick.winner || state.trickFull();
    return told;
}

std::optional<Side> sideOfMatto(const View& view) {
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            if (play.card == kMatto && trick.winner)
                return sideOf(play.seat);
    return std::nullopt;
}

table::Pile pileOf(const TableState& state, Side side, const text::Teller& teller) {
    table::Pile pile;
    pile.where = side == state.us() ? table::Pile::Where::Near : table::Pile::Where::Far;
    pile.cards = captured(state.view)[side];
    pile.name =
        text::byWhose(teller, side, BologneseSceneWords::tr("Our tricks"),
                      BologneseSceneWords::tr("Their tricks"), BologneseSceneWords::tr("Tricks of %1"));
    pile.detail = BologneseSceneWords::tr("Gathered tricks are not looked at, except the last one (B5.7).");
    const QString cards = QString::number(pile.cards);
    const bool mattoAlone = pile.cards == 1 && sideOfMatto(state.view) == side; // which is told of apart
    QStringList lines;
    if (!mattoAlone)
        lines << (teller.us() ? text::byWhose(teller, side, BologneseSceneWords::tr("ours: %1"),
                                              BologneseSceneWords::tr("theirs: %1"), {}, cards)
                              : BologneseSceneWords::tr("%1: %2", "pair, cards")
                                    .arg(text::sideLabel(side, teller), cards));
    if (sideOfMatto(state.view) == side) {
        pile.besides.push_back({kMatto, {}});
        const bool owes = owesForMatto(state.view) == side;
        const QString told =
            owes ? text::byWhose(
                       teller, side,
                       BologneseSceneWords::tr("the Matto is there: it costs\nus a card at the count"),
                       BologneseSceneWords::tr("the Matto is there: it costs\nthem a card at the count"),
                       BologneseSceneWords::tr("the Matto is there: it costs\n%1 a card at the count"))
                 : BologneseSceneWords::tr("the Matto is there");
        lines << (owes && !teller.us() ? BologneseSceneWords::tr("the Matto costs a card") : told);
        pile.detail = QString(told).replace(u'\n', u' ') + QStringLiteral(" (B8.2). ") + pile.detail;
    }
    pile.words = lines.join(u'\n');
    return pile;
}

// The two cards left over, then the discard (B4.2–B4.4).
std::optional<table::Stock> stockOf(const TableState& state, const text::Teller& teller) {
    const bool early = !state.view.accusi.empty() && state.view.accusi.front().early; // called out (B6.5)
    const bool laid = state.view.phase != Phase::Discard && !early;
    if (!laid && state.takenUp)
        return std::nullopt;
    table::Stock stock;
    stock.seat = index(state.view.dealer);
    stock.cards = 2;
    stock.words = laid ? BologneseSceneWords::tr("discard\n2 cards")
                       : BologneseSceneWords::tr("2 cards\nfor the dealer");
    stock.name =
        laid ? BologneseSceneWords::tr("The discard") : BologneseSceneWords::tr("The last two cards");
    stock.state = BologneseSceneWords::tr("2 cards, face down");
    stock.detail =
        laid && state.view.discard
            ? text::byWhom(teller, state.view.dealer, BologneseSceneWords::tr("You laid away %1 (B4.4)."),
                           BologneseSceneWords::tr("%1 laid away %2 (B4.4)."),
                           words::cardsInText(*state.view.discard))
        : laid ? BologneseSceneWords::tr("It counts for the dealer’s side (B4.4).")
               : BologneseSceneWords::tr("The dealer takes them up and lays two away (B4.3).");
    return stock;
}

std::vector<table::MarkLine> marksOf(const TableState& state, const text::Teller& teller) {
    std::vector<table::MarkLine> marks;
    for (const Accuso& accuso : state.view.accusi) {
        QStringList parts;
        for (const Combination& one : accuso.shown)
            parts << words::fanName(one.name);
        marks.push_back(
            {BologneseSceneWords::tr("%1: %2", "who accuses: what")
                 .arg(teller.name(accuso.seat), parts.join(QStringLiteral(", "))),
             QStringLiteral("%1 %2")
                 .arg(words::accusoMark(accuso), teller.us() ? teller.side(sideOf(accuso.seat)) : QString())
                 .trimmed()});
    }
    constexpr std::size_t kSeen = 3;
    if (marks.size() > kSeen)
        marks.erase(marks.begin(), marks.end() - kSeen);
    return marks;
}

// Cards to look at, and nobody plays.
table::Scene spreadOf(const TableState& state, table::Scene scene, const text::Teller& teller) {
    scene.spread = state.spread;
    scene.piles.resize(kSides.size());
    for (Seat seat : kSeats) {
        table::Person person;
        person.name = state.names[seat];
        person.called = teller.name(seat);
        person.portrait = portraitOf(state.players[seat]);
        scene.people.push_back(person);
    }
    return scene;
}

} // namespace

const QString& portraitOf(int player) {
    static const std::array<QString, 4> heads{QStringLiteral("You"), QStringLiteral("Bice"),
                                              QStringLiteral("Lapo"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(player)];
}

table::Manner mannerOf(Signal signal) {
    switch (signal) {
    case Signal::Busso:
        return table::Manner::Knock;
    case Signal::Striscio:
        return table::Manner::Slide;
    case Signal::Volo:
        return table::Manner::Fly;
    case Signal::None:
        break;
    }
    return table::Manner::Plain;
}

QString faceOf(Card card) {
    return QString::fromStdString(codeOf(card));
}

std::vector<Card> sorted(CardSet cards) {
    std::vector<Card> all;
    for (Card card : cards)
        all.push_back(card);
    std::ranges::stable_sort(all, [](Card a, Card b) {
        return suitOf(a) != suitOf(b) ? suitOf(a) < suitOf(b) : strengthOf(a) > strengthOf(b);
    });
    return all;
}

table::Scene sceneOf(const TableState& state, const text::Teller& teller) {
    table::Scene scene;
    scene.pack = pack();
    scene.me = index(state.me());
    if (!state.spread.empty())
        return spreadOf(state, std::move(scene), teller);
    if (state.drawn)
        return drawingOf(state, std::move(scene), teller);
    for (Seat seat : kSeats)
        scene.people.push_back(personAt(state, seat, teller));
    scene.hand = handOf(state);
    if (const Trick* trick = state.trick())
        scene.trick = trickOf(state, *trick);
    if (const Trick* trick = state.lastTrick())
        scene.lastTrick = trickOf(state, *trick);
    for (Side side : kSides)
        scene.piles.push_back(pileOf(state, side, teller));
    scene.stock = stockOf(state, teller);
    scene.marks = marksOf(state, teller);
    scene.playing = state.view.phase == Phase::Play;
    return scene;
}

Slip slipOf(const Accuso& accuso, const TableState& state, const text::Teller& teller) {
    Slip slip;
    slip.speaker = index(accuso.seat);
    slip.title = words::accusesTitle(accuso.seat, teller);
    slip.meaning =
        words::glossTogether(accuso.shown, state.view.rules) + QStringLiteral(": ") +
        text::byWhose(teller, sideOf(accuso.seat),
                      BologneseSceneWords::tr("%n point(s) for us", nullptr, accuso.worth.total()),
                      BologneseSceneWords::tr("%n point(s) for them", nullptr, accuso.worth.total()),
                      BologneseSceneWords::tr("%n point(s) for %1", nullptr, accuso.worth.total()));
    slip.words = words::spokenTogether(accuso.shown);
    slip.parts = {{slip.words, {}}};
    slip.gloss = slip.meaning;
    return slip;
}

Slip callingOutSlip(Side side, const TableState& state, const text::Teller& teller) {
    const Accuso& last = state.view.accusi.back();
    Slip slip;
    slip.speaker = index(last.seat);
    slip.title = (sideOf(last.seat) == side && teller.isMe(last.seat))
                     ? BologneseSceneWords::tr("You call out")
                     : BologneseSceneWords::tr("%1 calls out").arg(teller.name(last.seat));
    slip.words = QStringLiteral("Fuori!");
    slip.parts = {{slip.words, {}}};
    slip.meaning = words::resultLine(state.view, teller);
    slip.gloss = slip.meaning;
    return slip;
}

SlateContent slateOf(const TableState& state, const text::Teller& teller) {
    const Side us = teller.us().value_or(state.us()), them = other(us);
    SlateContent content{state.view.score[us],
                         state.view.score[them],
                         state.accused(us),
                         state.accused(them),
                         words::targetLine(state.view.rules, state.hand + 1),
                         {}};
    if (!teller.us()) {
        content.ours = text::sideLabel(us, teller);
        content.theirs = text::sideLabel(them, teller);
    }
    const bool alone = standsAlone(state.oneHand, state.view.score);
    if (alone || (state.oneHand && state.view.rules.match == Match::QuattroScartate))
        content.under = BologneseSceneWords::tr("one hand");
    if (state.view.result && !state.uncounted) {
        content.us += state.view.result->points[us];
        content.them += state.view.result->points[them];
        content.accusedByUs = content.accusedByThem = 0;
    }
    content.explained =
        alone ? BologneseSceneWords::tr("One hand is played: what each side makes in it.")
        : state.view.rules.match == Match::QuattroScartate
            ? BologneseSceneWords::tr("Four hands are played; the higher sum of points wins (B3.5).")
            : BologneseSceneWords::tr(
                  "Once a side has %1 at the end of a hand, the higher score wins (B3.4).")
                  .arg(state.view.rules.target);
    return content;
}

} // namespace bolognese_table
