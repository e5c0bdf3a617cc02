#include "minchiate/practice/practice_book.h"

#include "minchiate/practice/book_json.h"
#include "minchiate/records/reader.h"
#include "records/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

namespace practice {

namespace {

std::variant<Book, records::RecordError> loaded(const QString& file) {
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return records::errorOf(*error);
    return bookOf(std::get<QJsonObject>(parsed));
}

} // namespace

PracticeBook::PracticeBook(const QString& folder) : file_(folder + QStringLiteral("/practice.json")) {
    if (!QFileInfo::exists(file_))
        return;
    auto read = loaded(file_);
    if (const auto* error = std::get_if<records::RecordError>(&read))
        damaged_ = laidAside(file_, *error);
    else
        book_ = std::move(std::get<Book>(read));
}

std::optional<QString> PracticeBook::save() const {
    if (damaged_ && !damaged_->stays.isEmpty())
        return damaged_->stays;
    QDir().mkpath(QFileInfo(file_).path());
    return records::writeAtomically(file_, QJsonDocument(toJson(book_)).toJson(QJsonDocument::Compact));
}

} // namespace practice
