#include "desktop/cuatrola/table/scene_of.h"

#include "text/cuatrola/cuatrola_pack.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace cuatrola_table {

namespace {

namespace words = text::cuatrola;

using table::Pile;

struct CuatrolaSceneWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaSceneWords)
};

// ---- The cards. ----

std::shared_ptr<const table::Pack> pack() {
    static const auto made = [] {
        auto all = std::make_shared<table::Pack>();
        all->faces.resize(128);
        for (Card card : kWholeDeck)
            all->faces[card.id] = QString::fromStdString(codeOf(card));
        all->words = [](Card card) {
            const auto note = words::spanishPack().noteOf(QString::fromStdString(codeOf(card)));
            const QString name = words::cardName(card);
            return table::CardWords{name, name, note.worth + u' ' + note.serves};
        };
        return all;
    }();
    return made;
}

QString suitSign(Suit suit) {
    return QStringLiteral("suit") + QLatin1Char(letterOf(suit));
}

// The plain suits in the order of C1.1, the highest first, trumps last.
std::vector<table::Held> handOf(const TableState& state) {
    std::vector<table::Held> hand;
    const auto add = [&](Suit suit) {
        for (Card card : state.view.hand& cardsOf(suit)) {
            bool known = card == state.view.turnedUp;
            for (const Cante& cante : state.view.cantes)
                known |= cante.seat == state.me() && contains(cante.suits, suit) &&
                         (rankOf(card) == Rank::King || rankOf(card) == Rank::Knight);
            hand.push_back({card, static_cast<int>(suit), known});
        }
    };
    for (Suit suit : kSuits)
        if (suit != state.trump())
            add(suit);
    add(state.trump());
    return hand;
}

// ---- The people. ----

