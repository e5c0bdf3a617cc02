#include "text/editor_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace text {

using namespace minchiate;
using Because = editor::Objection::Why;

namespace {

struct EditorWords {
    Q_DECLARE_TR_FUNCTIONS(text::Editor)
};

// In the middle of a sentence.
QString nameOf(Seat seat, const Teller& teller) {
    return teller.isMe(seat) ? EditorWords::tr("you") : teller.name(seat);
}

// The card that was led to the trick, if it is what the seat's card was refused for.
std::optional<Card> ledTo(const editor::Objection& objection, const Hand& hand) {
    const auto& tricks = hand.tricks();
    if (!objection.card || objection.trick < 1 || objection.trick > static_cast<int>(tricks.size()))
        return std::nullopt;
    const auto& plays = tricks[static_cast<std::size_t>(objection.trick) - 1].plays;
    const auto own = std::ranges::find_if(
        plays, [&](const auto& play) { return play.seat == objection.seat && play.card == *objection.card; });
    const auto led = std::ranges::find_if(plays, [](const auto& play) { return play.card != kFool; });
    return own != plays.end() && led != plays.end() && led < own ? std::optional(led->card) : std::nullopt;
}

// "Bice trumped the king of cups in trick 1, so no cups can be in that hand (M6.2)."
QString shownVoid(const editor::Objection& objection, Card led, const Teller& teller) {
    const Card card = *objection.card;
    const QString who = capitalised(teller.name(objection.seat)), number = QString::number(objection.trick);
    if (objection.refusal->why == Why::MustTrump)
        return EditorWords::tr("%1 threw %2 on %3 in trick %4, so no trump can be in that hand (M6.2).")
            .arg(who, cardInText(card), cardInText(led), number);
    const QString suit = suitName(suitOf(led));
    if (isTrump(card) && !isTrump(led))
        return EditorWords::tr("%1 trumped %2 in trick %3, so no %4 can be in that hand (M6.2).",
                               "who, card, number, a suit's name")
            .arg(who, cardInText(led), number, suit);
    return EditorWords::tr("%1 threw %2 on %3 in trick %4, so no %5 can be in that hand (M6.2).",
                           "who, card, card, number, a suit's name")
        .arg(who, cardInText(card), cardInText(led), number, suit);
}

QString refused(const editor::Objection& objection, const Hand& hand, const Teller& teller) {
    const auto led = ledTo(objection, hand);
    const bool follows =
        objection.refusal->why == Why::FollowSuit || objection.refusal->why == Why::MustTrump;
    if (led && follows)
        return shownVoid(objection, *led, teller);
    const QString why = explain(*objection.refusal, teller.names);
    const QString who = capitalised(teller.name(objection.seat));
    if (objection.card)
        return EditorWords::tr("%1 plays %2 in trick %3, and could not: %4", "who, card, number, why")
            .arg(who, cardInText(*objection.card), QString::number(objection.trick), why);
    return EditorWords::tr("What %1 did next would not be possible: %2", "who, why")
        .arg(nameOf(objection.seat, teller), why);
}

} // namespace

QString explain(const editor::Objection& objection, const editor::Story& story, const Teller& teller) {
    const QString name = nameOf(objection.seat, teller), who = capitalised(name);
    switch (objection.why) {
    case Because::SameCard:
        return EditorWords::tr("That is the card itself: choose another for it to change places with.");
    case Because::BottomCard:
        return EditorWords::tr("%1 would lie at the bottom of the pack, where only a suit card other than a "
                               "king may lie (M5.1).")
            .arg(capitalised(cardInText(*objection.card)));
    case Because::Robbed:
        return EditorWords::tr("All have seen which cards %1 robbed at the cut (M5.2).").arg(name);
    case Because::TurnedUp:
        return EditorWords::tr("All have seen which card %1 turned up (M5.5).").arg(name);
    case Because::FolaTurned:
        return EditorWords::tr("All have seen which cards %1 turned up on the fola (M5.6).").arg(name);
    case Because::Taken:
        return EditorWords::tr("%1 took every counter out of the fola, and all have seen them (M5.7, M5.10).")
            .arg(who);
    case Because::Announced:
        return EditorWords::tr("The fola would have been announced otherwise than it was (M5.8).");
    case Because::Discarded:
        return EditorWords::tr("What %1 laid away was shown after trick 1 (M5.11).").arg(name);
    case Because::Declared:
        if (objection.card)
            return EditorWords::tr("%1 declared a versicola with %2 in it, so that card was in that hand "
                                   "(M6.9).",
                                   "who, card")
                .arg(who, cardInText(*objection.card));
        return EditorWords::tr("What %1 declared, or is asked for, would be another versicola (M6.9).")
            .arg(name);
    case Because::Open:
        return EditorWords::tr("%1 has fallen, or would have: that hand lies open (M6.10).").arg(who);
    case Because::Fallen:
        return EditorWords::tr("%1 played %2 in trick %3, and all have seen it (M6.1).", "who, card, number")
            .arg(who, cardInText(*objection.card), QString::number(objection.trick));
    case Because::Refused:
        return refused(objection, editor::handOf(story), teller);
    case Because::NextPlayer:
        return objection.trick > 0
                   ? EditorWords::tr("Another player would have been to play in trick %1 (M6.4).")
                         .arg(objection.trick)
                   : EditorWords::tr("Another player would have been next (M6.1).");
    case Because::Answer:
        return EditorWords::tr("%1 would have to answer for a versicola where nobody was asked (M6.9).")
            .arg(who);
    }
    return {};
}

} // namespace text
