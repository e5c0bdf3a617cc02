// How a hand of French Tarot came out, and what it costs, term by term (F9).
#pragma once

#include "tarot/twos.h"
#include "text/tarot/tarot_telling.h"

namespace text::tarot {

// In a sentence, with the lines that lead to it, each with the number of its rule.
struct ResultWords {
    QString sentence, rule;
    std::vector<std::pair<QString, QString>> lines;
};
[[nodiscard]] ResultWords resultWords(const ::tarot::View& view, const Teller& teller);
// How a hand was counted, as it would be written down: the points, the sum, and each number of it, by the
// rule that says so; empty lines never.
[[nodiscard]] QStringList countWorked(const ::tarot::View& view, const Teller& teller);
// Of all cards of the count: "For your Excuse the 2 of hearts went to the defence."; empty where no card did.
[[nodiscard]] QString excuseNote(const ::tarot::View& view, const Teller& teller);

// What a number of the count rests on, to be pointed out with it.
enum class Evidence { None, Contract, Margin, LastTrick, Announced, Slam };

// One piece of the line of arithmetic: a sign, a number with its words, or what it comes to.
struct PriceTerm {
    enum class Kind { Sign, Number, Result };
    Kind kind{};
    QString text;    // "(", "+", "25", "+186"
    QString words{}; // under a number: "for the contract"
    QString rule{};  // that says so: "F9.5"
    Evidence evidence{};
};
// What a price is made of, whoever has kept the hand.
struct PricedHand {
    ::tarot::Price price;
    ::tarot::Bid bid{};
    int bouts = 0;    // of the declarer's camp
    QString poignees; // whose: "Lapo’s poignée of ten"
    ::tarot::Slam slam{};
};
// The line as far as what each pays, without the sign before it.
[[nodiscard]] std::vector<PriceTerm> sumTerms(const PricedHand& hand);
[[nodiscard]] std::vector<PriceTerm> priceTerms(const ::tarot::View& view, const Teller& teller);
// What is paid besides: "Vieri’s misère: 10 from each".
[[nodiscard]] QStringList miseresPaid(const ::tarot::View& view, const Teller& teller);
// The price read aloud.
[[nodiscard]] QString priceTold(const std::vector<PriceTerm>& terms);

// "2 bouts", "9 low pairs", of a group counted in twos; and what each of them counts: "× 5".
[[nodiscard]] QString countedName(const ::tarot::CountedTwos& group);
[[nodiscard]] QString countedTimes(::tarot::Counted kind);

} // namespace text::tarot