// By place from the person on: who plays next has the face that sits at the right.
const QString& portraitOf(int place) {
    static const std::array<QString, 4> heads{QStringLiteral("You"), QStringLiteral("Bice"),
                                              QStringLiteral("Lapo"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(place)];
}

// Faces stay with their names, from wherever a hand is looked at.
int placeOf(const TableState& state, Seat seat) {
    const Seat first = state.watched ? state.you.value_or(Seat::S) : state.me();
    return (index(seat) - index(first) + 4) % 4;
}

bool hasPlayed(const TableState& state, Seat seat) {
    return std::ranges::any_of(state.view.tricks, [&](const Trick& trick) {
        return std::ranges::find(trick.plays, seat, &Trick::Entry::seat) != trick.plays.end();
    });
}

// What a seat has bid, until its first card. Where a hand is told, four passes are no part of what is told.
std::optional<Bid> bidOf(const TableState& state, Seat seat) {
    if (state.told && state.view.contract && !state.view.contract->bidder)
        return std::nullopt;
    for (const auto& [who, bid] : state.view.bids)
        if (who == seat && !hasPlayed(state, seat))
            return bid;
    return std::nullopt;
}

QString roleOf(const TableState& state, Seat seat, bool thinks, const text::Teller& teller) {
    if (state.asked && state.asked->seat == seat)
        return words::turnLine(*state.asked, state.view);
    return words::plateLine(
        {seat, seat == state.view.dealer, bidOf(state, seat), state.view.contract, thinks}, teller);
}

std::vector<Card> cardsIn(CardSet set) {
    std::vector<Card> cards;
    for (Card card : set)
        cards.push_back(card);
    return cards;
}

table::Person personAt(const TableState& state, Seat seat, const text::Teller& teller) {
    table::Person person;
    const int place = placeOf(state, seat);
    const bool mine = seat == state.me();
    person.name = state.names[seat];
    person.called = teller.name(seat);
    person.portrait = portraitOf(place);
    person.looksLeft = place == 1;
    person.awaited = state.asked ? state.asked->seat == seat : state.due == seat && !state.trickFull();
    person.role = roleOf(state, seat, false, teller);
    person.roleAtRest = roleOf(state, seat, person.awaited && !state.asked && !state.told, teller);
    if (!state.view.contract)
        person.side = words::plateLine({seat}, teller);
    const bool liesUp = seat == state.view.dealer && state.cardLiesUp();
    person.cards = state.view.handSizes[seat] - (liesUp && !mine ? 1 : 0);
    if (liesUp && !state.view.score) {
        person.turnedUp = state.view.turnedUp;
        person.turnedUpWords = CuatrolaSceneWords::tr("%1: turned up, %2", "owner, trumps")
                                   .arg(person.called, words::trumpLine(state.trump()));
    }
    const CardSet open = liesUp ? state.open[seat] - CardSet(state.view.turnedUp) : state.open[seat];
    if (state.view.score)
        person.open = mine ? std::vector<Card>() : cardsIn(state.view.left[seat]);
    else if (!open.empty())
        person.open = cardsIn(open);
    else if (state.isIdle(seat) && !(mine && state.ownShown))
        person.crossed = person.cards + (liesUp && !mine ? 1 : 0);
    else if (!mine)
        person.backs = person.cards;
    if (state.isIdle(seat) && !state.view.score)
        person.turnedUp.reset();
    if (const auto bid = bidOf(state, seat); bid && !state.view.score && !state.isIdle(seat))
        person.said = words::bidSpoken(*bid);
    return person;
}

// ---- The middle, and what lies beside. ----

table::Trick trickOf(const TableState& state, const Trick& trick) {
    table::Trick told;
    for (const auto& play : trick.plays)
        told.plays.push_back({index(play.seat), play.card});
    if (const auto winner = trick.winner ? trick.winner : state.winning) {
        told.winning = index(*winner);
        told.pile = index(sideOf(*winner));
    }
    told.full = trick.winner || state.trickFull();
    return told;
}

Pile pileOf(const TableState& state, Side side, const text::Teller& teller) {
    Pile pile;
    pile.where = side == sideOf(state.me()) ? Pile::Where::Near : Pile::Where::Far;
    int tricks = 0; // of three cards, where somebody plays alone
    for (const Trick& trick : state.view.tricks)
        if (trick.winner && sideOf(*trick.winner) == side) {
            ++tricks;
            pile.cards += static_cast<int>(trick.plays.size());
        }
    pile.words =
        teller.us()
            ? text::byWhose(teller, side, CuatrolaSceneWords::tr("ours: %n trick(s)", nullptr, tricks),
                            CuatrolaSceneWords::tr("theirs: %n trick(s)", nullptr, tricks), {})
            : CuatrolaSceneWords::tr("%1:\n%n trick(s)", "pair", tricks).arg(text::sideLabel(side, teller));
    pile.opens = tricks > 0; // to the last one, or to why not
    pile.name = text::byWhose(teller, side, CuatrolaSceneWords::tr("Our tricks"),
                              CuatrolaSceneWords::tr("Their tricks"), CuatrolaSceneWords::tr("Tricks of %1"));
    pile.detail = CuatrolaSceneWords::tr("Gathered tricks are not looked at, except the last one (C9.5).");
    return pile;
}

std::optional<table::Notice> noticeOf(const TableState& state, const text::Teller& teller) {
    table::Notice notice;
    notice.sign = suitSign(state.trump());
    notice.strong = words::trumpLine(state.trump());
    notice.seat = index(state.view.dealer);
    const auto idle = state.view.contract ? state.view.contract->idle : std::nullopt;
    if (idle && !teller.us() && !state.view.score)
        notice.words = CuatrolaSceneWords::tr("%1 is idle:\n%2 plays alone")
                           .arg(teller.name(*idle), teller.name(*state.view.contract->bidder));
    else if (idle && !teller.isMe(*idle) && !state.view.score)
        notice.words = CuatrolaSceneWords::tr("%1 is idle: those five cards\nare seen after the hand")
                           .arg(teller.name(*idle));
    else if (idle && !state.view.score)
        notice.words = CuatrolaSceneWords::tr("You are idle: %1 plays alone")
                           .arg(teller.name(*state.view.contract->bidder));
    else if (state.cardLiesUp())
        notice.words = text::byWhom(teller, state.view.dealer, CuatrolaSceneWords::tr("Your turned-up card"),
                                    CuatrolaSceneWords::tr("%1’s turned-up card"));
    return notice;
}

std::vector<table::MarkLine> marksOf(const TableState& state, const text::Teller& teller) {
    std::vector<table::MarkLine> marks;
    const auto& tricks = state.view.tricks;
    for (std::size_t i = 0; i < tricks.size(); ++i) {
        if (!tricks[i].winner)
            continue;
        int worth = 0;
        for (const auto& play : tricks[i].plays)
            worth += points(play.card);
        const bool counts = state.view.contract->bid <= Bid::Solo; // C7.3
        marks.push_back({counts
                             ? CuatrolaSceneWords::tr("Trick %1, with %n point(s)", nullptr, worth).arg(i + 1)
                             : CuatrolaSceneWords::tr("Trick %1").arg(i + 1),
                         !teller.us()                               ? teller.name(*tricks[i].winner)
                         : sideOf(*tricks[i].winner) == teller.us() ? CuatrolaSceneWords::tr("ours")
                                                                    : CuatrolaSceneWords::tr("theirs")});
        for (const Cante& cante : state.view.cantes)
            if (cante.trick == static_cast<int>(i) + 1 && cante.suits != 0)
                marks.push_back({words::singsTitle(cante.seat, teller) + u' ' +
                                     (cante.points == 40 ? CuatrolaSceneWords::tr("the forty")
                                                         : CuatrolaSceneWords::tr("%1").arg(cante.points)),
                                 QStringLiteral("+%1 %2")
                                     .arg(cante.points)
                                     .arg(teller.us() ? teller.side(sideOf(cante.seat)) : QString())
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
        person.portrait = portraitOf(placeOf(state, seat));
        scene.people.push_back(person);
    }
    return scene;
}

} // namespace

table::Scene sceneOf(const TableState& state, const text::Teller& teller) {
    table::Scene scene;
    scene.pack = pack();
    scene.me = index(state.me());
    if (!state.spread.empty())
        return spreadOf(state, std::move(scene), teller);
    for (Seat seat : kSeats)
        scene.people.push_back(personAt(state, seat, teller));
    const bool closed = state.isIdle(state.me()) && !state.view.score && !state.ownShown;
    if (!closed)
        scene.hand = handOf(state);
    if (const Trick* trick = state.trick())
        scene.trick = trickOf(state, *trick);
    if (const Trick* trick = state.lastTrick())
        scene.lastTrick = trickOf(state, *trick);
    for (Side side : kSides)
        scene.piles.push_back(pileOf(state, side, teller));
    scene.notice = noticeOf(state, teller);
    scene.marks = marksOf(state, teller);
    // No card comes before an answer that is due (C6.2): the strip may lie where the trick will.
    const bool singing = state.asked && std::holds_alternative<SingChoice>(state.asked->among);
    scene.playing = !singing && (state.view.phase == Phase::Play || state.view.phase == Phase::Sing);
    return scene;
}

table::Slip slipOf(const Cante& cante, Suit trump, const text::Teller& teller) {
    table::Slip slip;
    slip.speaker = index(cante.seat);
    slip.title = words::singsTitle(cante.seat, teller);
    QStringList spoken;
    for (Suit suit : kSuits)
        if (contains(cante.suits, suit)) {
            slip.parts.push_back({words::canteSpoken(suit, trump), suitSign(suit)});
            spoken << words::canteSpoken(suit, trump);
        }
    slip.meaning = words::canteMeaning(cante, trump, teller);
    slip.words = text::joined(spoken);
    slip.gloss = slip.meaning;
    return slip;
}

DishContent dishOf(const TableState& state, const text::Teller& teller) {
    const Side us = teller.us().value_or(sideOf(state.me()));
    const Standing now = state.standingNow();
    const auto& contract = state.view.contract;
    const bool asked = contract && contract->bidder && !state.view.score;
    DishContent content{now[us], now[other(us)], asked ? gamePoints(contract->bid) : 0, state.target};
    if (!teller.us()) {
        content.ours = text::sideLabel(us, teller);
        content.theirs = text::sideLabel(other(us), teller);
    }
    return content;
}

} // namespace cuatrola_table
