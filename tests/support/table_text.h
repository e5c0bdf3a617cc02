// Cards, positions and actions as short texts, so that a test reads as the rules do. A text that is not right
// ends the test program: it is the test's own mistake.
#pragma once

#include "minchiate/hand.h"

#include <QString>

namespace support {

// The card with this code.
[[nodiscard]] minchiate::Card card(QStringView code);
// Codes with spaces between them; "T28..T40" stands for a run of trumps.
[[nodiscard]] std::vector<minchiate::Card> list(QStringView codes);
[[nodiscard]] minchiate::CardSet cards(QStringView codes);

// Codes in the order given, or as a hand is held.
[[nodiscard]] QString codesOf(minchiate::Card card);
[[nodiscard]] QString codesOf(const std::optional<minchiate::Card>& card); // "-" for none
[[nodiscard]] QString codesOf(const std::vector<minchiate::Card>& cards);
[[nodiscard]] QString codesOf(minchiate::CardSet cards);
// The same cards as `codes` in the order of a hand, to compare with codesOf(CardSet).
[[nodiscard]] QString sorted(QStringView codes);

// "E:play B5", as in records.
[[nodiscard]] minchiate::Action action(QStringView text);
// Applies a legal action.
minchiate::Hand::Events act(minchiate::Hand& hand, QStringView text);
minchiate::Hand::Events act(minchiate::Hand& hand, const minchiate::Action& action);
// Why the action is refused, after seeing that a refusal changes nothing; nothing where it is legal.
[[nodiscard]] std::optional<minchiate::Refusal> refusal(const minchiate::Hand& hand, QStringView text);
[[nodiscard]] std::optional<minchiate::Why> why(const minchiate::Hand& hand, QStringView text);

// The marks as "cause side points cards", one a line: "death EW 5 T13".
[[nodiscard]] QString marks(const minchiate::Tally& tally);

} // namespace support
