#include "desktop/editor/editor_told.h"

#include "minchiate/advice/board.h"
#include "minchiate/hand_order.h"
#include "text/figures.h"
#include "text/reason_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace editing {

using editor::Place;

namespace {

constexpr int kMostTold = 2; // cards by name

struct EditingWords {
    Q_DECLARE_TR_FUNCTIONS(editing)
};

// Whose faces the person would see, sitting there.
CardSet seenBy(const Hand& hand, Seat me) {
    const SeatView view = viewOf(hand, me);
    CardSet seen = view.hand | setOf(view.discarded) | hand.position().captured(Side::NS) |
                   hand.position().captured(Side::EW) | view.fola.value_or(CardSet());
    if (view.turnedBack)
        seen.insert(*view.turnedBack);
    for (Seat seat : kSeats)
        seen |= publicCards(view, seat) | view.openHands[seat] | setOf(view.discardsShown[seat]);
    return seen | editor::cardsIn(hand, Place::Table);
}

// "no cups, no trumps": what the play has shown to be missing.
QString voidsOf(const Hand& hand, Seat seat) {
    if (hand.phase() != Phase::Play)
        return {};
    const auto voids = advice::boardOf(viewOf(hand, tricks::right(seat))).voids[seat];
    QStringList list;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
        if ((voids >> static_cast<int>(suit)) & 1)
            list << EditingWords::tr("no %1", "a suit").arg(text::suitName(suit));
    return list.join(QStringLiteral(", "));
}

QString handLine(const Work& work, const Hand& hand, Seat seat) {
    QStringList parts;
    if (seat == hand.dealer())
        parts << EditingWords::tr("deals");
    if (seat == partner(work.me))
        parts << EditingWords::tr("partner");
    if (const QString voids = voidsOf(hand, seat); !voids.isEmpty())
        parts << (seat == work.me ? EditingWords::tr("shown: %1", "no cups").arg(voids)
                                  : EditingWords::tr("has shown: %1", "no cups").arg(voids));
    if (const auto choice = hand.choice(); choice && choice->chooser == seat && seat != work.me)
        parts << EditingWords::tr("is next");
    return parts.join(QStringLiteral("; "));
}

QString folaLine(const Work& work, const Hand& hand) {
    QStringList who;
    for (Seat seat : {hand.dealer(), hand.cutter()})
        if (!hand.discarded()[seat].empty())
            who << (seat == work.me ? EditingWords::tr("you") : work.names[seat]);
    return who.isEmpty() ? EditingWords::tr("what nobody has")
                         : EditingWords::tr("and what %1 laid away").arg(text::joined(who));
}

bool leads(const Hand& hand) {
    return hand.phase() == Phase::Play && hand.position().played() == 0;
}

// "You lead", "Bice plays", "Lapo lays cards away".
QString nextTold(const Work& work, const Hand& hand) {
    const auto choice = hand.choice();
    if (!choice)
        return EditingWords::tr("The hand is over");
    const bool mine = choice->chooser == work.me;
    const QString who = text::capitalised(work.teller().name(choice->chooser));
    if (std::holds_alternative<DiscardChoice>(choice->among))
        return mine ? EditingWords::tr("You lay cards away")
                    : EditingWords::tr("%1 lays cards away").arg(who);
    if (std::holds_alternative<DeclareChoice>(choice->among))
        return mine ? EditingWords::tr("You may declare") : EditingWords::tr("%1 may declare").arg(who);
    if (leads(hand))
        return mine ? EditingWords::tr("You lead") : EditingWords::tr("%1 leads").arg(who);
    return mine ? EditingWords::tr("You play") : EditingWords::tr("%1 plays").arg(who);
}

QString padTold(const Work& work, const Hand& hand) {
    const int net = hand.tally().net();
    if (net == 0)
        return EditingWords::tr("the pad is even");
    const Side ahead = net > 0 ? Side::NS : Side::EW;
    return EditingWords::tr("the pad shows %1", "us +5")
        .arg(work.teller().side(ahead) + QStringLiteral(" +%1").arg(std::abs(net)));
}

// Whose place it is, and what is known of it.
PlaceTold headTold(const Work& work, const Hand& hand, Place place) {
    PlaceTold told;
    if (const auto seat = editor::seatOf(place)) {
        told.name = text::capitalised(work.teller().name(*seat));
        told.whither = work.teller().isMe(*seat) ? EditingWords::tr("your hand") : told.name;
        told.where = text::byWhom(work.teller(), *seat, EditingWords::tr("in your hand"),
                                  EditingWords::tr("in %1’s hand"));
        told.line = handLine(work, hand, *seat);
        told.brief = voidsOf(hand, *seat);
    } else if (place == Place::Fola) {
        told.name = EditingWords::tr("Fola");
        told.whither = EditingWords::tr("the fola");
        told.where = EditingWords::tr("in the fola");
        told.line = folaLine(work, hand);
    } else if (place == Place::Table) {
        told.name = EditingWords::tr("On the table");
        told.whither = EditingWords::tr("the table");
        told.where = EditingWords::tr("on the table");
        told.line = EditingWords::tr("trick %1").arg(hand.position().trickNumber());
    } else {
        const bool ours = place == editor::tricksPlace(sideOf(work.me));
        told.name = ours ? EditingWords::tr("Our tricks") : EditingWords::tr("Their tricks");
        told.whither = ours ? EditingWords::tr("our tricks") : EditingWords::tr("their tricks");
        told.where = ours ? EditingWords::tr("in our tricks") : EditingWords::tr("in their tricks");
    }
    return told;
}

// What was found of a card is told on it.
void tellFound(ShownCard& card, const Found& found) {
    for (std::size_t i = 0; i < found.options.size(); ++i)
        if (const auto* one = std::get_if<Play>(&found.options[i].action.what);
            one && card.open && one->card == card.card) {
            card.chip = text::signedPoints(found.options[i].points);
            card.best = i == 0;
        }
}

} // namespace

