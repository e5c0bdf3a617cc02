#include "play/company.h"

#include <QJsonArray>

#include <algorithm>

namespace play {

namespace {

constexpr QLatin1String kTable("table"), kPerson("person"), kLevels("levels"), kSeed("seed"),
    kOneHand("oneHand"), kKnown("known"), kHands("hands"), kUnscored("unscored"), kHints("hints");

} // namespace

std::optional<tricks::Uncounted> uncounted(const Company& company) {
    using tricks::Uncounted;
    if (company.hands.empty() || !company.hands.back().unscored)
        return std::nullopt;
    return company.known ? Uncounted::CardsKnown : Uncounted::TakenBack;
}

Company companyOf(const QJsonObject& others, int seats) {
    const QJsonObject table = others[kTable].toObject();
    Company company;
    company.person = std::clamp(table[kPerson].toInt(), 0, seats - 1);
    const QJsonArray levels = table[kLevels].toArray(), hands = table[kHands].toArray();
    for (int seat = 0; seat < seats; ++seat)
        company.levels.push_back(seat == company.person ? QString() : levels[seat].toString());
    company.seed = table[kSeed].toString().toULongLong();
    company.oneHand = table[kOneHand].toBool();
    company.known = table[kKnown].toBool();
    for (const QJsonValue& hand : hands)
        company.hands.push_back({hand[kUnscored].toBool(), std::max(0, hand[kHints].toInt())});
    return company;
}

void writeCompany(QJsonObject& others, const Company& company) {
    QJsonObject table{{kPerson, company.person}, {kSeed, QString::number(company.seed)}};
    QJsonArray levels, hands;
    for (const QString& level : company.levels)
        levels.append(level);
    for (const HandNotes& notes : company.hands) {
        QJsonObject hand;
        if (notes.unscored)
            hand[kUnscored] = true;
        if (notes.hints > 0)
            hand[kHints] = notes.hints;
        hands.append(hand);
    }
    table[kLevels] = levels;
    table[kHands] = hands;
    if (company.oneHand)
        table[kOneHand] = true;
    if (company.known)
        table[kKnown] = true;
    others[kTable] = table;
}

} // namespace play
