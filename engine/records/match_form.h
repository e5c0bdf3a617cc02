// The match record of a cousin of Minchiate, read and written: terms, players, draw, and hand records in
// order, each finished one with what it paid beside its keys. What follows from the rules is worked out
// whenever the file is read; what was paid and does not agree with that is told, never rewritten.
//
// A form F says what differs:
//
//   F::Match                   {terms…, rules, draw, hands, others}
//   F::Loaded, F::Refusal      of a hand (hand_form.h)
//   F::Paid                    what a hand pays
//   F::kFormat, F::kDealRule   "cuatrola-match"; the number of the rule that says how the deal passes
//   F::switches(), F::kDrawRule of the rules; the number of the rule that says what a draw is
//   F::readTerms(fields, match), F::writeTerms(object, match)
//   F::readHand(object), F::writeHand(record)
//   F::drawnOf(text, match), F::drawnText(drawn, match), F::isDraw(match)
//   F::nextDealer(dealer, match)
//   F::misfit(record, match)   the field that does not fit into this match, if one does not
//   F::paidKeys(), F::readPaid(fields, hand), F::writePaid(object, paid, hand), F::paidBy(hand)
#pragma once

#include "records/hand_form.h"

namespace records {

template<class Record, class Paid>
struct HandOfMatch {
    Record record;
    std::optional<Paid> paid; // of a finished hand
};

template<class F>
struct FoldedMatch {
    typename F::Match match;
    std::vector<decltype(F::Loaded::hand)> hands; // one for each of the match, folded
    std::vector<int> disagreements; // hands, from 0, that paid what the rules give otherwise now
};

// The same fault of a part that stands at this path of the whole.
template<class Refusal>
[[nodiscard]] HandFault<Refusal> within(const QString& path, HandFault<Refusal> found) {
    found.fault.path = path + found.fault.path.mid(1); // "$"
    return found;
}

template<class F>
[[nodiscard]] std::optional<Fault> drawFault(const QJsonArray& array, typename F::Match& match) {
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto drawn = F::drawnOf(array[i].toString(), match);
        if (!drawn)
            return Fault{FaultKind::Mistyped, -1, QStringLiteral("$.draw[%1]").arg(i),
                         shortText(array[i]), {}, {}};
        match.draw.push_back(*drawn);
    }
    if (!array.isEmpty() && !F::isDraw(match))
        return Fault{FaultKind::Mistyped, -1, QStringLiteral("$.draw"), {}, QLatin1String(F::kDrawRule), {}};
    return std::nullopt;
}

// One hand of the match, which may be unfinished only where it is the last.
template<class F>
[[nodiscard]] std::optional<HandFault<typename F::Refusal>>
readHandOfMatch(const QJsonValue& value, const QString& path, bool isLast, FoldedMatch<F>& match) {
    using Found = HandFault<typename F::Refusal>;
    const auto fault = [&](FaultKind kind, const QString& key, const char* rule = "") {
        return Found{{kind, -1, path + key, {}, QLatin1String(rule), {}}, std::nullopt};
    };
    if (!value.isObject())
        return fault(FaultKind::Mistyped, {});
    QJsonObject object = value.toObject(), beside;
    for (const QString& key : F::paidKeys())
        if (const QJsonValue part = object.take(key); !part.isUndefined())
            beside[key] = part;
    const auto read = F::readHand(object);
    if (const auto* found = std::get_if<1>(&read))
        return within(path, *found);
    const auto& [record, hand] = std::get<0>(read);
    if (const QString misfit = F::misfit(record, match.match); !misfit.isEmpty())
        return fault(FaultKind::Mistyped, u'.' + misfit);
    auto& hands = match.match.hands;
    if (!hands.empty() && record.deal.dealer != F::nextDealer(hands.back().record.deal.dealer, match.match))
        return fault(FaultKind::Mistyped, QStringLiteral(".dealer"), F::kDealRule);
    if (!hand.over() && (!isLast || !beside.isEmpty()))
        return fault(FaultKind::Unfinished, {});
    std::optional<typename F::Paid> paid;
    if (hand.over()) {
        Fields fields(beside);
        paid = F::readPaid(fields, hand);
        if (fields.failure())
            return within(path, Found{*fields.failure(), std::nullopt});
        if (*paid != F::paidBy(hand))
            match.disagreements.push_back(static_cast<int>(hands.size()));
    }
    hands.push_back({record, paid});
    match.hands.push_back(hand);
    return std::nullopt;
}

template<class F>
[[nodiscard]] std::variant<FoldedMatch<F>, HandFault<typename F::Refusal>>
readMatch(const QJsonObject& object) {
    using Found = HandFault<typename F::Refusal>;
    Fields fields(object);
    FoldedMatch<F> loaded;
    auto& match = loaded.match;
    fields.expectFormat(QLatin1String(F::kFormat));
    F::readTerms(fields, match);
    const auto draw = fields.optional(QStringLiteral("draw"), isList);
    fields.each(QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), isMap),
                [&](const QString& name, const QJsonValue& value) {
                    return setSwitch(F::switches(), match.rules, name, value);
                });
    const auto hands = fields.needed(QStringLiteral("hands"), isList);
    if (fields.failure())
        return Found{*fields.failure(), std::nullopt};
    match.others = fields.rest();
    if (const auto fault = drawFault<F>(draw.toArray(), match))
        return Found{*fault, std::nullopt};
    const QJsonArray array = hands.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        if (const auto fault = readHandOfMatch<F>(array[i], QStringLiteral("$.hands[%1]").arg(i),
                                                  i + 1 == array.size(), loaded))
            return *fault;
    return loaded;
}

template<class F>
[[nodiscard]] QJsonObject writeMatch(const typename F::Match& match) {
    QJsonObject object = match.others;
    object[QStringLiteral("format")] = QLatin1String(F::kFormat);
    object[QStringLiteral("version")] = 1;
    object[QStringLiteral("rules")] = switchesOf(F::switches(), match.rules);
    F::writeTerms(object, match);
    QJsonArray draw, hands;
    for (const auto& drawn : match.draw)
        draw.append(F::drawnText(drawn, match));
    if (!draw.isEmpty())
        object[QStringLiteral("draw")] = draw;
    for (const auto& hand : match.hands) {
        QJsonObject one = F::writeHand(hand.record);
        if (hand.paid)
            F::writePaid(one, *hand.paid, hand.record.deal);
        hands.append(one);
    }
    object[QStringLiteral("hands")] = hands;
    return object;
}

// Four names in turn order from South.
template<class Names>
void readFourNames(Fields& fields, Names& names) {
    const QJsonArray array = fields
                                 .needed(QStringLiteral("players"),
                                         [](const QJsonValue& value) {
                                             const QJsonArray all = value.toArray();
                                             return all.size() == 4 && std::ranges::all_of(all, isText);
                                         })
                                 .toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        names.begin()[i] = array[i].toString();
}

} // namespace records