PlacesTold placesTold(const Draft& draft) {
    const Work& work = draft.now();
    const Hand hand = work.hand();
    const CardSet seen = draft.sight() == Sight::All ? kWholeDeck : seenBy(hand, work.me);
    PlacesTold places;
    for (Place place : editor::kPlaces) {
        PlaceTold& told = places[static_cast<std::size_t>(place)];
        told = headTold(work, hand, place);
        const CardSet cards = editor::cardsIn(hand, place);
        for (const bool open : {true, false})
            for (Card card : inHandOrder(open ? cards & seen : cards - seen)) {
                told.cards.push_back({card, open, {}, false});
                tellFound(told.cards.back(), draft.found());
            }
        told.count = EditingWords::tr("%n card(s)", nullptr, cards.size());
    }
    return places;
}

std::array<QString, 2> momentTold(const Work& work, const Hand& hand) {
    const int trick = hand.phase() == Phase::Play ? hand.position().trickNumber() : 0;
    const QString when = !hand.choice() ? EditingWords::tr("at its end")
                         : trick == 0   ? EditingWords::tr("before the play")
                         : leads(hand)  ? EditingWords::tr("before trick %1").arg(trick)
                                        : EditingWords::tr("in trick %1").arg(trick);
    const QString first = work.title.isEmpty()
                              ? text::capitalised(when)
                              : EditingWords::tr("%1, %2", "which deal, when").arg(work.title, when);
    return {
        first,
        EditingWords::tr("%1; %2", "who is next; the pad").arg(nextTold(work, hand), padTold(work, hand))};
}

Tricks tricksOf(const Draft& draft) {
    if (draft.isEmpty())
        return Tricks::Folded;
    const Hand hand = draft.now().hand();
    for (Place place : {Place::TricksNS, Place::TricksEW, Place::Table})
        if (!editor::cardsIn(hand, place).empty())
            return Tricks::Laid;
    return Tricks::Folded;
}

QStringList movedTold(const Draft& draft) {
    QStringList lines;
    for (const PlaceTold& place : placesTold(draft))
        for (const ShownCard& card : place.cards)
            if (draft.moved().contains(card.card))
                lines << EditingWords::tr("%1 to %2", "card, place").arg(cardTold(card), place.whither);
    if (lines.size() > kMostTold)
        return {EditingWords::tr("%n card(s) lie elsewhere", nullptr, static_cast<int>(lines.size()))};
    return lines;
}

QString cardTold(const ShownCard& card) {
    if (!card.open)
        return EditingWords::tr("a card face down");
    const QString name = text::shortCardName(card.card), title = text::trumpTitle(card.card);
    QString told = title.isEmpty() ? name : name + QStringLiteral(", ") + title;
    if (!card.chip.isEmpty())
        told += QStringLiteral(", ") +
                (card.best ? EditingWords::tr("%1, best", "points").arg(card.chip) : card.chip);
    return told;
}

QString aloud(const PlaceTold& told) {
    QStringList cards;
    int hidden = 0;
    for (const ShownCard& card : told.cards) {
        hidden += !card.open;
        if (card.open)
            cards << text::shortCardName(card.card);
    }
    if (hidden > 0)
        cards << EditingWords::tr("%n face down", nullptr, hidden);
    QStringList head{told.name};
    if (!told.line.isEmpty())
        head << told.line;
    head << told.count;
    return head.join(QStringLiteral(", ")) + QStringLiteral(". ") + cards.join(QStringLiteral(", "));
}

std::array<QString, 2> worthTold(const Draft& draft) {
    const advice::Option& best = draft.found().options.front();
    const Seat chooser = draft.found().chooser;
    const QString points = text::signedPoints(best.points);
    const int error = std::max(1, qRound(2 * best.ownError));
    const QString first = EditingWords::tr("Best: %1, %2 (±%3)", "what, points, error")
                              .arg(text::choiceWords(best.action), points)
                              .arg(error);
    return {first, chooser == draft.now().me
                       ? EditingWords::tr("for us at the end, from what you can know")
                       : EditingWords::tr("for that pair at the end, from what %1 can know")
                             .arg(draft.now().teller().name(chooser))};
}

QString told(exercises::NoExercise why) {
    switch (why) {
    case exercises::NoExercise::NoChoice:
        return EditingWords::tr("There is nothing to choose here, and so nothing to ask.");
    case exercises::NoExercise::AllAsGood:
        return EditingWords::tr("Everything is as good here: there would be no wrong answer.");
    case exercises::NoExercise::Stopped:
        break;
    }
    return {};
}

} // namespace editing
