#include "minchiate/records/kept_entry.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <climits>

namespace records {

using namespace minchiate;
using namespace scoresheet;

namespace {

constexpr QLatin1String kKept("kept"), kMarks("marks"), kCount("count"), kCards("cards"), kLast("last"),
    kCardsOnly("cardsOnly"), kResult("result"), kPaid("paid"), kRevokes("revokes"), kNote("note"),
    kFormer("former"), kCounting("counting"), kChanged("changed"), kWas("was");
struct ReasonName {
    Reason reason;
    QLatin1String name;
};
constexpr std::array<ReasonName, 6> kReasons{{{Reason::Rob, QLatin1String("rob")},
                                              {Reason::Upcard, QLatin1String("upcard")},
                                              {Reason::Fola, QLatin1String("fola")},
                                              {Reason::Declaration, QLatin1String("declare")},
                                              {Reason::Death, QLatin1String("death")},
                                              {Reason::Misdeal, QLatin1String("misdeal")}}};

std::optional<Side> sideOfText(const QString& text) {
    for (Side side : kSides)
        if (text == sideText(side))
            return side;
    return std::nullopt;
}

bool isSide(const QJsonValue& value) {
    return value.isString() && sideOfText(value.toString());
}

// A whole number of resti, of either side.
bool isResti(const QJsonValue& value) {
    return value.isDouble() && value.toInt(INT_MIN) != INT_MIN;
}

} // namespace

QString placeIn(const QString& path, qsizetype index) {
    return path + QStringLiteral("[%1]").arg(index);
}

SheetError mistyped(const QString& path, const QJsonValue& found) {
    return {errorAt(RecordFault::Mistyped, path, found)};
}

// ---- Moments: UTC, to the second. ----

QString momentText(Moment moment) {
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODate);
}

bool isMoment(const QJsonValue& value) {
    return value.isString() && QDateTime::fromString(value.toString(), Qt::ISODate).isValid();
}

Moment momentOf(const QJsonValue& value) {
    return QDateTime::fromString(value.toString(), Qt::ISODate).toSecsSinceEpoch();
}

