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

// Who did it and what: `you` with %1 … the objects, `other` with %1 the name and %2 … the objects. All at
// once: a name may hold "%2".
template<class... Objects>
QString by(const editor::Objection& objection, const Teller& teller, const QString& you, const QString& other,
           const Objects&... objects) {
    if (!teller.isMe(objection.seat))
        return other.arg(teller.names[objection.seat], objects...);
    if constexpr (sizeof...(objects) == 0)
        return you;
    else
        return you.arg(objects...);
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
    const QString number = QString::number(objection.trick), on = cardInText(led, Role::Who);
    if (objection.refusal->why == Why::MustTrump)
        return by(objection, teller,
                  EditorWords::tr("You threw %1 on %2 in trick %3, so no trump can be in your hand (M6.2)."),
                  EditorWords::tr("%1 threw %2 on %3 in trick %4, so no trump can be in that hand (M6.2)."),
                  cardInText(card), on, number);
    const QString suit = suitName(suitOf(led));
    if (isTrump(card) && !isTrump(led))
        return by(objection, teller,
                  EditorWords::tr("You trumped %1 in trick %2, so no %3 can be in your hand (M6.2).",
                                  "card, number, a suit's name"),
                  EditorWords::tr("%1 trumped %2 in trick %3, so no %4 can be in that hand (M6.2).",
                                  "who, card, number, a suit's name"),
                  cardInText(led), number, suit);
    return by(objection, teller,
              EditorWords::tr("You threw %1 on %2 in trick %3, so no %4 can be in your hand (M6.2).",
                              "card, card, number, a suit's name"),
              EditorWords::tr("%1 threw %2 on %3 in trick %4, so no %5 can be in that hand (M6.2).",
                              "who, card, card, number, a suit's name"),
              cardInText(card), on, number, suit);
}

QString refused(const editor::Objection& objection, const Hand& hand, const Teller& teller) {
    const auto led = ledTo(objection, hand);
    const bool follows =
        objection.refusal->why == Why::FollowSuit || objection.refusal->why == Why::MustTrump;
    if (led && follows)
        return shownVoid(objection, *led, teller);
    const QString why = explain(*objection.refusal, teller.names);
    if (objection.card)
        return by(objection, teller,
                  EditorWords::tr("You play %1 in trick %2, and could not: %3", "card, number, why"),
                  EditorWords::tr("%1 plays %2 in trick %3, and could not: %4", "who, card, number, why"),
                  cardInText(*objection.card), QString::number(objection.trick), why);
    return by(objection, teller, EditorWords::tr("What you did next would not be possible: %1", "why"),
              EditorWords::tr("What %1 did next would not be possible: %2", "who, why"), why);
}

} // namespace

QString explain(const editor::Objection& objection, const editor::Story& story, const Teller& teller) {
    const auto said = [&](const QString& you, const QString& other) {
        return by(objection, teller, you, other);
    };
    switch (objection.why) {
    case Because::SameCard:
        return EditorWords::tr("That is the card itself: choose another for it to change places with.");
    case Because::BottomCard:
        return EditorWords::tr("%1 would lie at the bottom of the pack, where only a suit card other than a "
                               "king may lie (M5.1).")
            .arg(capitalised(cardInText(*objection.card, Role::Who)));
    case Because::Robbed:
        return said(EditorWords::tr("All have seen which cards you robbed at the cut (M5.2)."),
                    EditorWords::tr("All have seen which cards %1 robbed at the cut (M5.2)."));
    case Because::TurnedUp:
        return said(EditorWords::tr("All have seen which card you turned up (M5.5)."),
                    EditorWords::tr("All have seen which card %1 turned up (M5.5)."));
    case Because::FolaTurned:
        return said(EditorWords::tr("All have seen which cards you turned up on the fola (M5.6)."),
                    EditorWords::tr("All have seen which cards %1 turned up on the fola (M5.6)."));
    case Because::Taken:
        return said(
            EditorWords::tr("You took every counter out of the fola, and all have seen them (M5.7, M5.10)."),
            EditorWords::tr("%1 took every counter out of the fola, and all have seen them (M5.7, M5.10)."));
    case Because::Announced:
        return EditorWords::tr("The fola would have been announced otherwise than it was (M5.8).");
    case Because::Discarded:
        return said(EditorWords::tr("What you laid away was shown after trick 1 (M5.11)."),
                    EditorWords::tr("What %1 laid away was shown after trick 1 (M5.11)."));
    case Because::Declared:
        if (objection.card)
            return by(
                objection, teller,
                EditorWords::tr(
                    "You declared a versicola with %1 in it, so that card was in your hand (M6.9).", "card"),
                EditorWords::tr(
                    "%1 declared a versicola with %2 in it, so that card was in that hand (M6.9).",
                    "who, card"),
                cardInText(*objection.card, Role::With));
        return said(
            EditorWords::tr("What you declared, or are asked for, would be another versicola (M6.9)."),
            EditorWords::tr("What %1 declared, or is asked for, would be another versicola (M6.9)."));
    case Because::Open:
        return said(EditorWords::tr("You have fallen, or would have: your hand lies open (M6.10)."),
                    EditorWords::tr("%1 has fallen, or would have: that hand lies open (M6.10)."));
    case Because::Fallen:
        return by(
            objection, teller,
            EditorWords::tr("You played %1 in trick %2, and all have seen it (M6.1).", "card, number"),
            EditorWords::tr("%1 played %2 in trick %3, and all have seen it (M6.1).", "who, card, number"),
            cardInText(*objection.card), QString::number(objection.trick));
    case Because::Refused:
        return refused(objection, editor::handOf(story), teller);
    case Because::NextPlayer:
        return objection.trick > 0
                   ? EditorWords::tr("Another player would have been to play in trick %1 (M6.4).")
                         .arg(objection.trick)
                   : EditorWords::tr("Another player would have been next (M6.1).");
    case Because::Answer:
        return said(
            EditorWords::tr("You would have to answer for a versicola where nobody was asked (M6.9)."),
            EditorWords::tr("%1 would have to answer for a versicola where nobody was asked (M6.9)."));
    }
    return {};
}

} // namespace text
