// What the count of a hand of French Tarot says in a lesson, and prices of hands that are only told of.
#include "tarot/lessons/kind.h"
#include "tarot/records/price_text.h"

#include <cstdlib>

namespace tarot_lessons {

namespace {

using MaybeCountFact = std::optional<Fact>;

// Parts of a price, each with the sign it has there (F9.5).
MaybeCountFact partOf(const QString& name, const Price& price) {
    if (name == QStringLiteral("each"))
        return price.each();
    if (name == QStringLiteral("three")) // what three defenders pay together
        return 3 * price.each();
    if (name == QStringLiteral("coefficient"))
        return price.coefficient;
    return std::nullopt;
}

// Of two, what the winner is paid (F12.5), and what was given for the Excuse.
MaybeCountFact ofCountOfTwo(const QString& name, const TwoCount& count) {
    if (name == QStringLiteral("margin"))
        return count.margin;
    if (name == QStringLiteral("each"))
        return count.each;
    return name == QStringLiteral("given") && count.excuse && count.excuse->given
               ? MaybeCountFact(OneCard{*count.excuse->given, false})
               : std::nullopt;
}

// And what each has, and needs.
MaybeCountFact ofSideOfTwo(const QString& name, const TwoCount& count, Seat seat) {
    const int bouts = count.bouts(seat).size();
    if (name == QStringLiteral("count"))
        return pointsOf(count.halves[seat]);
    if (name == QStringLiteral("bouts"))
        return bouts;
    return name == QStringLiteral("need") ? MaybeCountFact(needed(bouts)) : std::nullopt;
}

MaybeCountFact ofCount(const QString& name, const Table& table) {
    const ContractCount* count = table.count();
    if (const TwoCount* two = table.countOfTwo())
        return ofCountOfTwo(name, *two);
    if (!count)
        return std::nullopt;
    if (name == QStringLiteral("bouts"))
        return count->bouts().size();
    if (name == QStringLiteral("need"))
        return needed(count->bouts().size());
    if (name == QStringLiteral("margin"))
        return std::abs(count->price.margin);
    if (name == QStringLiteral("given")) // for the Excuse (F8.11)
        return count->excuse && count->excuse->given ? MaybeCountFact(OneCard{*count->excuse->given, false})
                                                     : std::nullopt;
    return partOf(name, count->price);
}

} // namespace

Fact pointsOf(int halves) {
    return halves % 2 == 0 ? Fact(halves / 2) : Fact(HalfPoints{halves});
}

MaybeCountFact factOfCount(const Placeholder& placeholder, const Table& table) {
    const auto& [name, of] = placeholder;
    if (of.isEmpty())
        return ofCount(name, table);
    if (name == QStringLiteral("margin"))
        return std::abs(marginOf(of));
    if (const auto price = priceOf(of))
        return partOf(name, *price);
    if (const auto camp = Kind::sideOf(of)) {
        const ContractCount* count = table.count();
        if (name == QStringLiteral("count")) // the halves of the end, a half passed included (F8.11)
            return count ? MaybeCountFact(pointsOf(count->halves[*camp])) : std::nullopt;
        if (name == QStringLiteral("pile"))
            return table.hand() ? MaybeCountFact(pointsOf(halves(table.captured(*camp)))) : std::nullopt;
    }
    const auto seat = Kind::seatOf(of);
    if (const TwoCount* two = table.countOfTwo(); two && seat)
        if (auto fact = ofSideOfTwo(name, *two, *seat))
            return fact;
    return name == QStringLiteral("score") && seat && table.over()
               ? MaybeCountFact(table.hand()->result()->scores[*seat])
               : std::nullopt;
}

} // namespace tarot_lessons
