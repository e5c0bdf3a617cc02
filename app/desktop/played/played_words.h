// The list of hands in words: a row, its slip, what it is looked for by.
#pragma once

#include "desktop/played/choosing.h"
#include "desktop/shell/left_words.h"

#include <QDate>
#include <QStringList>

namespace played {

// What a feature is called on its chip, and what heads the column with its cards.
[[nodiscard]] QString featureName(Feature feature);
[[nodiscard]] QString headOfPicture(Feature feature);
[[nodiscard]] QString orderName(Order order, Feature feature);

using desktop::dayWords;
using desktop::momentWords;
// "18 Nov".
[[nodiscard]] QString shortDay(const QDate& day);
// "hand 5 of 12".
[[nodiscard]] QString handOfMatchWords(int hand, int all);
// "one hand, 14:05".
[[nodiscard]] QString oneHandWords(QTime begun);
// The same, "one hand", "from a file".
[[nodiscard]] QString whichWords(const ListedHand& listed);
// The same under the day: of a hand that stands under no heading with its hour, "one hand, 14:05".
[[nodiscard]] QString whichInRow(const ListedHand& listed);
// "+3", "−4", "0"; "–" of a hand that is not counted.
[[nodiscard]] QString restiWords(const ListedHand& listed);
// Points, whole; "–" where not all is weighed.
[[nodiscard]] QString costWords(const std::optional<Costs>& costs);
// Beside the cards, two lines: whose they are, and how many points.
[[nodiscard]] std::array<QString, 2> pictureWords(const ListedHand& listed, const Picture& picture,
                                                  Feature feature);
// Companions of that level: "apprentices"; of one: "apprentice".
[[nodiscard]] QString levelWords(const QString& level);

// The row read aloud: "18 November, 14:05, hand 5 of 12, with Vieri. Our run from 39 to 31 …".
[[nodiscard]] QString told(const ListedHand& listed, Feature feature);
// What a chart says of it: "9 November, 14:05, hand 6 of 12, with Vieri against masters: +3; your choices
// cost 99".
[[nodiscard]] QString slipWords(const ListedHand& listed);
// "the 4 alone cost 66".
[[nodiscard]] QString mistakeWords(const Costs& costs);
// Its game as a heading, from all hands of it that are over: "18 November, 14:05, a match, with all three:
// you have +3, Vieri wins".
[[nodiscard]] QString gameWords(const std::vector<const ListedHand*>& game);

// All texts that words are looked for in; and the word that joins what is looked for.
[[nodiscard]] Searched searched(const ListedHand& listed);
[[nodiscard]] QString andWord();

} // namespace played
