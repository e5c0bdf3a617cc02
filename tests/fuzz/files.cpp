// Every kind of file that the program opens, and what is typed or pasted: the first byte says which. Nothing
// that is read may do harm, and what is accepted is the same once it has been written and read again.
#include "target.h"

#include "bolognese/lessons/kind.h"
#include "bolognese/records/match_record.h"
#include "bolognese/records/sheet_record.h"
#include "cli/seat_protocol.h"
#include "cuatrola/lessons/kind.h"
#include "cuatrola/records/match_record.h"
#include "cuatrola/records/sheet_record.h"
#include "lessons/annotated.h"
#include "minchiate/exercises/own.h"
#include "minchiate/exercises/solved.h"
#include "minchiate/lessons/ladder.h"
#include "minchiate/practice/book_json.h"
#include "minchiate/records/match_record.h"
#include "minchiate/records/sheet_record.h"
#include "minchiate/sheet/typed_sum.h"
#include "records/safe_json.h"
#include "tarot/lessons/kind.h"
#include "tarot/records/match_record.h"
#include "tarot/records/sheet_record.h"

#include <QJsonDocument>

#include <array>

namespace {

using Read = void (*)(const QByteArray& bytes);

const QJsonObject* objectIn(const std::variant<QJsonObject, records::JsonError>& parsed) {
    return std::get_if<QJsonObject>(&parsed);
}

// Of a kind that is read from an object and written as one: `read` answers a variant whose first is what was
// read; `written` gives the object of that.
void roundTrip(const QByteArray& bytes, const auto& read, const auto& written) {
    const auto parsed = records::parseObject(bytes);
    const QJsonObject* object = objectIn(parsed);
    if (!object)
        return;
    const auto first = read(*object);
    if (first.index() != 0)
        return;
    const QJsonObject once = written(std::get<0>(first));
    const auto again = read(QJsonDocument::fromJson(QJsonDocument(once).toJson()).object());
    fuzz::require(again.index() == 0, "what was written is read");
    fuzz::require(written(std::get<0>(again)) == once, "and is the same");
}

constexpr std::array<Read, 24> kReaders{{
    [](const QByteArray& b) {
        roundTrip(b, records::handRecordOf,
                  [](const auto& loaded) { return records::toJson(loaded.record); });
    },
    [](const QByteArray& b) {
        roundTrip(b, records::matchRecordOf,
                  [](const auto& loaded) { return records::toJson(loaded.record); });
    },
    [](const QByteArray& b) {
        roundTrip(
            b, [](const QJsonObject& o) { return records::sheetOf(o); },
            [](const auto& sheet) { return records::toJson(sheet); });
    },
    [](const QByteArray& b) {
        roundTrip(b, bolognese::handRecordOf,
                  [](const auto& loaded) { return bolognese::toJson(loaded.record); });
    },
    [](const QByteArray& b) {
        roundTrip(b, bolognese::matchRecordOf,
                  [](const auto& loaded) { return bolognese::toJson(loaded.match); });
    },
    [](const QByteArray& b) {
        roundTrip(b, bolognese::sheetOf, [](const auto& sheet) { return bolognese::toJson(sheet); });
    },
    [](const QByteArray& b) {
        roundTrip(b, tarot::handRecordOf, [](const auto& loaded) { return tarot::toJson(loaded.record); });
    },
    [](const QByteArray& b) {
        roundTrip(b, tarot::matchRecordOf, [](const auto& loaded) { return tarot::toJson(loaded.match); });
    },
    [](const QByteArray& b) {
        roundTrip(b, tarot::sheetOf, [](const auto& sheet) { return tarot::toJson(sheet); });
    },
    [](const QByteArray& b) {
        roundTrip(b, cuatrola::handRecordOf,
                  [](const auto& loaded) { return cuatrola::toJson(loaded.record); });
    },
    [](const QByteArray& b) {
        roundTrip(b, cuatrola::matchRecordOf,
                  [](const auto& loaded) { return cuatrola::toJson(loaded.match); });
    },
    [](const QByteArray& b) {
        roundTrip(b, cuatrola::sheetOf, [](const auto& sheet) { return cuatrola::toJson(sheet); });
    },
    [](const QByteArray& b) { (void)minchiate_lessons::readLesson(b, {}); },
    [](const QByteArray& b) { (void)lessons::readAnnotated<minchiate_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readLesson<bolognese_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readAnnotated<bolognese_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readLesson<tarot_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readAnnotated<tarot_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readLesson<cuatrola_lessons::Kind>(b, {}); },
    [](const QByteArray& b) { (void)lessons::readAnnotated<cuatrola_lessons::Kind>(b, {}); },
    [](const QByteArray& b) {
        roundTrip(b, practice::bookOf, [](const auto& book) { return practice::toJson(book); });
    },
    [](const QByteArray& b) {
        roundTrip(b, exercises::solvedOf, [](const auto& solved) { return exercises::toJson(solved); });
    },
    [](const QByteArray& b) { (void)cli::answerOf(b); },
    [](const QByteArray& b) {
        (void)scoresheet::countsOf({b.data(), static_cast<std::size_t>(b.size())});
        (void)scoresheet::typedValue({b.data(), static_cast<std::size_t>(b.size())});
    },
}};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes({data, size});
    const std::size_t kind = bytes.next() % kReaders.size();
    const auto rest = bytes.rest();
    kReaders[kind](
        QByteArray(reinterpret_cast<const char*>(rest.data()), static_cast<qsizetype>(rest.size())));
    return 0;
}