std::string othersText(const QJsonObject& rest) {
    return rest.isEmpty() ? std::string() : QJsonDocument(rest).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject objectIn(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

namespace {

// ---- Sets of cards: codes joined by a sign, none as the empty text. ----

QString setText(CardSet set, QChar between) {
    QStringList codes;
    for (Card card : set)
        codes << cardText(card);
    return codes.join(between);
}

std::optional<CardSet> setOfText(QStringView text, QChar between) {
    CardSet set;
    if (text.isEmpty())
        return set;
    for (QStringView part : text.split(between)) {
        const auto card = records::cardOf(part);
        if (!card || set.contains(*card))
            return std::nullopt;
        set.insert(*card);
    }
    return set;
}

bool isSet(const QJsonValue& value) {
    return value.isString() && setOfText(value.toString(), u' ');
}

// ---- Hands kept by hand. ----

QJsonObject countJson(const CountEntry& count) {
    QJsonObject object{{kCards, count.cards}, {kLast, sideText(count.lastTrick)}};
    for (Side side : kSides)
        object[sideText(side)] = setText(count.captured[side], u' ');
    return object;
}

QJsonObject draftJson(const CountDraft& draft) {
    QJsonObject object;
    if (draft.captured)
        for (Side side : kSides)
            object[sideText(side)] = setText((*draft.captured)[side], u' ');
    if (draft.cards)
        object[kCards] = *draft.cards;
    if (draft.lastTrick)
        object[kLast] = sideText(*draft.lastTrick);
    return object;
}

QJsonObject keptJson(const KeptHand& hand) {
    QJsonObject object{{kKept, true}};
    QJsonArray marks, revokes, cardsOnly;
    for (const PadMark& mark : hand.marks)
        marks.append(markText(mark));
    for (int player : hand.revokes)
        revokes.append(player);
    for (Side side : kSides)
        if (hand.cardsOnly[side])
            cardsOnly.append(sideText(side));
    object[kMarks] = marks;
    if (!cardsOnly.isEmpty())
        object[kCardsOnly] = cardsOnly;
    if (!revokes.isEmpty())
        object[kRevokes] = revokes;
    if (!hand.note.empty())
        object[kNote] = QString::fromStdString(hand.note);
    if (const auto* count = std::get_if<CountEntry>(&hand.ending))
        object[kCount] = countJson(*count);
    else if (const auto* typed = std::get_if<TypedResult>(&hand.ending))
        object[kResult] = QString::fromStdString(typed->text);
    if (const auto* typed = std::get_if<TypedResult>(&hand.ending); typed && typed->paid != 0)
        object[kPaid] = typed->paid;
    if (hand.counting)
        object[kCounting] = draftJson(*hand.counting);
    return object;
}

using Failed = std::optional<SheetError>;

std::variant<CountEntry, SheetError> countOfJson(const QJsonObject& object, const QString& path) {
    Reader reader(object, path);
    CountEntry count;
    for (Side side : kSides)
        count.captured[side] =
            setOfText(reader.needed(sideText(side), isSet).toString(), u' ').value_or(CardSet{});
    // Too many cards are a fault of what was written, not of the file: see faultOf.
    count.cards = reader.needed(kCards, isWhole).toInt(-1);
    count.lastTrick = sideOfText(reader.needed(kLast, isSide).toString()).value_or(Side::NS);
    if (reader.failure())
        return SheetError{*reader.failure()};
    return count;
}

std::variant<CountDraft, SheetError> draftOfJson(const QJsonObject& object, const QString& path) {
    Reader reader(object, path);
    CountDraft draft;
    PerSide<QJsonValue> captured;
    for (Side side : kSides)
        captured[side] = reader.optional(sideText(side), isSet);
    const auto cards = reader.optional(kCards, isWhole), last = reader.optional(kLast, isSide);
    if (reader.failure())
        return SheetError{*reader.failure()};
    if (captured[Side::NS].isString() || captured[Side::EW].isString()) {
        draft.captured.emplace();
        for (Side side : kSides)
            (*draft.captured)[side] = *setOfText(captured[side].toString(), u' ');
    }
    if (cards.isDouble())
        draft.cards = cards.toInt(-1);
    if (last.isString())
        draft.lastTrick = sideOfText(last.toString());
    return draft;
}

Failed readMarks(const QJsonArray& array, const QString& path, KeptHand& hand) {
    hand.marks.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto mark = padMarkOf(array[i].toString());
        if (!mark)
            return mistyped(placeIn(path, i), array[i]);
        hand.marks.push_back(*mark);
    }
    return std::nullopt;
}

Failed readRevokes(const QJsonArray& array, const QString& path, KeptHand& hand) {
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!isWhole(array[i]))
            return mistyped(placeIn(path, i), array[i]);
        hand.revokes.push_back(array[i].toInt(-1));
    }
    return std::nullopt;
}

Failed readCardsOnly(const QJsonArray& array, const QString& path, KeptHand& hand) {
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (!isSide(array[i]))
            return mistyped(placeIn(path, i), array[i]);
        hand.cardsOnly[*sideOfText(array[i].toString())] = true;
    }
    return std::nullopt;
}

// The hand's own fields, taken from the reader; what is left nobody here knows.
std::variant<KeptHand, SheetError> keptHandOf(Reader& reader, const QString& path, const RuleSet& rules) {
    KeptHand hand;
    const auto marks = reader.needed(kMarks, isArray).toArray();
    const auto revokes = reader.optional(kRevokes, isArray).toArray();
    const auto cardsOnly = reader.optional(kCardsOnly, isArray).toArray();
    const auto count = reader.optional(kCount, isObject);
    const auto typed = reader.optional(kResult, isString);
    const auto paid = reader.optional(kPaid, isResti);
    const auto counting = reader.optional(kCounting, isObject);
    hand.note = reader.optional(kNote, isString).toString().toStdString();
    if (reader.failure())
        return SheetError{*reader.failure()};
    if (!count.isNull() && !typed.isNull())
        return mistyped(path + u'.' + kResult, typed);
    if (!paid.isNull() && typed.isNull())
        return mistyped(path + u'.' + kPaid, paid);
    if (const auto failed = readMarks(marks, path + u'.' + kMarks, hand))
        return *failed;
    if (const auto failed = readRevokes(revokes, path + u'.' + kRevokes, hand))
        return *failed;
    if (const auto failed = readCardsOnly(cardsOnly, path + u'.' + kCardsOnly, hand))
        return *failed;
    if (typed.isString())
        hand.ending = TypedResult{typed.toString().toStdString(), paid.toInt()};
    if (count.isObject()) {
        const auto entry = countOfJson(count.toObject(), path + u'.' + kCount);
        if (const auto* failed = std::get_if<SheetError>(&entry))
            return *failed;
        hand.ending = std::get<CountEntry>(entry);
    }
    if (counting.isObject()) {
        const auto draft = draftOfJson(counting.toObject(), path + u'.' + kCounting);
        if (const auto* failed = std::get_if<SheetError>(&draft))
            return *failed;
        hand.counting = std::get<CountDraft>(draft);
    }
    if (const auto problem = faultOf(hand, rules))
        return SheetError{errorAt(RecordFault::Mistyped, path), problem};
    return hand;
}

