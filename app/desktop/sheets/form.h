// What a game says of its sheets, and what all forms of them have alike: files, and a line on the shelf.
//
//   struct SheetForm : sheets::FormOf<SheetForm>
//   Sheet, Hand, Problem, Failure                    `entries` of the sheet are kept::Entry<Hand>
//   static constexpr auto ending                     of its files, from the dot on
//   QJsonObject toJson(const Sheet&)
//   std::variant<Sheet, Failure> sheetOf(const QJsonObject&), QString explain(const Failure&)
//   QStringList namesOf(const Sheet&), Told tell(const Sheet&)
//   std::optional<Problem> faultOf(const Hand&, const Sheet&, int number)
//   void takeRules(Sheet&, const Sheet& wanted)      what may be changed until the first hand is written
//   void takeTerms(Sheet&, const Sheet& wanted)      and what always may, names apart
#pragma once

#include "desktop/sheets/shelf_page.h"
#include "desktop/sheets/told.h"
#include "records/sheet_file.h"
#include "records/sheet_path.h"

#include <QDir>

#include <algorithm>

namespace sheets {

template<class Form>
struct FormOf {
    template<class Sheet>
    [[nodiscard]] static std::variant<Sheet, QString> loaded(const QString& path) {
        auto object = records::sheet_file::load(path);
        if (const auto* fault = std::get_if<records::Fault>(&object))
            return Form::explain(typename Form::Failure{*fault});
        auto read = Form::sheetOf(std::get<QJsonObject>(object));
        if (auto* sheet = std::get_if<Sheet>(&read))
            return std::move(*sheet);
        return Form::explain(std::get<1>(read));
    }
    template<class Sheet>
    [[nodiscard]] static std::optional<Sheet> readFrom(const QJsonObject& object) {
        auto read = Form::sheetOf(object);
        auto* sheet = std::get_if<Sheet>(&read);
        return sheet ? std::optional(std::move(*sheet)) : std::nullopt;
    }
    template<class Sheet>
    static std::optional<QString> save(const QString& path, const Sheet& sheet) {
        return records::sheet_file::save(path, Form::toJson(sheet));
    }
    template<class Sheet>
    static QString newPath(const QString& folder, const Sheet& sheet) {
        return records::newSheetPath(folder, sheet.begun, Form::namesOf(sheet), QLatin1String(Form::ending));
    }
};

// What is told of every sheet alike, once its hands are.
template<class Sheet>
void tellRest(Told& told, const Sheet& sheet) {
    told.title = QString::fromStdString(sheet.title);
    told.begun = sheet.begun;
    told.stopped = sheet.stopped;
    told.halfWritten = sheet.draft.has_value();
    for (std::size_t i = 0; i < told.hands.size(); ++i)
        told.hands[i].note = QString::fromStdString(sheet.entries[i].note);
}

template<class Form>
[[nodiscard]] ShelfItem shelfItem(const QString& path) {
    ShelfItem item;
    item.path = path;
    const auto loaded = Form::load(path);
    if (const auto* why = std::get_if<QString>(&loaded)) {
        item.error = *why;
        return item;
    }
    const auto& sheet = std::get<typename Form::Sheet>(loaded);
    const Told told = Form::tell(sheet);
    item.title = told.title;
    item.begun = told.begun;
    item.names = Form::namesOf(sheet);
    item.hands = told.over ? ShelfPage::tr("finished") : told.count;
    item.standing = told.standing;
    if (!told.hands.empty() || told.halfWritten)
        item.inQuestion = told.count;
    return item;
}

// The sheets of a folder, the latest first, then those that cannot be read.
template<class Form>
[[nodiscard]] std::vector<ShelfItem> shelfIn(const QString& folder) {
    std::vector<ShelfItem> items;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({u'*' + QLatin1String(Form::ending)}, QDir::Files, QDir::Name))
        items.push_back(shelfItem<Form>(dir.filePath(name)));
    std::ranges::stable_sort(items, [](const ShelfItem& a, const ShelfItem& b) {
        if (a.error.isEmpty() != b.error.isEmpty())
            return a.error.isEmpty();
        return a.begun > b.begun;
    });
    return items;
}

} // namespace sheets
