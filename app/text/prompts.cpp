#include "text/prompts.h"

#include <QCoreApplication>

namespace text {

using namespace minchiate;

namespace {

struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

QString dotted(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

QString relation(Seat seat, const Teller& teller) {
    return seat == partner(teller.me) ? Prompts::tr("your partner") : Prompts::tr("against you");
}

// The cards on the table, none when a trick is still to be led.
const Trick* openTrick(const SeatView& view) {
    return view.tricks.empty() || view.tricks.back().winner ? nullptr : &view.tricks.back();
}

std::optional<Suit> suitLed(const SeatView& view) {
    if (const Trick* trick = openTrick(view))
        for (const auto& play : trick->plays)
            if (play.card != kFool)
                return suitOf(play.card);
    return std::nullopt;
}

// The Fool may stand in for what is asked, unless the king must be played (M6.5, M6.3).
QString orTheFool(const QString& asked, CardSet legal) {
    return legal.size() > 1 && legal.contains(kFool)
               ? Prompts::tr("%1, or the Fool", "follow swords").arg(asked)
               : asked;
}

// What the legal cards of a seat come to, in a few words; `hand` is all it holds.
QString demand(CardSet legal, CardSet hand, const SeatView& view) {
    const auto led = suitLed(view);
    if (hand.size() == 1)
        return Prompts::tr("the last card");
    if (!led)
        return openTrick(view) ? Prompts::tr("play any card") : Prompts::tr("lead");
    const CardSet suit = cardsOf(*led);
    if ((hand & suit).empty())
        return (hand & kTrumps).empty() ? Prompts::tr("play any card")
                                        : orTheFool(Prompts::tr("play a trump"), legal);
    // M6.3: only the duty makes the king the one legal card among several of the suit, or beside the Fool.
    const bool choice = ((hand & suit) | (hand & CardSet(kFool))).size() > 1;
    if (choice && legal.size() == 1 && isKing(legal.first()))
        return Prompts::tr("the king must be played");
    return orTheFool(Prompts::tr("follow %1", "swords").arg(suitName(*led)), legal);
}

QString discardLine(const SeatView& view, Seat seat, int count) {
    return seat == view.dealer ? Prompts::tr("you deal: discard %n", nullptr, count)
                               : Prompts::tr("you robbed %n: discard as many", nullptr, count);
}

} // namespace

QString roleLine(Seat seat, std::optional<Seat> dealer, const Teller& teller) {
    if (teller.watched)
        return seat == dealer ? Prompts::tr("deals") : QString();
    if (teller.isMe(seat))
        return seat == dealer ? Prompts::tr("you deal") : QString();
    return seat == dealer ? dotted({Prompts::tr("deals"), relation(seat, teller)}) : relation(seat, teller);
}

namespace {

QString turnWords(const PlateFacts& facts, const Teller& teller) {
    const bool mine = teller.isMe(facts.seat);
    switch (facts.turn) {
    case PlateFacts::Turn::None:
        break;
    case PlateFacts::Turn::Lead:
        return mine ? Prompts::tr("you lead") : Prompts::tr("to lead");
    case PlateFacts::Turn::Play:
        return mine ? Prompts::tr("you play") : Prompts::tr("to play");
    case PlateFacts::Turn::Choose:
        return Prompts::tr("chooses for %1").arg(teller.name(*facts.chosenFor));
    case PlateFacts::Turn::Think:
        return mine ? QString() : Prompts::tr("thinking");
    }
    return {};
}

// Before trick 1: what was done already comes first.
QString dealtLine(const PlateFacts& facts, const Teller& teller) {
    const bool cutter = facts.dealer && facts.seat == tricks::left(*facts.dealer);
    if (facts.phase == Phase::Cut)
        return !cutter ? QString() : teller.isMe(facts.seat) ? Prompts::tr("you cut") : Prompts::tr("cuts");
    if (facts.phase != Phase::Discard || teller.isMe(facts.seat))
        return {};
    QStringList parts;
    if (cutter)
        parts << (facts.robbed == 0 ? Prompts::tr("cut")
                                    : Prompts::tr("cut, robbed %n", nullptr, facts.robbed));
    else if (facts.seat == facts.dealer)
        parts << Prompts::tr("deals");
    if (facts.discarded > 0)
        parts << Prompts::tr("discarded %n", nullptr, facts.discarded);
    else if (facts.owed > 0)
        parts << Prompts::tr("discards %n", nullptr, facts.owed);
    return dotted(parts);
}

} // namespace

QString plateLine(const PlateFacts& facts, const Teller& teller) {
    QStringList parts;
    if (const QString turn = turnWords(facts, teller); !turn.isEmpty())
        parts << turn;
    if (facts.fallen)
        parts << (teller.isMe(facts.seat) ? Prompts::tr("you have fallen") : Prompts::tr("fallen"));
    const QString dealt = dealtLine(facts, teller);
    const QString role = roleLine(facts.seat, facts.dealer, teller);
    if (const QString rest = dealt.isEmpty() ? role : dealt; !rest.isEmpty() && parts.size() < 2)
        parts << rest;
    return dotted(parts);
}

QString turnLine(const Choice& choice, const SeatView& view, const Teller& teller,
                 std::optional<Seat> dealer) {
    // Who deals is said beside it, as it is of all others.
    const auto with = [&](const QString& turn) {
        return choice.chooser == dealer ? dotted({turn, roleLine(choice.chooser, dealer, teller)}) : turn;
    };
    if (teller.watched) // whoever it is: only a card is waited for
        return with(demand(std::get<PlayChoice>(choice.among).cards, view.hand, view));
    if (std::holds_alternative<CutChoice>(choice.among))
        return Prompts::tr("your turn: cut the pack");
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return discardLine(view, choice.seat, discard->count);
    if (std::holds_alternative<DeclareChoice>(choice.among))
        return with(Prompts::tr("your turn: declare, or say nothing"));
    const bool own = choice.seat == choice.chooser;
    const CardSet hand = own ? view.hand : view.openHands[choice.seat];
    const QString what = demand(std::get<PlayChoice>(choice.among).cards, hand, view);
    return with(own ? Prompts::tr("your turn: %1").arg(what)
                    : Prompts::tr("choose for %1: %2").arg(teller.names[choice.seat], what));
}

QString cutPrompt() {
    return Prompts::tr("You cut: lift 13 to 84 cards");
}

QString lookedPrompt(int others) {
    if (others == 1)
        return Prompts::tr("You see one card more. It ends the robbing.");
    return others == 13
               ? Prompts::tr("You see the 13 cards that will be the fola.")
               : Prompts::tr("You see the other %n of the 13: they will be the fola.", nullptr, others);
}

} // namespace text
