#include "prompts.h"

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

// Cards owed by the dealer or the cutter before trick 1 (M5.9), discarded already or not.
int discardsOf(const SeatView& view, Seat seat) {
    if (seat == view.dealer)
        return static_cast<int>(view.folaRobbed.size() + view.taken.size());
    return seat == tricks::left(view.dealer) ? static_cast<int>(view.robbed.size()) : 0;
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

// What the legal cards of a seat come to, in a few words; `hand` is all it holds.
QString demand(CardSet legal, CardSet hand, const SeatView& view) {
    const auto led = suitLed(view);
    if (hand.size() == 1)
        return Prompts::tr("the last card");
    if (!led)
        return openTrick(view) ? Prompts::tr("play any card") : Prompts::tr("lead");
    const CardSet suit = cardsOf(*led);
    if ((hand & suit).empty())
        return (hand & kTrumps).empty() ? Prompts::tr("play any card") : Prompts::tr("play a trump");
    // M6.3: only the duty makes the king the one legal card among several of the suit, or beside the Fool.
    const bool choice = ((hand & suit) | (hand & CardSet(kFool))).size() > 1;
    if (choice && legal.size() == 1 && isKing(legal.first()))
        return Prompts::tr("the king must be played");
    return Prompts::tr("follow %1", "swords").arg(suitName(*led));
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

QString thinkingLine() {
    return Prompts::tr("thinking");
}

QString dealingLine(const SeatView& view, Seat seat, std::optional<Seat> toAct, const Teller& teller) {
    const bool cutter = seat == tricks::left(view.dealer);
    if (view.phase == Phase::Cut)
        return cutter && toAct == seat ? Prompts::tr("cuts") : roleLine(seat, view.dealer, teller);
    if (view.phase != Phase::Discard || !(cutter || seat == view.dealer))
        return roleLine(seat, view.dealer, teller);
    QStringList parts;
    if (!cutter)
        parts << Prompts::tr("deals");
    else if (view.robbed.empty())
        parts << Prompts::tr("cut");
    else
        parts << Prompts::tr("cut, robbed %n", nullptr, static_cast<int>(view.robbed.size()));
    if (const int owed = discardsOf(view, seat); owed > 0)
        parts << (view.discardCounts[seat] > 0 ? Prompts::tr("discarded %n", nullptr, owed)
                                               : Prompts::tr("discards %n", nullptr, owed));
    else
        parts << relation(seat, teller);
    return dotted(parts);
}

QString turnLine(const Choice& choice, const SeatView& view, const Teller& teller) {
    if (teller.watched) // whoever it is: only a card is waited for
        return demand(std::get<PlayChoice>(choice.among).cards, view.hand, view);
    if (std::holds_alternative<CutChoice>(choice.among))
        return Prompts::tr("your turn: cut the pack");
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return discardLine(view, choice.seat, discard->count);
    if (std::holds_alternative<DeclareChoice>(choice.among))
        return Prompts::tr("your turn: declare, or say nothing");
    const bool own = choice.seat == choice.chooser;
    const CardSet hand = own ? view.hand : view.openHands[choice.seat];
    const QString what = demand(std::get<PlayChoice>(choice.among).cards, hand, view);
    return own ? Prompts::tr("your turn: %1").arg(what)
               : Prompts::tr("choose for %1: %2").arg(teller.names[choice.seat], what);
}

QString plateLine(const SeatView& view, Seat seat, std::optional<Seat> toAct, const Teller& teller) {
    if (view.choice && teller.isMe(seat))
        return turnLine(*view.choice, view, teller);
    if (view.phase == Phase::Cut || view.phase == Phase::Discard)
        return teller.isMe(seat) ? roleLine(seat, view.dealer, teller)
                                 : dealingLine(view, seat, toAct, teller);
    if (toAct == seat && !teller.isMe(seat))
        return thinkingLine();
    const QString role = roleLine(seat, view.dealer, teller);
    if (!((view.fallen >> index(seat)) & 1))
        return role;
    const QString fallen = teller.isMe(seat) ? Prompts::tr("you have fallen") : Prompts::tr("fallen");
    return role.isEmpty() ? fallen : dotted({fallen, role});
}

QString cutPrompt() {
    return Prompts::tr("You cut: lift 13 to 84 cards");
}

QString lookedPrompt(int others) {
    return others == 1
               ? Prompts::tr("You see one card more. It ends the robbing.")
               : Prompts::tr("You see the other %n of the 13: they will be the fola.", nullptr, others);
}

} // namespace text
