#include "desktop/played/choosing.h"

#include "desktop/played/played_words.h"
#include "minchiate/hand_order.h"

#include <QRegularExpression>

#include <algorithm>

namespace played {

namespace {

using history::Figures;

bool isThe(Feature feature, const Versicola& v) {
    switch (feature) {
    case Feature::LongRun:
        return history::isLongRun(v);
    case Feature::FourKings:
        return v.kind == VersicolaKind::Kings && (v.cards & kKings).size() == 4;
    case Feature::FoolsVersicola:
        return v.kind == VersicolaKind::Fools;
    default:
        return true;
    }
}

bool counted(const Figures& figures, Feature feature) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return std::ranges::any_of(figures.counted[side],
                                   [&](const Versicola& v) { return isThe(feature, v); });
    });
}

bool remembered(const Figures& figures, history::Feature feature) {
    return std::ranges::find(figures.features, feature) != figures.features.end();
}

// As they lie: the highest first, the Fool at the end.
std::vector<Card> laid(CardSet cards) {
    std::vector<Card> order = inHandOrder(cards - CardSet(kFool));
    if (!order.empty() && isTrump(order.front()))
        std::ranges::sort(order, std::ranges::greater{}, trumpNumber);
    if (cards.contains(kFool))
        order.push_back(kFool);
    return order;
}

enum class Where { Anywhere, AtItsStart };

// A number is looked for as a whole, a word where one begins.
bool isIn(const QString& word, const QString& text, Where where) {
    bool number = false;
    (void)word.toULongLong(&number);
    const QString before = where == Where::AtItsStart ? QStringLiteral("^") : QStringLiteral("(^|[^\\w])");
    const QString after = number ? QStringLiteral("($|[^\\w])") : QString();
    const QRegularExpression form(before + QRegularExpression::escape(word) + after,
                                  QRegularExpression::CaseInsensitiveOption |
                                      QRegularExpression::UseUnicodePropertiesOption);
    return form.match(text).hasMatch();
}

bool isInOne(const QString& word, const QStringList& texts, Where where) {
    return std::ranges::any_of(texts, [&](const QString& text) { return isIn(word, text, where); });
}

} // namespace

bool has(const ListedHand& listed, Feature feature) {
    const Figures& figures = listed.hand.figures;
    switch (feature) {
    case Feature::All:
        return true;
    case Feature::LongRun:
    case Feature::FourKings:
    case Feature::FoolsVersicola:
        return counted(figures, feature);
    case Feature::FoolLost:
        return remembered(figures, history::Feature::LostFool);
    case Feature::Cappotto:
        return figures.cappotto.has_value();
    case Feature::DearMistake:
        return listed.costs && listed.costs->dearest > kDear;
    case Feature::Hints:
        return listed.hand.hints > 0;
    case Feature::NotReviewed:
        return !listed.costs;
    }
    return false;
}

Picture pictureOf(const ListedHand& listed, Feature feature) {
    const Figures& figures = listed.hand.figures;
    if (feature == Feature::FoolLost)
        return {{kFool}, std::nullopt, 0, std::nullopt};
    if (feature == Feature::DearMistake && listed.costs) {
        const auto card = listed.mistake();
        return {card ? std::vector<Card>{*card} : std::vector<Card>{}, listed.side(), 0,
                listed.costs->dearest};
    }
    Picture picture;
    const Versicola* dearest = nullptr;
    for (Side side : {listed.side(), other(listed.side())})
        for (const Versicola& v : figures.counted[side])
            if (isThe(feature, v) && (!dearest || v.points > dearest->points)) {
                dearest = &v;
                picture.whose = side;
            }
    if (dearest) {
        picture.cards = laid(dearest->cards);
        picture.points = dearest->points;
    }
    return picture;
}

bool areIn(const QString& wanted, const Searched& texts) {
    const QRegularExpression joint(QStringLiteral("(^|\\s)%1(\\s|$)|[,+]").arg(andWord()),
                                   QRegularExpression::CaseInsensitiveOption);
    return std::ranges::all_of(
        wanted.simplified().split(joint, Qt::SkipEmptyParts), [&](const QString& each) {
            const QString part = each.trimmed();
            if (part.isEmpty() || isInOne(part, texts.phrases + texts.words, Where::Anywhere))
                return true;
            const QStringList words = part.split(u' ', Qt::SkipEmptyParts);
            return words.size() > 1 && std::ranges::all_of(words, [&](const QString& word) {
                       return isInOne(word, texts.words, Where::AtItsStart);
                   });
        });
}

bool isWanted(const ListedHand& listed, const Wanted& wanted) {
    if (!has(listed, wanted.feature) || (wanted.partner && listed.partner() != *wanted.partner) ||
        (wanted.against && listed.against() != *wanted.against))
        return false;
    return wanted.words.trimmed().isEmpty() || areIn(wanted.words, searched(listed));
}

std::vector<std::size_t> chosen(const std::vector<ListedHand>& hands, const Wanted& wanted, Order order) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < hands.size(); ++i)
        if (isWanted(hands[i], wanted))
            places.push_back(i);
    const auto by = [&](auto key) { // the most first
        std::ranges::stable_sort(
            places, [&](std::size_t one, std::size_t other) { return key(hands[one]) > key(hands[other]); });
    };
    switch (order) {
    case Order::When:
        break;
    case Order::With:
        std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) {
            return QString::localeAwareCompare(hands[a].partnerName(), hands[b].partnerName()) < 0;
        });
        break;
    case Order::Picture:
        by([&](const ListedHand& listed) {
            const Picture picture = pictureOf(listed, wanted.feature);
            return picture.cost.value_or(picture.points);
        });
        break;
    case Order::Resti:
        by([](const ListedHand& listed) { return listed.resti(); });
        break;
    case Order::Cost:
        by([](const ListedHand& listed) { return listed.costs ? listed.costs->sum : -1; });
        break;
    }
    return places;
}

} // namespace played
