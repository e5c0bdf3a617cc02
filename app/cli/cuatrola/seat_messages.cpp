#include "cli/cuatrola/seat_messages.h"

#include "cli/cuatrola/parts.h"

#include "cuatrola/records/hand_record.h"

namespace cli {

using namespace cuatrola;

namespace {

int tricksWon(const View& view, Side side) {
    return static_cast<int>(std::ranges::count_if(
        view.tricks, [&](const Trick& trick) { return trick.winner && sideOf(*trick.winner) == side; }));
}

// All that the seat may know.
QJsonObject known(const View& view, const char* type) {
    return {{QStringLiteral("type"), QLatin1String(type)},
            {QStringLiteral("seat"), records::codeOf(view.seat)},
            {QStringLiteral("dealer"), records::codeOf(view.dealer)},
            {QStringLiteral("rules"), toJson(view.rules)},
            {QStringLiteral("phase"), phaseText(view.phase)},
            {QStringLiteral("hand"), cuatrolaCodes(view.hand)},
            {QStringLiteral("hand_sizes"), bySeat([&](Seat seat) { return view.handSizes[seat]; })},
            {QStringLiteral("trump"), trump(view.turnedUp)},
            {QStringLiteral("bids"), bids(view.bids)},
            {QStringLiteral("contract"), contract(view.contract)},
            {QStringLiteral("tricks"), tricks(view.tricks)},
            {QStringLiteral("tricks_won"), bySide([&](Side side) { return tricksWon(view, side); })},
            {QStringLiteral("cantes"), cantes(view.cantes)}};
}

} // namespace

QJsonObject viewMessage(const View& view) {
    QJsonObject message = known(view, "view");
    message[QStringLiteral("turn")] = records::codeOf(view.choice->seat);
    message[QStringLiteral("legal")] = actions(*view.choice);
    return message;
}

QJsonObject endMessage(const View& view) {
    QJsonObject message = known(view, "end");
    message[QStringLiteral("left")] = bySeat([&](Seat seat) { return cuatrolaCodes(view.left[seat]); });
    message[QStringLiteral("result")] = result(*view.score);
    return message;
}

} // namespace cli
