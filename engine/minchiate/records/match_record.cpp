#include "minchiate/records/match_record.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"
#include "minchiate/sheet/score_sheet.h"

#include <QJsonArray>

namespace records {

using namespace minchiate;

namespace {

constexpr auto kMatchFormat = "minchiate-match";
constexpr QLatin1String kSeatsKey("seats"), kDrawKey("draw");
constexpr double kMostPaid = 1'000'000; // far beyond any hand, and twelve of them fit an int

struct LengthName {
    Length length;
    QLatin1String name;
};
constexpr std::array<LengthName, 3> kLengths{{{Length::Hand, QLatin1String("hand")},
                                              {Length::Round, QLatin1String("round")},
                                              {Length::Match, QLatin1String("match")}}};

std::optional<Length> lengthOf(const QString& text) {
    const auto found = std::ranges::find(kLengths, text, &LengthName::name);
    return found == kLengths.end() ? std::nullopt : std::optional(found->length);
}

QString nameOf(Length length) {
    return std::ranges::find(kLengths, length, &LengthName::length)->name;
}

bool isLength(const QJsonValue& value) {
    return value.isString() && lengthOf(value.toString());
}

// A decimal number of 64 bits, written as this program writes it.
bool isSeed(const QJsonValue& value) {
    const QString text = value.toString();
    return value.isString() && QString::number(text.toULongLong()) == text;
}

QString at(const QString& path, qsizetype index) {
    return path + QStringLiteral("[%1]").arg(index);
}

// ---- Points and resti with their side: {"side": "NS", "points": 12}, the side null for 0. ----

QJsonObject sidedJson(const QString& unit, int amount) {
    return {{QStringLiteral("side"), amount == 0 ? QJsonValue() : sideText(amount > 0 ? Side::NS : Side::EW)},
            {unit, std::abs(amount)}};
}

// The amount signed for NS.
std::variant<int, RecordError> sidedOf(const QJsonValue& value, const QString& path, const QString& unit) {
    Reader reader(value.toObject(), path);
    const auto amount =
        reader.needed(unit, [](const auto& v) { return isWhole(v) && v.toDouble() <= kMostPaid; });
    const auto side = reader.needed(QStringLiteral("side"), [&](const QJsonValue& v) {
        return amount.toInt() == 0 ? v.isNull() : v == sideText(Side::NS) || v == sideText(Side::EW);
    });
    if (reader.failure())
        return *reader.failure();
    return side == sideText(Side::EW) ? -amount.toInt() : amount.toInt();
}

// They stand in place of a draw, or beside it.
std::optional<RecordError> readSeats(const QJsonValue& seats, const QJsonValue& drawn, MatchRecord& record) {
    if (seats.isArray()) {
        record.seats.emplace();
        for (std::size_t i = 0; i < record.seats->size(); ++i)
            (*record.seats)[i] = *seatingOf(seats.toArray()[static_cast<qsizetype>(i)].toString());
        if (drawn.toArray().isEmpty())
            return std::nullopt;
    }
    const auto draw = drawOf(drawn.toArray(), record.length);
    if (const auto* fault = std::get_if<RecordError>(&draw))
        return *fault;
    record.draw = std::get<Draw>(draw);
    return std::nullopt;
}

// ---- Names. ----

using FourTexts = std::array<QString, kPlayers>;

QJsonArray textsJson(const FourTexts& texts) {
    return QJsonArray::fromStringList(QStringList(texts.begin(), texts.end()));
}

FourTexts neededTexts(Reader& reader, const QString& key) {
    FourTexts texts;
    const QJsonArray array =
        reader.needed(key, [](const auto& v) { return v.isArray() && v.toArray().size() == kPlayers; })
            .toArray();
    for (qsizetype i = 0; i < array.size() && i < kPlayers; ++i) {
        if (!array[i].isString())
            reader.fail(errorAt(RecordFault::Mistyped, at(QStringLiteral("$.") + key, i), array[i]));
        texts[static_cast<std::size_t>(i)] = array[i].toString();
    }
    return texts;
}

// ---- Hands. ----

constexpr QLatin1String kNet("net"), kPoints("points"), kResti("resti"), kCountKey("count"),
    kUnscored("unscored"), kHints("hints"), kPlayedOn("played_on"), kAt("at"), kWasKey("was");

QJsonObject toJson(const PlayedOn& playedOn) {
    QJsonArray was;
    for (const Action& action : playedOn.was)
        was.append(actionText(action));
    return {{kAt, playedOn.at}, {kWasKey, was}};
}

// The other hand must be one of these cards.
std::variant<PlayedOn, RecordError> playedOnOf(const QJsonObject& object, const QString& path,
                                               const Deal& deal) {
    Reader reader(object, path);
    const QJsonArray was = reader.needed(kWasKey, isArray).toArray();
    const auto kept = reader.needed(
        kAt, [&](const QJsonValue& v) { return isWhole(v) && v.toDouble() <= double(was.size()); });
    if (reader.failure())
        return *reader.failure();
    PlayedOn playedOn{kept.toInt(), {}};
    Hand hand(deal);
    for (qsizetype i = 0; i < was.size(); ++i) {
        const auto action = actionOf(was[i].toString());
        if (!action || std::holds_alternative<Refusal>(hand.apply(*action)))
            return errorAt(RecordFault::Mistyped, at(path + u'.' + kWasKey, i), was[i]);
        playedOn.was.push_back(*action);
    }
    return playedOn;
}

} // namespace

QJsonObject toJson(const MatchHand& hand) {
    QJsonObject object = toJson(hand.record);
    if (hand.net)
        object[kNet] = sidedJson(kPoints, *hand.net);
    if (hand.resti)
        object[kResti] = sidedJson(kCountKey, *hand.resti);
    if (hand.unscored)
        object[kUnscored] = true;
    if (hand.hints > 0)
        object[kHints] = hand.hints;
    if (hand.playedOn)
        object[kPlayedOn] = toJson(*hand.playedOn);
    return object;
}

namespace {

// What the hand paid: needed of a finished one, and of no other.
std::optional<RecordError> readPaid(Reader& reader, const QString& path, LoadedMatchHand& read) {
    const auto& keys = reader.rest();
    const bool finished = read.folded.phase() == Phase::Counted;
    if (!finished && (keys.contains(kNet) || keys.contains(kResti)))
        return errorAt(RecordFault::Unfinished, path);
    if (!finished)
        return std::nullopt;
    const auto netValue = reader.needed(kNet, isObject), restiValue = reader.needed(kResti, isObject);
    if (reader.failure())
        return reader.failure();
    const auto net = sidedOf(netValue, path + u'.' + kNet, kPoints);
    if (const auto* fault = std::get_if<RecordError>(&net))
        return *fault;
    const auto resti = sidedOf(restiValue, path + u'.' + kResti, kCountKey);
    if (const auto* fault = std::get_if<RecordError>(&resti))
        return *fault;
    read.hand.net = std::get<int>(net);
    read.hand.resti = std::get<int>(resti);
    return std::nullopt;
}

} // namespace

std::variant<LoadedMatchHand, RecordError> matchHandOf(QJsonObject object, const QString& path) {
    QJsonObject ours;
    for (const QLatin1String key : {kNet, kResti, kUnscored, kHints, kPlayedOn})
        if (const QJsonValue part = object.take(key); !part.isUndefined())
            ours[key] = part;
    const auto loaded = handRecordOf(object);
    if (const auto* fault = std::get_if<RecordError>(&loaded))
        return within(path, *fault);
    const auto& [record, folded] = std::get<LoadedHand>(loaded);
    LoadedMatchHand read{{record, false, 0, std::nullopt, std::nullopt}, folded};
    Reader reader(ours, path);
    read.hand.unscored = reader.optional(kUnscored, isBool).toBool();
    read.hand.hints = reader.optional(kHints, isWhole).toInt();
    const auto playedOn = reader.optional(kPlayedOn, isObject);
    if (reader.failure())
        return *reader.failure();
    if (playedOn.isObject()) {
        auto from = playedOnOf(playedOn.toObject(), path + u'.' + kPlayedOn, record.deal);
        if (const auto* fault = std::get_if<RecordError>(&from))
            return *fault;
        read.hand.playedOn = std::move(std::get<PlayedOn>(from));
    }
    if (const auto fault = readPaid(reader, path, read))
        return *fault;
    return read;
}

namespace {

std::optional<Disagreement> disagreementOf(int i, const MatchHand& hand, const Hand& folded) {
    const auto& result = folded.result();
    if (!result || (result->resti == hand.resti && result->net == hand.net))
        return std::nullopt;
    return Disagreement{i, *hand.resti, result->resti, *hand.net, result->net};
}

// M4.3. Looked at before the hand is replayed, since a wrong dealer's actions seem wrong too.
bool dealtOutOfTurn(const QJsonObject& hand, int i) {
    const auto dealer = seatOf(hand[QLatin1String("dealer")].toString());
    return dealer && *dealer != dealerOf(i);
}

std::variant<LoadedMatchHand, RecordError> readHandInPlace(const QJsonArray& array, int i, Length length) {
    const QString path = at(QStringLiteral("$.hands"), i);
    if (!array[i].isObject())
        return errorAt(RecordFault::Mistyped, path, array[i]);
    const QJsonObject object = array[i].toObject();
    if (length != Length::Hand && dealtOutOfTurn(object, i))
        return errorAt(RecordFault::Dealer, path + QStringLiteral(".dealer"),
                       object[QLatin1String("dealer")]);
    auto read = matchHandOf(object, path);
    if (const auto* hand = std::get_if<LoadedMatchHand>(&read);
        hand && hand->folded.phase() != Phase::Counted && i + 1 < array.size())
        return errorAt(RecordFault::Unfinished, path);
    return read;
}

std::optional<RecordError> readHands(const QJsonArray& array, LoadedMatch& match) {
    const int most = handsIn(match.record.length);
    if (array.size() > most)
        return errorAt(RecordFault::TooManyHands, at(QStringLiteral("$.hands"), most));
    for (int i = 0; i < array.size(); ++i) {
        const auto read = readHandInPlace(array, i, match.record.length);
        if (const auto* fault = std::get_if<RecordError>(&read))
            return *fault;
        const auto& [hand, folded] = std::get<LoadedMatchHand>(read);
        if (const auto disagreement = disagreementOf(i, hand, folded))
            match.disagreements.push_back(*disagreement);
        match.record.hands.push_back(hand);
        match.hands.push_back(folded);
    }
    return std::nullopt;
}

} // namespace

std::variant<LoadedMatch, RecordError> matchRecordOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(QLatin1String(kMatchFormat));
    LoadedMatch match;
    MatchRecord& record = match.record;
    const auto length = reader.needed(QStringLiteral("length"), isLength);
    const auto rules = rulesOf(reader.needed(QStringLiteral("rules"), isObject));
    if (const auto* fault = std::get_if<RecordError>(&rules))
        reader.fail(*fault);
    record.players = neededTexts(reader, QStringLiteral("players"));
    record.levels = neededTexts(reader, QStringLiteral("levels"));
    const auto seats = reader.optional(kSeatsKey, areSeats);
    const auto drawn =
        seats.isArray() ? reader.optional(kDrawKey, isArray) : reader.needed(kDrawKey, isArray);
    record.seed = reader.needed(QStringLiteral("seed"), isSeed).toString().toULongLong();
    const auto hands = reader.needed(QStringLiteral("hands"), isArray);
    if (reader.failure())
        return *reader.failure();