Failed readFormer(const QJsonArray& array, const QString& path, const RuleSet& rules, Entry& entry) {
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString here = placeIn(path, i);
        Reader reader(array[i].toObject(), here);
        const auto changed = reader.needed(kChanged, isMoment);
        Reader was(reader.needed(kWas, isObject).toObject(), here + u'.' + kWas);
        (void)was.optional(kKept, isBool);
        if (reader.failure())
            return SheetError{*reader.failure()};
        const auto hand = keptHandOf(was, here + u'.' + kWas, rules);
        if (const auto* failed = std::get_if<SheetError>(&hand))
            return *failed;
        entry.former.push_back({momentOf(changed), std::get<KeptHand>(hand)});
    }
    return std::nullopt;
}

} // namespace

bool isKept(const QJsonObject& hand) {
    return hand.contains(kKept);
}

std::variant<Entry, SheetError> keptEntryOf(const QJsonObject& object, const QString& path,
                                            const RuleSet& rules) {
    Reader reader(object, path);
    (void)reader.needed(kKept, isBool);
    const auto former = reader.optional(kFormer, isArray).toArray();
    const auto hand = keptHandOf(reader, path, rules);
    if (const auto* failed = std::get_if<SheetError>(&hand))
        return *failed;
    Entry entry{std::get<KeptHand>(hand), {}, othersText(reader.rest())};
    if (const auto failed = readFormer(former, path + u'.' + kFormer, rules, entry))
        return *failed;
    return entry;
}

QJsonObject keptEntryJson(const Entry& entry) {
    QJsonObject object = objectIn(entry.others);
    const QJsonObject kept = keptJson(std::get<KeptHand>(entry.hand));
    for (auto it = kept.begin(); it != kept.end(); ++it)
        object[it.key()] = it.value();
    QJsonArray former;
    for (const Former& before : entry.former)
        former.append(QJsonObject{{kChanged, momentText(before.changed)}, {kWas, keptJson(before.was)}});
    if (!former.isEmpty())
        object[kFormer] = former;
    return object;
}

QString markText(const PadMark& mark) {
    QString text = sideText(mark.side) + u' ' +
                   std::ranges::find(kReasons, mark.reason, &ReasonName::reason)->name + u' ' +
                   QString::number(mark.points);
    if (!mark.cards.empty())
        text += u' ' + setText(mark.cards, u'+');
    return text;
}

std::optional<PadMark> padMarkOf(QStringView text) {
    const auto parts = text.split(u' ');
    if (parts.size() < 3 || parts.size() > 4)
        return std::nullopt;
    const auto side = sideOfText(parts[0].toString());
    const auto reason =
        std::ranges::find_if(kReasons, [&](const ReasonName& r) { return parts[1] == r.name; });
    bool number = false;
    const int points = parts[2].toInt(&number);
    const auto cards = parts.size() == 4 ? setOfText(parts[3], u'+') : CardSet{};
    if (!side || reason == kReasons.end() || !number || !cards || (parts.size() == 4 && cards->empty()))
        return std::nullopt;
    return PadMark{reason->reason, *side, points, *cards};
}

} // namespace records
