#include "bolognese/records/sheet_record.h"

#include "bolognese/records/action_text.h"
#include "records/seat_text.h"

namespace bolognese {

namespace {

namespace sheet_file = records::sheet_file;
using records::FaultKind;
using records::Fields;
using sheet::Draft;
using sheet::KeptHand;
using sheet::Sheet;
using sheet::Shown;

// ---- Reading ----

std::optional<Side> sideIn(const QJsonValue& value) {
    for (Side side : kSides)
        if (value.toString() == records::codeOf(side))
            return side;
    return std::nullopt;
}
bool isSide(const QJsonValue& value) {
    return sideIn(value).has_value();
}
bool isSeat(const QJsonValue& value) {
    return records::seatOfCode(value.toString()).has_value();
}

// "CK CQ T20"; nothing where a card is none, or named twice.
std::optional<CardSet> cardsIn(const QString& codes) {
    CardSet cards;
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = cardOf(code.toStdString());
        if (!card || cards.contains(*card))
            return std::nullopt;
        cards.insert(*card);
    }
    return cards;
}
bool areCards(const QJsonValue& value) {
    return value.isString() && cardsIn(value.toString()).has_value();
}
QString codesOf(CardSet cards) {
    QStringList codes;
    for (Card card : cards)
        codes << cardText(card);
    return codes.join(u' ');
}

std::optional<Shown> shownIn(const QJsonValue& value) {
    const QJsonObject object = value.toObject();
    const auto seat = records::seatOfCode(object[QStringLiteral("seat")].toString());
    const auto cards = cardsIn(object[QStringLiteral("cards")].toString());
    if (!seat || !cards)
        return std::nullopt;
    Shown shown{*seat, *cards, {}};
    const QJsonArray names = object[QStringLiteral("names")].toArray();
    for (const QJsonValue& text : names) {
        const auto name = nameOf(text.toString().toStdString());
        if (!name || (!shown.names.empty() && *name <= shown.names.back()))
            return std::nullopt;
        shown.names.push_back(*name);
    }
    return shown;
}

// As much of a hand as was said.
Draft readSaid(Fields& fields) {
    Draft said;
    said.counted = sideIn(fields.optional(QStringLiteral("counted"), isSide)).value_or(Side::NS);
    said.pile = cardsIn(fields.optional(QStringLiteral("pile"), areCards).toString()).value_or(CardSet{});
    said.last = sideIn(fields.optional(QStringLiteral("last"), isSide));
    said.offenders = sideIn(fields.optional(QStringLiteral("offenders"), isSide));
    said.calledOut = sideIn(fields.optional(QStringLiteral("called_out"), isSide));
    const auto accusi = fields.optional(QStringLiteral("accusi"), records::isList).toArray();
    for (const QJsonValue& value : accusi) {
        if (const auto shown = shownIn(value))
            said.accusi.push_back(*shown);
        else
            fields.fail(FaultKind::Mistyped, QStringLiteral("accusi"), value);
    }
    return said;
}

// ---- Writing ----

void writeSaid(QJsonObject& object, const Draft& said) {
    if (!said.calledOut) {
        object[QStringLiteral("counted")] = records::codeOf(said.counted);
        object[QStringLiteral("pile")] = codesOf(said.pile);
    }
    if (said.last)
        object[QStringLiteral("last")] = records::codeOf(*said.last);
    if (said.offenders)
        object[QStringLiteral("offenders")] = records::codeOf(*said.offenders);
    if (said.calledOut)
        object[QStringLiteral("called_out")] = records::codeOf(*said.calledOut);
    QJsonArray accusi;
    for (const Shown& one : said.accusi) {
        QJsonArray names;
        for (Name name : one.names)
            names.append(nameText(name));
        accusi.append(QJsonObject{{QStringLiteral("seat"), records::codeOf(one.seat)},
                                  {QStringLiteral("cards"), codesOf(one.cards)},
                                  {QStringLiteral("names"), names}});
    }
    if (!accusi.isEmpty())
        object[QStringLiteral("accusi")] = accusi;
}

struct SheetForm {
    using Sheet = sheet::Sheet;
    using Hand = KeptHand;
    using Problem = sheet::Problem;
    static Hand read(Fields& fields, const Sheet&) {
        const Draft said = readSaid(fields);
        const auto hand = sheet::handOf(said);
        if (!hand)
            fields.fail(FaultKind::Missing, sheet::missingIn(said) == sheet::Missing::Pile
                                                ? QStringLiteral("pile")
                                                : QStringLiteral("last"));
        return hand.value_or(KeptHand{});
    }
    static void write(QJsonObject& object, const Hand& hand, const Sheet&) {
        writeSaid(object, sheet::draftOf(hand));
    }
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet) {
        return sheet::faultOf(hand, sheet.rules);
    }
    static void readDraft(Fields& fields, sheet::Draft& draft, const Sheet&) { draft = readSaid(fields); }
    static void writeDraft(QJsonObject& object, const sheet::Draft& draft, const Sheet&) {
        writeSaid(object, draft);
    }
};

} // namespace

std::variant<Sheet, SheetFault> sheetOf(const QJsonObject& object) {
    Fields fields(object);
    fields.expectFormat(QLatin1String(kSheetFormat));
    Sheet sheet;
    sheet_file::readHeading(fields, sheet);
    const QStringList names = sheet_file::readNames(fields, 4, 4);
    sheet.firstDealer = records::seatOfCode(fields.needed(QStringLiteral("first_dealer"), isSeat).toString())
                            .value_or(Seat::S);
    fields.each(
        QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), records::isMap),
        [&](const QString& name, const QJsonValue& value) { return setSwitch(sheet.rules, name, value); });
    const auto hands = fields.needed(QStringLiteral("hands"), records::isList).toArray();
    const auto draft = fields.optional(QStringLiteral("draft"), records::isMap);
    if (fields.failure())
        return SheetFault{*fields.failure()};
    for (Seat seat : kSeats)
        sheet.names[seat] = names[index(seat)].toStdString();
    if (const auto problem = kept::nameFault(sheet.names))
        return SheetFault{sheet_file::faultAt(QStringLiteral("$.players")), {}, problem};
    if (auto fault = sheet_file::readHands<SheetForm>(hands, sheet))
        return std::move(*fault);
    if (auto fault = sheet_file::readDraft<SheetForm>(draft, sheet))
        return std::move(*fault);
    sheet.others = sheet_file::othersOf(fields.rest());
    return sheet;
}

QJsonObject toJson(const Sheet& sheet) {
    QJsonObject object = sheet_file::othersIn(sheet.others);
    sheet_file::writeHeading(object, sheet, kSheetFormat);
    object[QStringLiteral("players")] = sheet_file::namesWritten(sheet.names, sheet.names.size());
    object[QStringLiteral("first_dealer")] = records::codeOf(sheet.firstDealer);
    object[QStringLiteral("rules")] = toJson(sheet.rules);
    object[QStringLiteral("hands")] = sheet_file::handsWritten<SheetForm>(sheet);
    sheet_file::writeDraft<SheetForm>(object, sheet);
    return object;
}

} // namespace bolognese