    record.length = *lengthOf(length.toString());
    record.rules = std::get<RuleSet>(rules);
    record.others = reader.rest();
    if (const auto fault = readSeats(seats, drawn, record))
        return *fault;
    if (const auto fault = readHands(hands.toArray(), match))
        return *fault;
    return match;
}

std::variant<LoadedMatch, RecordError> loadMatchRecord(const QString& path) {
    const auto parsed = readObject(path);
    if (const auto* fault = std::get_if<JsonError>(&parsed))
        return errorOf(*fault);
    return matchRecordOf(std::get<QJsonObject>(parsed));
}

QJsonObject toJson(const MatchRecord& record) {
    QJsonObject object = record.others;
    object[QStringLiteral("format")] = QLatin1String(kMatchFormat);
    object[QStringLiteral("version")] = 1;
    object[QStringLiteral("length")] = nameOf(record.length);
    object[QStringLiteral("rules")] = toJson(record.rules);
    object[QStringLiteral("players")] = textsJson(record.players);
    object[QStringLiteral("levels")] = textsJson(record.levels);
    if (record.seats) {
        QJsonArray seats;
        for (const PerSeat<int>& round : *record.seats)
            seats.append(seatingText(round));
        object[kSeatsKey] = seats;
    }
    if (!record.seats || !record.draw.cards.empty())
        object[kDrawKey] = toJson(record.draw);
    object[QStringLiteral("seed")] = QString::number(record.seed);
    QJsonArray hands;
    for (const MatchHand& hand : record.hands)
        hands.append(toJson(hand));
    object[QStringLiteral("hands")] = hands;
    return object;
}

