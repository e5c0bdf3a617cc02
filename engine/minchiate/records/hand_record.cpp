#include "minchiate/records/hand_record.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace records {

using namespace minchiate;

namespace {

constexpr auto kHandFormat = "minchiate-hand";

bool isSeat(const QJsonValue& v) {
    return v.isString() && seatOf(v.toString());
}

std::variant<Deck, RecordError> deckOf(const QString& text) {
    const auto cards = records::cardsOf(text);
    Deck deck{};
    if (!cards || cards->size() != deck.size())
        return errorAt(RecordFault::Deck, QStringLiteral("$.deck"), text);
    std::copy(cards->begin(), cards->end(), deck.begin());
    const auto fault = faultOf(deck);
    if (fault == DeckFault::NotTheDeck)
        return errorAt(RecordFault::Deck, QStringLiteral("$.deck"), text);
    if (fault == DeckFault::BottomCard)
        return errorAt(RecordFault::DeckBottom, QStringLiteral("$.deck"), cardText(deck.back()));
    return deck;
}

// Reads and applies the actions one by one.
std::optional<RecordError> readActions(const QJsonArray& array, HandRecord& record, Hand& hand) {
    for (int i = 0; i < array.size(); ++i) {
        const QJsonValue value = array.at(i);
        RecordError at{RecordFault::ActionForm, i, {}, shortened(value), std::nullopt, {}};
        const auto action = actionOf(value.toString());
        if (!value.isString() || !action)
            return at;
        const auto outcome = hand.apply(*action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            at.fault = RecordFault::ActionIllegal;
            at.refusal = *refusal;
            return at;
        }
        record.actions.push_back(*action);
    }
    return std::nullopt;
}

} // namespace

QString RecordError::rule() const {
    if (fault == RecordFault::Deck)
        return QStringLiteral("M1.1");
    if (fault == RecordFault::DeckBottom)
        return QStringLiteral("M5.1");
    if (fault == RecordFault::Draw)
        return QStringLiteral("M4.1");
    if (fault == RecordFault::Dealer || fault == RecordFault::TooManyHands)
        return QStringLiteral("M4.3");
    if (!refusal)
        return {};
    const auto rule = ruleOf(refusal->why);
    return QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
}

std::variant<RuleSet, RecordError> rulesOf(const QJsonValue& value) {
    const QString path = QStringLiteral("$.rules");
    if (!value.isObject())
        return errorAt(value.isUndefined() ? RecordFault::Missing : RecordFault::Mistyped, path, value);
    RuleSet rules;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto known = std::ranges::find(switches(), it.key().toStdString(), &Switch::name);
        if (known == switches().end())
            return errorAt(RecordFault::UnknownSwitch, path + u'.' + shortened(it.key()));
        if (!it.value().isBool())
            return errorAt(RecordFault::Mistyped, path + u'.' + it.key(), it.value());
        rules.*(known->member) = it.value().toBool();
    }
    return rules;
}

std::variant<LoadedHand, RecordError> handRecordOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(QLatin1String(kHandFormat));

    HandRecord record;
    record.title = reader.optional(QStringLiteral("title"), isString).toString();
    record.source = reader.optional(QStringLiteral("source"), isString).toString();
    const auto rules = rulesOf(reader.needed(QStringLiteral("rules"), isObject));
    if (const auto* fault = std::get_if<RecordError>(&rules))
        reader.fail(*fault);
    else
        record.deal.rules = std::get<RuleSet>(rules);
    const QJsonObject players = reader.optional(QStringLiteral("players"), isObject).toObject();
    for (Seat seat : kSeats)
        if (const auto name = players[seatText(seat)]; name.isString())
            record.names[seat] = name.toString();
        else if (!name.isUndefined())
            reader.fail(errorAt(RecordFault::Mistyped, QStringLiteral("$.players.") + seatText(seat), name));
    const auto number = reader.optional(QStringLiteral("deal"), isWhole);
    if (number.isDouble())
        record.number = static_cast<quint64>(number.toDouble());
    const auto dealer = reader.needed(QStringLiteral("dealer"), isSeat);
    const auto deckText = reader.needed(QStringLiteral("deck"), isString);
    const auto actions = reader.needed(QStringLiteral("actions"), isArray);
    if (reader.failure())
        return *reader.failure();

    record.deal.dealer = *seatOf(dealer.toString());
    const auto deck = deckOf(deckText.toString());
    if (const auto* fault = std::get_if<RecordError>(&deck))
        return *fault;
    record.deal.deck = std::get<Deck>(deck);
    record.others = reader.rest();
    Hand hand(record.deal);
    if (const auto fault = readActions(actions.toArray(), record, hand))
        return *fault;
    return LoadedHand{std::move(record), std::move(hand)};
}

std::variant<LoadedHand, RecordError> readHandRecord(const QByteArray& bytes) {
    const auto parsed = parseObject(bytes);
    if (const auto* fault = std::get_if<JsonError>(&parsed))
        return errorOf(*fault);
    return handRecordOf(std::get<QJsonObject>(parsed));
}

std::variant<LoadedHand, RecordError> loadHandRecord(const QString& file) {
    const auto bytes = readFile(file);
    if (const auto* fault = std::get_if<JsonError>(&bytes))
        return errorOf(*fault);
    return readHandRecord(std::get<QByteArray>(bytes));
}

QJsonObject toJson(const RuleSet& rules) {
    QJsonObject object;
    for (const Switch& s : switches())
        if (rules.*(s.member) != RuleSet{}.*(s.member))
            object[QString::fromLatin1(s.name.data(), static_cast<qsizetype>(s.name.size()))] =
                rules.*(s.member);
    return object;
}

QJsonObject toJson(const HandRecord& record) {
    QJsonObject object = record.others;
    object[QStringLiteral("format")] = QLatin1String(kHandFormat);
    object[QStringLiteral("version")] = 1;
    if (!record.title.isEmpty())
        object[QStringLiteral("title")] = record.title;
    if (!record.source.isEmpty())
        object[QStringLiteral("source")] = record.source;
    object[QStringLiteral("rules")] = toJson(record.deal.rules);
    QJsonObject players;
    for (Seat seat : kSeats)
        if (!record.names[seat].isEmpty())
            players[seatText(seat)] = record.names[seat];
    if (!players.isEmpty())
        object[QStringLiteral("players")] = players;
    if (record.number)
        object[QStringLiteral("deal")] = static_cast<double>(*record.number);
    object[QStringLiteral("dealer")] = seatText(record.deal.dealer);
    object[QStringLiteral("deck")] = cardsText(record.deal.deck);
    QJsonArray actions;
    for (const Action& action : record.actions)
        actions.append(actionText(action));
    object[QStringLiteral("actions")] = actions;
    return object;
}

QByteArray toLine(const HandRecord& record) {
    return QJsonDocument(toJson(record)).toJson(QJsonDocument::Compact);
}

} // namespace records
