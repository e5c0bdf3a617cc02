// Score sheets as files, as far as all games write them alike: what stands above the hands, and each hand
// with its note and what it was before.
//
// A game says how its hands are written by a Form:
//   Form::Sheet, Form::Hand, Form::Problem           `entries` of the sheet are kept::Entry<Hand>
//   Hand read(Fields&, const Sheet&)                 fails by the fields
//   void write(QJsonObject&, const Hand&, const Sheet&)
//   std::optional<Problem> faultOf(const Hand&, const Sheet&)
//   void readDraft(Fields&, Draft&, const Sheet&), void writeDraft(QJsonObject&, const Draft&, const Sheet&)
#pragma once

#include "kept/entry.h"
#include "kept/names.h"
#include "records/fields.h"

#include <variant>

namespace records::sheet_file {

// Why a sheet was refused: a fault of the file, or a hand or names that cannot be. With a problem the fault
// has the path alone.
template<class Problem>
struct Failure {
    Fault fault;
    std::optional<Problem> problem{};
    std::optional<kept::NameProblem> names{};
};

// What nobody asked for, to be kept, and back.
[[nodiscard]] std::string othersOf(const QJsonObject& rest);
[[nodiscard]] QJsonObject othersIn(const std::string& others);
// A fault of a part, at its path in the whole.
[[nodiscard]] Fault within(const QString& path, Fault fault);
// Nothing but where it is.
[[nodiscard]] Fault faultAt(const QString& path);

[[nodiscard]] std::variant<QJsonObject, Fault> load(const QString& path);
// Atomically; the system's words when it fails.
[[nodiscard]] std::optional<QString> save(const QString& path, const QJsonObject& sheet);

// ---- What stands above the hands ----

template<class Sheet>
void readHeading(Fields& fields, Sheet& sheet) {
    sheet.title = fields.optional(QStringLiteral("title"), isText).toString().toStdString();
    sheet.begun = static_cast<kept::Moment>(fields.needed(QStringLiteral("begun"), isCount).toDouble());
    sheet.stopped =
        fields.optional(QStringLiteral("stopped"), [](const QJsonValue& v) { return v.isBool(); }).toBool();
}

template<class Sheet>
void writeHeading(QJsonObject& object, const Sheet& sheet, const char* format) {
    object[QStringLiteral("format")] = QLatin1String(format);
    object[QStringLiteral("version")] = 1;
    if (!sheet.title.empty())
        object[QStringLiteral("title")] = QString::fromStdString(sheet.title);
    object[QStringLiteral("begun")] = static_cast<double>(sheet.begun);
    if (sheet.stopped)
        object[QStringLiteral("stopped")] = true;
}

// As many names as may sit there, in turn order; none where the file has a fault.
[[nodiscard]] QStringList readNames(Fields& fields, int fewest, int most);
template<class Names>
[[nodiscard]] QJsonArray namesWritten(const Names& names, std::size_t players) {
    QJsonArray all;
    for (std::size_t i = 0; i < players; ++i)
        all.append(QString::fromStdString(names.at(i)));
    return all;
}

// ---- Hands ----

// A hand that stood or stands at this path.
template<class Form>
[[nodiscard]] std::variant<typename Form::Hand, Failure<typename Form::Problem>>
readHand(Fields& fields, const QString& path, const typename Form::Sheet& sheet) {
    auto hand = Form::read(fields, sheet);
    if (fields.failure())
        return Failure<typename Form::Problem>{within(path, *fields.failure())};
    if (const auto problem = Form::faultOf(hand, sheet))
        return Failure<typename Form::Problem>{faultAt(path), problem};
    return hand;
}

// Reads the hands of the list onto the sheet, up to the first that cannot be.
template<class Form>
[[nodiscard]] std::optional<Failure<typename Form::Problem>> readHands(const QJsonArray& list,
                                                                       typename Form::Sheet& sheet) {
    using Hand = typename Form::Hand;
    using Refused = Failure<typename Form::Problem>;
    for (int number = 0; number < list.size(); ++number) {
        const QString path = QStringLiteral("$.hands[%1]").arg(number);
        if (!list[number].isObject())
            return Refused{{FaultKind::Mistyped, -1, path, shortText(list[number]), {}, {}}};
        Fields fields(list[number].toObject());
        kept::Entry<Hand> entry;
        entry.note = fields.optional(QStringLiteral("note"), isText).toString().toStdString();
        const auto former = fields.optional(QStringLiteral("former"), isList).toArray();
        auto hand = readHand<Form>(fields, path, sheet);
        if (auto* fault = std::get_if<Refused>(&hand))
            return std::move(*fault);
        entry.hand = std::move(std::get<Hand>(hand));
        for (qsizetype i = 0; i < former.size(); ++i) {
            Fields was(former[i].toObject());
            const double changed = was.needed(QStringLiteral("changed"), isCount).toDouble();
            auto one = readHand<Form>(was, path + QStringLiteral(".former[%1]").arg(i), sheet);
            if (auto* fault = std::get_if<Refused>(&one))
                return std::move(*fault);
            entry.former.push_back({static_cast<kept::Moment>(changed), std::move(std::get<Hand>(one))});
        }
        entry.others = othersOf(fields.rest());
        sheet.entries.push_back(std::move(entry));
    }
    return std::nullopt;
}

template<class Form>
[[nodiscard]] QJsonArray handsWritten(const typename Form::Sheet& sheet) {
    QJsonArray all;
    for (const auto& entry : sheet.entries) {
        QJsonObject object = othersIn(entry.others);
        Form::write(object, entry.hand, sheet);
        if (!entry.note.empty())
            object[QStringLiteral("note")] = QString::fromStdString(entry.note);
        QJsonArray former;
        for (const auto& one : entry.former) {
            QJsonObject was{{QStringLiteral("changed"), static_cast<double>(one.changed)}};
            Form::write(was, one.was, sheet);
            former.append(was);
        }
        if (!former.isEmpty())
            object[QStringLiteral("former")] = former;
        all.append(object);
    }
    return all;
}

// ---- What has been said of the next hand ----

template<class Form>
[[nodiscard]] std::optional<Failure<typename Form::Problem>> readDraft(const QJsonValue& said,
                                                                       typename Form::Sheet& sheet) {
    if (!said.isObject())
        return std::nullopt;
    Fields fields(said.toObject());
    auto& draft = sheet.draft.emplace();
    Form::readDraft(fields, draft, sheet);
    draft.note = fields.optional(QStringLiteral("note"), isText).toString().toStdString();
    if (fields.failure())
        return Failure<typename Form::Problem>{within(QStringLiteral("$.draft"), *fields.failure())};
    return std::nullopt;
}

template<class Form>
void writeDraft(QJsonObject& object, const typename Form::Sheet& sheet) {
    if (!sheet.draft)
        return;
    QJsonObject said;
    Form::writeDraft(said, *sheet.draft, sheet);
    if (!sheet.draft->note.empty())
        said[QStringLiteral("note")] = QString::fromStdString(sheet.draft->note);
    object[QStringLiteral("draft")] = said;
}

} // namespace records::sheet_file