PerSeat<int> seatsOf(const MatchRecord& record, int hand) {
    if (record.seats)
        return (*record.seats)[static_cast<std::size_t>(hand / kHandsInRound % kRounds)];
    if (record.draw.cards.empty())
        return {{0, 1, 2, 3}};
    return seating(record.draw.order, hand / kHandsInRound);
}

std::optional<quint64> dealNumberOf(const MatchRecord& record, int hand) {
    const HandRecord& dealt = record.hands[static_cast<std::size_t>(hand)].record;
    if (!dealt.number || dealt.actions.empty() || dealt.deal.dealer != Seat::S)
        return std::nullopt;
    const auto person = static_cast<Seat>(*dealt.number % kPlayers);
    const Action cut{tricks::left(Seat::S), Cut{numberedCut(*dealt.number)}};
    const bool same = seatsOf(record, hand)[person] == 0 && dealt.actions.front() == cut &&
                      dealt.deal.deck == numberedDeck(*dealt.number);
    return same ? dealt.number : std::nullopt;
}

Accounts accountsOf(const MatchRecord& record) {
    Accounts accounts{};
    for (std::size_t i = 0; i < record.hands.size(); ++i)
        if (const MatchHand& hand = record.hands[i]; hand.resti && !hand.unscored)
            pay(accounts, seatsOf(record, static_cast<int>(i)), *hand.resti);
    return accounts;
}

} // namespace records
