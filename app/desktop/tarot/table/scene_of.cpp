#include "desktop/tarot/table/scene_of.h"

#include "text/tarot/tarot_pack.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarot_table {

namespace {

namespace words = text::tarot;
using words::Teller;

struct TarotSceneWords {
    Q_DECLARE_TR_FUNCTIONS(TarotSceneWords)
};

std::vector<Card> descending(CardSet set) {
    std::vector<Card> cards;
    for (Card card : set)
        cards.insert(cards.begin(), card);
    return cards;
}

// ---- The person's hand. ----

// Spades, hearts, clubs, diamonds, so that colours alternate.
constexpr std::array kSuitsInHand{Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds};

// Suit cards as they lie in a hand.
std::vector<Card> bySuits(CardSet set) {
    std::vector<Card> cards;
    for (Suit suit : kSuitsInHand)
        for (Card card : descending(set & cardsOf(suit)))
            cards.push_back(card);
    return cards;
}

// The suits, then trumps, then the Excuse.
std::vector<table::Held> handOf(const TableState& state) {
    CardSet known;
    if (state.isDeclarer(state.me()))
        known = tricks::setOf(state.view.chien);
    for (const Announcement& one : state.view.announcements)
        if (one.seat == state.me())
            known |= one.cards;
    std::vector<table::Held> hand;
    int group = 0;
    const auto add = [&](CardSet cards) {
        for (Card card : descending(state.view.hand & cards))
            hand.push_back({card, group, known.contains(card)});
        ++group;
    };
    for (Suit suit : kSuitsInHand)
        add(cardsOf(suit));
    add(kTrumps);
    add(CardSet(kExcuse));
    return hand;
}

// ---- The people. ----

// Who plays against the others, at a table at which nobody has spoken of contracts yet.
QString declarerWords(const TableState& state, Seat seat) {
    if (!state.isDeclarer(seat) || state.isOver())
        return {};
    return state.spoken == Staged::Spoken::OfNeither ? TarotSceneWords::tr("plays alone")
                                                     : TarotSceneWords::tr("declarer");
}

QString roleOf(const TableState& state, Seat seat, const Teller& teller) {
    const QString declares = declarerWords(state, seat);
    const bool contracts = state.spoken == Staged::Spoken::OfContracts;
    if (state.asked && state.asked->seat == seat) {
        const QString turn = words::turnLine(*state.asked, state.view);
        return contracts || declares.isEmpty() ? turn : declares + QStringLiteral(" · ") + turn;
    }
    View open = state.view; // what one knows alone is not told of others
    if (!state.campsKnown)
        open.camp.reset();
    if (!contracts)
        open.contract.reset();
    QStringList parts{contracts ? QString() : declares, words::plateLine(open, seat, teller)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

CardSet playedBy(const View& view, Seat seat) {
    CardSet played;
    for (const Trick& trick : view.tricks)
        for (const Trick::Entry& entry : trick.plays)
            if (entry.seat == seat)
                played.insert(entry.card);
    return played;
}

// Trumps shown, for as long as they are in hand; trumps of the écart until they would be forgotten.
void addShown(const TableState& state, Seat seat, table::Person& person) {
    const CardSet played = playedBy(state.view, seat);
    for (const Announcement& one : state.view.announcements) {
        const CardSet left = one.cards - played;
        if (one.seat != seat || left.empty() || (state.shown && state.shown->seat == seat))
            continue;
        person.shown.push_back(
            {TarotSceneWords::tr("poignée: %1 of %2 left").arg(left.size()).arg(one.cards.size()),
             descending(left)});
    }
    if (state.isDeclarer(seat) && state.view.ecart && !state.lastTrick() && !state.isOver()) {
        if (!state.view.ecart->shown.empty())
            person.shown.push_back({TarotSceneWords::tr("laid away"), descending(state.view.ecart->shown)});
        person.laidAway =
            tableOf(state.view.rules, state.view.players).chien - state.view.ecart->shown.size();
    }
}

// Faces stay with their names, from wherever a hand is looked at.
const QString& portraitOf(const TableState& state, Seat seat) {
    const int players = state.view.players;
    const Seat first = state.watched ? state.you.value_or(Seat::First) : state.me();
    return portraitAt((index(seat) - index(first) + players) % players, players);
}

// Of two players: the piles before each (F12.1).
std::vector<table::Stack> stacksOf(const View& view, Seat seat) {
    std::vector<table::Stack> stacks;
    for (std::size_t pile = 0; view.players == 2 && !view.result && pile < 6; ++pile)
        stacks.push_back({view.tops[seat][pile], view.heights[seat][pile] - (view.tops[seat][pile] ? 1 : 0)});
    return stacks;
}

table::Person personAt(const TableState& state, Seat seat, const Teller& teller) {
    table::Person person;
    person.name = state.names[seat];
    person.called = teller.name(seat);
    person.portrait = portraitOf(state, seat);
    person.looksLeft = person.portrait == QStringLiteral("Bice");
    person.awaited = state.asked ? state.asked->seat == seat : state.due == seat && !state.trickFull();
    person.role = person.roleAtRest = roleOf(state, seat, teller);
    if (person.awaited && !state.asked && !state.told && seat != state.me())
        person.roleAtRest = TarotSceneWords::tr("thinks");
    person.cards = state.isOver() ? 0 : state.view.handSizes[seat];
    person.stacks = stacksOf(state.view, seat);
    if (!state.open[seat].empty()) {
        person.open = sorted(state.open[seat]);
    } else if (seat != state.me()) {
        person.backs = person.cards;
        addShown(state, seat, person);
        for (const table::Group& group : person.shown)
            person.backs -= state.view.phase == Phase::Play ? static_cast<int>(group.cards.size()) : 0;
        person.backs = std::max(0, person.backs);
    }
    for (const auto& [who, bid] : state.view.auction)
        if (who == seat && bid == Bid::Pass)
            person.passed = words::bidName(bid);
        else if (who == seat && state.view.phase == Phase::Auction)
            person.said = words::bidName(bid);
    return person;
}

// ---- The middle. ----

table::Middle middleOf(const TableState& state) {
    table::Middle middle;
    const int chien = tableOf(state.view.rules, state.view.players).chien;
    if (state.shown) {
        middle.up = descending(state.shown->cards);
        middle.goneTo = index(state.shown->seat);
    } else if (state.asked && std::holds_alternative<CallChoice>(state.asked->among)) {
        // Those that one holds come last: who calls one of these plays alone (F6.3).
        const CardSet cards = std::get<CallChoice>(state.asked->among).cards;
        middle.up = bySuits(cards - state.view.hand);
        for (Card own : bySuits(cards & state.view.hand))
            middle.up.push_back(own);
        middle.words = words::callLine(state.view);
    } else if (state.chienLies) {
        middle.up = state.view.chien;
        middle.words = words::chienWords(chien);
    } else if (state.view.phase == Phase::Auction || state.view.phase == Phase::Call) {
        middle.backs = chien;
        middle.words = words::chienWords(chien);
    }
    if (state.view.contract && !middle.goneTo)
        middle.goneTo = index(state.view.contract->declarer);
    return middle;
}

// ---- Tricks that were won. ----

// Piles are the camps' once all know them; until then, and where everyone plays alone, the players'.
struct Piles {
    std::vector<table::Pile> piles;
    PerSeat<int> of{}; // by seat: the pile that its tricks go to
};

int tricksOf(const View& view, Seats seats) {
    return static_cast<int>(std::ranges::count_if(
        view.tricks, [&](const Trick& trick) { return trick.winner && seats.contains(*trick.winner); }));
}

Seats others(Seats seats, int players) {
    Seats rest;
    for (Seat seat : Seats::table(players))
        if (!seats.contains(seat))
            rest.insert(seat);
    return rest;
}

table::Pile pileFor(const TableState& state, Seats seats, const QString& name, const QString& line) {
    table::Pile pile;
    const int won = tricksOf(state.view, seats);
    pile.cards = won * state.view.players;
    pile.words =
        line.arg(QCoreApplication::translate("tarot_table::TarotTable", "%n trick(s)", nullptr, won));
    pile.name = name;
    pile.opens = true;
    pile.detail = TarotSceneWords::tr("Gathered tricks are not looked at, except the last one (F3.6).");
    return pile;
}

Piles pilesOf(const TableState& state, const Teller& teller) {
    Piles all;
    const int players = state.view.players;
    if (state.view.contract && state.campsKnown) {
        const Seats camp = state.openCamp(), defence = others(camp, players);
        const bool mine = camp.contains(state.me());
        for (const Seats& side : {mine ? camp : defence, mine ? defence : camp}) {
            const bool ours = teller.own() && side.contains(*teller.own());
            table::Pile pile =
                ours && side == Seats(*teller.own())
                    ? pileFor(state, side, TarotSceneWords::tr("Your tricks"),
                              TarotSceneWords::tr("yours: %1"))
                : ours
                    ? pileFor(state, side, TarotSceneWords::tr("Our tricks"), TarotSceneWords::tr("ours: %1"))
                : state.spoken == Staged::Spoken::OfNeither
                    ? pileFor(state, side, TarotSceneWords::tr("Their tricks"),
                              TarotSceneWords::tr("theirs: %1"))
                : side == camp ? pileFor(state, side, TarotSceneWords::tr("The declarer’s tricks"),
                                         TarotSceneWords::tr("declarer: %1"))
                               : pileFor(state, side, TarotSceneWords::tr("The defence’s tricks"),
                                         TarotSceneWords::tr("defence: %1"));
            pile.where = side.contains(state.me()) ? table::Pile::Where::Near : table::Pile::Where::Far;
            for (Seat seat : side)
                all.of[seat] = static_cast<int>(all.piles.size());
            all.piles.push_back(pile);
        }
        return all;
    }
    for (Seat seat : Seats::table(players)) {
        const QString name = teller.name(seat);
        table::Pile pile =
            teller.own() == seat
                ? pileFor(state, Seats(seat), TarotSceneWords::tr("Your tricks"),
                          TarotSceneWords::tr("yours: %1"))
                : pileFor(state, Seats(seat), TarotSceneWords::tr("Tricks of %1").arg(name),
                          TarotSceneWords::tr("%1: %2", "name, tricks").arg(name, QStringLiteral("%1")));
        pile.where = table::Pile::Where::Before;
        pile.seat = index(seat);
        all.of[seat] = index(seat);
        all.piles.push_back(pile);
    }
    return all;
}

table::Trick trickOf(const TableState& state, const Trick& trick, const Piles& piles) {
    table::Trick told;
    for (const Trick::Entry& play : trick.plays)
        told.plays.push_back({index(play.seat), play.card});
    if (const auto winner = trick.winner ? trick.winner : state.winning) {
        told.winning = index(*winner);
        told.pile = piles.of[*winner];
    }
    told.full = trick.winner || static_cast<int>(trick.plays.size()) == state.view.players;
    return told;
}

// ---- What only this person knows. ----

// Of five: who holds the card called, before it is played (F6.3).
std::optional<table::Notice> noticeOf(const TableState& state, const Teller& teller) {
    if (!state.view.called || !state.view.camp || state.campsKnown || state.isOver() || state.watched)
        return std::nullopt;
    table::Notice notice;
    const Seat declarer = state.view.contract->declarer;
    const Progress progress = progressOf(state.view, *state.view.camp);
    const int bouts = (progress.bouts | (state.view.hand & kBouts)).size();
    notice.seat = index(declarer);
    notice.by = table::Notice::By::Person;
    notice.strong = declarer == state.me()
                        ? TarotSceneWords::tr("Only you know: you play alone")
                        : TarotSceneWords::tr("Only you know: you play with %1").arg(teller.name(declarer));
    notice.words = TarotSceneWords::tr("together %1 of %2 card points")
                       .arg(words::pointsText(progress.halves))
                       .arg(needed(bouts));
    return notice;
}

// Cards to look at, and nobody plays.
table::Scene spreadOf(const TableState& state, table::Scene scene, const Teller& teller) {
    scene.spread = state.spread;
    for (Seat seat : Seats::table(state.view.players)) {
        table::Person person;
        person.name = state.names[seat];
        person.called = teller.name(seat);
        person.portrait = portraitOf(state, seat);
        scene.people.push_back(person);
    }
    scene.piles.resize(scene.people.size());
    return scene;
}

// The chien lies open for as long as the person looks at it (F6.4).
std::optional<table::Prompt> untilSeen(const TableState& state, const Teller& teller) {
    if (!state.chienLies)
        return std::nullopt;
    const Seat declarer = state.view.contract->declarer;
    table::Prompt prompt;
    prompt.strong = TarotSceneWords::tr("The chien is turned up for all to see (F6.4)");
    prompt.text =
        words::byWhom(teller, declarer, TarotSceneWords::tr("You take it up, and lay as many cards away"),
                      TarotSceneWords::tr("%1 takes it up, and lays as many cards away"));
    prompt.buttons = {
        {teller.isMe(declarer) ? TarotSceneWords::tr("Ta&ke it up") : TarotSceneWords::tr("&Go on"), true,
         true}};
    return prompt;
}

} // namespace

const QString& portraitAt(int place, int players) {
    static const std::array heads{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                                  QStringLiteral("Nanni"), QStringLiteral("Vieri")};
    static constexpr std::array<std::array<std::size_t, 5>, 4> seated{
        {{0, 1}, {0, 1, 4}, {0, 1, 2, 4}, {0, 1, 2, 3, 4}}};
    return heads[seated[static_cast<std::size_t>(players - 2)][static_cast<std::size_t>(place)]];
}

// The own side's comes first; while they are the players' own, the declarer's stands for the camp.
int pileOf(const Hand& hand, Camp camp, Seat me) {
    const bool mine = hand.declarersCamp().contains(me) == (camp == Camp::Declarer);
    return hand.campsKnown() ? (mine ? 0 : 1) : index(hand.contract()->declarer);
}

std::vector<Card> sorted(CardSet set) {
    std::vector<Card> cards = bySuits(set);
    for (Card card : descending(set & kTrumps))
        cards.push_back(card);
    if (set.contains(kExcuse))
        cards.push_back(kExcuse);
    return cards;
}

std::shared_ptr<const table::Pack> pack(const Parts& parts) {
    static const auto faces = [] {
        std::vector<QString> all(128);
        for (Card card : kWholePack)
            all[card.id] = QString::fromStdString(codeOf(card));
        return all;
    }();
    return std::make_shared<table::Pack>(table::Pack{faces, [parts](Card card) {
                                                         const QString code =
                                                             QString::fromStdString(codeOf(card));
                                                         const auto note = words::frenchPack().noteOf(code);
                                                         const QString help =
                                                             note.worth + u' ' + words::servesAt(code, parts);
                                                         const QString name = words::cardName(card);
                                                         return table::CardWords{name, name, help};
                                                     }});
}

table::Scene sceneOf(const TableState& state, const Teller& teller) {
    table::Scene scene;
    scene.pack = pack(partsOf(state.view.rules, state.view.players));
    scene.me = index(state.me());
    if (!state.spread.empty())
        return spreadOf(state, std::move(scene), teller);
    for (Seat seat : Seats::table(state.view.players))
        scene.people.push_back(personAt(state, seat, teller));
    scene.hand = handOf(state);
    scene.middle = middleOf(state);
    const Piles piles = pilesOf(state, teller);
    if (const Trick* trick = state.trick())
        scene.trick = trickOf(state, *trick, piles);
    if (const Trick* trick = state.lastTrick())
        scene.lastTrick = trickOf(state, *trick, piles);
    scene.piles = piles.piles;
    scene.notice = noticeOf(state, teller);
    scene.untilSeen = untilSeen(state, teller);
    scene.playing = state.view.phase == Phase::Play;
    return scene;
}

} // namespace tarot_table
