#include "minchiate/records/journal.h"

#include "minchiate/match.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QJsonDocument>

namespace records {

using namespace minchiate;

namespace {

constexpr QLatin1String kHandKey("hand");

QByteArray headerLine(int hand, HandRecord record) {
    record.actions.clear();
    QJsonObject object = toJson(record);
    object[kHandKey] = hand;
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

const QString kRedone = QStringLiteral("redone");
const QString kHint = QStringLiteral("hint");

QByteArray actionLine(const Action& action) {
    return actionText(action).toUtf8() + '\n';
}

bool isHandNumber(const QJsonValue& value) {
    return isWhole(value) && value.toDouble() < handsIn(Length::Match);
}

std::variant<JournaledHand, RecordError> headerOf(const QByteArray& line) {
    const auto parsed = parseObject(line);
    if (const auto* fault = std::get_if<JsonError>(&parsed))
        return errorOf(*fault);
    Reader reader(std::get<QJsonObject>(parsed));
    const int hand = reader.needed(kHandKey, isHandNumber).toInt();
    if (reader.failure())
        return *reader.failure();
    const auto loaded = handRecordOf(reader.rest());
    if (const auto* fault = std::get_if<RecordError>(&loaded))
        return *fault;
    const LoadedHand& read = std::get<LoadedHand>(loaded);
    if (!read.record.actions.empty())
        return errorAt(RecordFault::Mistyped, QStringLiteral("$.actions"));
    return JournaledHand{hand, read, false, 0};
}

// Replays the lines after the first. Every hand on the way is kept, so that an undo costs nothing however
// many there are.
class Replay {
public:
    explicit Replay(JournaledHand start) : journaled_(std::move(start)), hands_{journaled_.loaded.hand} {}

    [[nodiscard]] std::optional<RecordError> line(const QString& text) {
        if (text == kRedone) {
            if (!journaled_.unscored)
                return faultIn(text, RecordFault::ActionForm); // nothing was taken back
            journaled_.unscored = false;
            return std::nullopt;
        }
        if (text == kHint) {
            ++journaled_.hints;
            journaled_.hintedAt.insert(static_cast<int>(actions().size()));
            return std::nullopt;
        }
        const QString undo = QStringLiteral("undo ");
        return text.startsWith(undo) ? keep(text, text.mid(undo.size())) : act(text);
    }
    [[nodiscard]] JournaledHand result() && {
        journaled_.loaded.hand = std::move(hands_.back());
        return std::move(journaled_);
    }

private:
    [[nodiscard]] std::vector<Action>& actions() { return journaled_.loaded.record.actions; }

    [[nodiscard]] RecordError faultIn(const QString& text, RecordFault fault) {
        RecordError error = errorAt(fault, {}, text);
        error.action = static_cast<int>(actions().size());
        return error;
    }
    [[nodiscard]] std::optional<RecordError> keep(const QString& text, const QString& number) {
        const auto kept = number.toUInt();
        if (QString::number(kept) != number || kept > actions().size())
            return faultIn(text, RecordFault::ActionForm);
        actions().resize(kept);
        hands_.erase(hands_.begin() + kept + 1, hands_.end());
        auto& hinted = journaled_.hintedAt; // what comes there now are other decisions
        hinted.erase(hinted.upper_bound(static_cast<int>(kept)), hinted.end());
        journaled_.unscored = true;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<RecordError> act(const QString& text) {
        const auto action = actionOf(text);
        if (!action)
            return faultIn(text, RecordFault::ActionForm);
        Hand hand = hands_.back();
        const auto outcome = hand.apply(*action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            RecordError error = faultIn(text, RecordFault::ActionIllegal);
            error.refusal = *refusal;
            return error;
        }
        actions().push_back(*action);
        hands_.push_back(std::move(hand));
        return std::nullopt;
    }

    JournaledHand journaled_;
    std::vector<Hand> hands_; // after 0, 1, 2 … actions
};

} // namespace

std::optional<QString> Journal::begin(const QString& path, int hand, const HandRecord& record) {
    QByteArray lines = headerLine(hand, record);
    for (const Action& action : record.actions)
        lines += actionLine(action);
    return file_.begin(path, lines);
}

std::optional<QString> Journal::add(const Action& action) {
    return file_.add(actionLine(action));
}

std::optional<QString> Journal::undo(int kept) {
    return file_.add("undo " + QByteArray::number(kept) + '\n');
}

std::optional<QString> Journal::redone() {
    return file_.add(kRedone.toLatin1() + '\n');
}

std::optional<QString> Journal::hints(int more) {
    return file_.add((kHint.toLatin1() + '\n').repeated(more));
}

std::optional<std::variant<JournaledHand, RecordError>> Journal::read(const QString& path) {
    if (!QFile::exists(path))
        return std::nullopt;
    const auto bytes = readFile(path);
    if (const auto* fault = std::get_if<JsonError>(&bytes))
        return errorOf(*fault);
    const QByteArray& text = std::get<QByteArray>(bytes);
    qsizetype start = text.indexOf('\n') + 1;
    if (start == 0)
        return std::nullopt; // killed before the first line was whole
    const auto header = headerOf(text.first(start));
    if (const auto* fault = std::get_if<RecordError>(&header))
        return *fault;
    Replay replay(std::get<JournaledHand>(header));
    for (auto end = text.indexOf('\n', start); end >= 0; start = end + 1, end = text.indexOf('\n', start))
        if (const auto fault = replay.line(QString::fromUtf8(text.sliced(start, end - start))))
            return *fault;
    return std::move(replay).result();
}

} // namespace records
