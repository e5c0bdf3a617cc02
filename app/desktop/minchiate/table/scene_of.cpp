#include "desktop/minchiate/table/scene_of.h"

#include "desktop/minchiate/table/plates.h"
#include "minchiate/hand_order.h"
#include "text/card_notes.h"
#include "text/prompts.h"

#include <QCoreApplication>

#include <algorithm>

namespace minchiate_table {

namespace {

struct MinchiateSceneWords {
    Q_DECLARE_TR_FUNCTIONS(MinchiateSceneWords)
};

// ---- The cards. ----

QString titled(Card card) {
    const QString title = text::trumpTitle(card);
    return title.isEmpty() ? text::cardName(card) : text::cardName(card) + QStringLiteral(", ") + title;
}

std::vector<QString> facesOfAll() {
    std::vector<QString> faces(128);
    for (Card card : kWholeDeck)
        faces[card.id] = QString::fromStdString(code(card));
    return faces;
}

std::shared_ptr<const table::Pack> packFor(const RuleSet& rules) {
    static const std::vector<QString> faces = facesOfAll();
    return std::make_shared<table::Pack>(table::Pack{
        faces, [rules](Card card) {
            return table::CardWords{text::cardName(card), titled(card), text::cardHelp(card, rules)};
        }});
}

// ---- The people. ----

// Portraits by player: 0 is the person, then partner, right and left at the first hand.
const QString& portraitOf(int player) {
    static const std::array<QString, kPlayers> heads{QStringLiteral("You"), QStringLiteral("Lapo"),
                                                     QStringLiteral("Bice"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(player)];
}

QString groupWords(PublicGroup::Kind kind) {
    switch (kind) {
    case PublicGroup::Kind::Robbed:
        return MinchiateSceneWords::tr("robbed");
    case PublicGroup::Kind::TurnedUp:
        return MinchiateSceneWords::tr("turned up");
    case PublicGroup::Kind::FromFola:
        return MinchiateSceneWords::tr("from the fola");
    case PublicGroup::Kind::Declared:
        break;
    }
    return MinchiateSceneWords::tr("declared");
}

// Backs seen at the edge; public cards lie apart, so they are not among them.
int backsOf(const TableState& state, Seat seat) {
    int faceUp = 0;
    for (const PublicGroup& group : state.shown[seat])
        faceUp += static_cast<int>(group.cards.size());
    return state.open[seat].empty() ? std::max(0, state.counts[seat] - faceUp) : 0;
}

table::Person personAt(const TableState& state, Seat seat, const text::Teller& teller) {
    table::Person person;
    const int player = state.players[seat];
    person.name = state.names[seat];
    person.called = teller.name(seat);
    person.portrait = portraitOf(player);
    person.looksLeft = player == 2; // Bice
    person.role = plateWords(state, seat, Picturing::Behind, teller);
    person.roleAtRest = plateWords(state, seat, Picturing::CaughtUp, teller);
    person.side = text::roleLine(seat, {}, teller);
    person.awaited = state.chooser() == seat && !state.draw; // of a fallen hand: who decides
    person.cards = state.counts[seat];
    person.backs = backsOf(state, seat);
    person.open = inHandOrder(state.open[seat]);
    const bool told = state.phase == Phase::Discard || state.phase == Phase::Cut;
    for (const PublicGroup& group : state.shown[seat])
        person.shown.push_back({told ? groupWords(group.kind) : QString(), group.cards});
    person.laidAway = state.discards[seat];
    person.laidAwayUp = state.discardsUp[seat];
    person.drawn = state.drawn[static_cast<std::size_t>(player)];
    return person;
}

// ---- The middle, and what lies beside. ----

table::Trick trickOf(const OnTable& trick) {
    table::Trick told;
    for (const Trick::Entry& play : trick.plays)
        told.plays.push_back({index(play.seat), play.card});
    if (trick.winning) {
        told.winning = index(*trick.winning);
        told.pile = index(sideOf(*trick.winning));
    }
    told.full = trick.plays.size() == kPlayers;
    return told;
}

// The card turned up on the fola (M5.6) lies before the dealer once it is taken.
std::optional<Card> turnedOn(const TableState& state) {
    if (!state.folaTop || state.phase == Phase::Play)
        return std::nullopt;
    for (const PublicGroup& group : state.shown[state.dealer])
        if (std::ranges::find(group.cards, *state.folaTop) != group.cards.end())
            return std::nullopt;
    return state.folaTop;
}

std::optional<table::Stock> folaOf(const TableState& state) {
    table::Stock fola;
    fola.seat = index(state.dealer);
    fola.cards = state.fola;
    fola.turned = turnedOn(state);
    if (fola.cards <= 0 && !fola.turned)
        return std::nullopt;
    fola.words = MinchiateSceneWords::tr("fola\n%n card(s)", nullptr, state.fola);
    fola.name = MinchiateSceneWords::tr("Fola");
    fola.state = state.announcedLast ? text::announcement(*state.announcedLast)
                                     : MinchiateSceneWords::tr("%n card(s)", nullptr, state.fola);
    fola.detail = MinchiateSceneWords::tr(
        "The cards left over from the deal. A press repeats what was announced, or shows the "
        "cards to who has seen them (rule M5.11).");
    return fola;
}

// The Fool lies before its side while a card is owed for it; the card that pays lies by the pile it goes to
// (M6.6).
table::Pile pileOf(const TableState& state, Side side, const text::Teller& teller) {
    const bool ours = side == sideOf(state.me);
    const int n = state.captured[side];
    table::Pile pile;
    pile.where = ours ? table::Pile::Where::Near : table::Pile::Where::Far;
    pile.cards = n;
    pile.opens = ours;
    pile.words =
        teller.us()
            ? byWhose(teller, side, MinchiateSceneWords::tr("ours: %1"),
                      MinchiateSceneWords::tr("theirs: %1"), {}, QString::number(n))
            : MinchiateSceneWords::tr("%1: %2", "pair, cards").arg(text::sideLabel(side, teller)).arg(n);
    pile.name = byWhose(teller, side, MinchiateSceneWords::tr("Our tricks"),
                        MinchiateSceneWords::tr("Their tricks"), MinchiateSceneWords::tr("Tricks of %1"));
    pile.detail = ours ? MinchiateSceneWords::tr("A press shows them (rule M6.11).")
                       : MinchiateSceneWords::tr("They lie face down (rule M6.11).");
    if (state.foolDebt == side)
        pile.besides.push_back({kFool, {}});
    if (state.paidForFool && state.paidTo == side)
        pile.besides.push_back({*state.paidForFool, MinchiateSceneWords::tr("for the Fool")});
    return pile;
}

// What lies open until it is seen, and how to go on.
std::optional<table::Prompt> untilSeen(const TableState& state, const text::Teller& teller) {
    table::Prompt prompt;
    if (state.draw) {
        prompt.strong = text::drawSettled(state.dealer, teller);
        prompt.text = text::drawnAgain(state.draw->cards, state.players, teller);
    } else if (state.phase == Phase::Cut && state.looked.empty()) {
        prompt.strong = state.hand / kHandsInRound == 1 ? MinchiateSceneWords::tr("The second round.")
                                                        : MinchiateSceneWords::tr("The third round.");
        prompt.text = MinchiateSceneWords::tr("%1 is your partner now.").arg(state.names[partner(state.me)]);
    } else if (!state.looked.empty()) {
        prompt.strong = text::lookedPrompt(static_cast<int>(state.looked.size()));
    } else {
        return std::nullopt;
    }
    prompt.buttons = {{MinchiateSceneWords::tr("&Go on"), true, true}};
    return prompt;
}

} // namespace

table::Scene sceneOf(const TableState& state, const text::Teller& teller) {
    constexpr std::size_t kMarksSeen = 3;
    table::Scene scene;
    scene.pack = packFor(state.rules);
    scene.me = index(state.me);
    for (Seat seat : kSeats)
        scene.people.push_back(personAt(state, seat, teller));
    for (Card card : inHandOrder(state.cards))
        scene.hand.push_back({card, static_cast<int>(suitOf(card)), state.announced.contains(card)});
    scene.spread = state.spread;
    scene.undealt = state.pack;
    scene.drawing = state.draw.has_value();
    scene.looked = state.looked;
    scene.stock = folaOf(state);
    scene.trick = trickOf(state.trick);
    if (state.lastTrick)
        scene.lastTrick = trickOf(*state.lastTrick);
    for (Side side : kSides)
        scene.piles.push_back(pileOf(state, side, teller));
    const auto& marks = state.marks;
    for (std::size_t i = marks.size() - std::min(kMarksSeen, marks.size()); i < marks.size(); ++i)
        scene.marks.push_back({text::markReason(marks[i], teller), text::markPoints(marks[i], teller)});
    scene.untilSeen = untilSeen(state, teller);
    scene.playing = state.phase == Phase::Play;
    scene.asking = state.phase == Phase::Discard;
    return scene;
}

table::Slip slipOf(const event::Announced& said, const text::Teller& teller, Fola fola) {
    const text::Spoken spoken = text::spoken(said, teller);
    table::Slip slip;
    slip.speaker = index(said.speaker);
    slip.title = spoken.title;
    slip.words = spoken.words;
    const auto phrases = announced(said.counts);
    for (const Phrase& phrase : phrases) {
        const bool last = &phrase == &phrases.back();
        const bool suit = phrase.of <= Phrase::Of::Batons;
        if (phrase.of == Phrase::Of::PerSorte) // the other words say themselves what they mean
            slip.meaning = slip.gloss = spoken.meaning;
        slip.parts.push_back(
            {text::phrase(phrase) + (last ? QString() : QStringLiteral(", ")),
             suit ? QStringLiteral("suit") + QLatin1Char("CDSB"[static_cast<std::size_t>(phrase.of)])
                  : QString()});
    }
    if (slip.parts.empty())
        slip.parts.push_back({text::announcement(said.counts), {}});
    if (fola == Fola::WithDiscards)
        slip.gloss = MinchiateSceneWords::tr("With the discards now (M5.11).") + u' ' + slip.gloss;
    return slip;
}

std::vector<table::Spot> spotsOf(const std::vector<minchiate_lessons::Spot>& spots) {
    using From = minchiate_lessons::SpotKind;
    using To = table::Spot::Kind;
    static constexpr std::pair<From, To> kinds[]{
        {From::Cards, To::Cards},   {From::Hand, To::Hand},  {From::Seat, To::Seat},
        {From::Public, To::Public}, {From::Pile, To::Pile},  {From::Trick, To::Trick},
        {From::Spread, To::Spread}, {From::Fola, To::Stock}, {From::Pad, To::Score}};
    std::vector<table::Spot> told;
    for (const minchiate_lessons::Spot& spot : spots)
        for (const auto& [from, to] : kinds)
            if (spot.kind == from)
                told.push_back({to, spot.cards, index(spot.seat), index(spot.side)});
    return told;
}

} // namespace minchiate_table
