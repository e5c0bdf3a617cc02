// The journal of the hand in play, of any game: every action is written before it is shown, so that killing
// the program at any moment loses nothing.
//
// A text file of lines. The first is the hand's record without actions, as one line of JSON, with "hand"
// (0-based number in the match) added; then one line an action as in hand records; "undo K" keeps the first K
// actions and marks the hand unscored; "redone" tells that all of it was played again as it was, and the hand
// is scored as before; "hint" that the person asked for one. A last line without its end is torn and dropped.
//
// A kind of match K says how its hands are read and written; see match_table.h.
#pragma once

#include "play/company.h"
#include "records/fault.h"
#include "records/fields.h"
#include "records/line_file.h"

#include <QJsonDocument>

#include <optional>
#include <variant>
#include <vector>

namespace play {

template<class K>
struct JournaledHand {
    int hand = 0; // number in the match
    typename K::LoadedHand loaded;
    HandNotes notes;
};

template<class K>
class Journal {
public:
    using HandRecord = typename K::HandRecord;
    using Action = typename K::Game::Action;
    using Failure = std::optional<QString>; // the system's words

    // Begins the journal of a hand afresh, with the actions that the record holds already.
    [[nodiscard]] Failure begin(const QString& path, int hand, const HandRecord& record,
                                const HandNotes& notes = {}) {
        deal_ = record.deal;
        HandRecord header = record;
        header.actions.clear();
        QJsonObject object = K::json(header);
        object[kHand] = hand;
        QByteArray lines = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
        for (const Action& action : record.actions)
            lines += line(action);
        if (notes.unscored)
            lines += undoLine(record.actions.size());
        lines += (kHint + '\n').repeated(notes.hints);
        return file_.begin(path, lines);
    }
    // Goes on with the journal at `path`, which readJournal() has found whole.
    [[nodiscard]] Failure resume(const QString& path, const typename K::Game::Deal& deal) {
        deal_ = deal;
        return file_.resume(path);
    }
    [[nodiscard]] Failure add(const Action& action) { return file_.add(line(action)); }
    // Marks the hand unscored also where all actions are kept.
    [[nodiscard]] Failure undo(std::size_t kept) { return file_.add(undoLine(kept)); }
    // The hand is scored again: all that was taken back was played again.
    [[nodiscard]] Failure redone() { return file_.add(kRedone + '\n'); }
    [[nodiscard]] Failure hint() { return file_.add(kHint + '\n'); }
    void sync() { file_.sync(); } // from any thread
    void close() { file_.close(); }

    static inline const QString kHand = QStringLiteral("hand");
    static inline const QByteArray kRedone = "redone", kHint = "hint", kUndo = "undo ";

private:
    [[nodiscard]] QByteArray line(const Action& action) const {
        return K::actionText(action, deal_).toUtf8() + '\n';
    }
    [[nodiscard]] static QByteArray undoLine(std::size_t kept) {
        return kUndo + QByteArray::number(static_cast<qulonglong>(kept)) + '\n';
    }

    records::LineFile file_;
    typename K::Game::Deal deal_;
};

// Replays the lines after the first. Every hand on the way is kept, so that an undo costs nothing however
// many there are.
template<class K>
class JournalReplay {
public:
    using Fault = typename K::Fault;

    explicit JournalReplay(JournaledHand<K> start)
        : journaled_(std::move(start)), hands_{journaled_.loaded.hand} {}

    [[nodiscard]] std::optional<Fault> line(const QByteArray& text) {
        using J = Journal<K>;
        if (text == J::kRedone) {
            if (!journaled_.notes.unscored)
                return fault(text, records::FaultKind::ActionForm); // nothing was taken back
            journaled_.notes.unscored = false;
            return std::nullopt;
        }
        if (text == J::kHint) {
            ++journaled_.notes.hints;
            journaled_.notes.hintedAt = actions().size();
            return std::nullopt;
        }
        return text.startsWith(J::kUndo) ? keep(text, text.mid(J::kUndo.size())) : act(text);
    }
    [[nodiscard]] JournaledHand<K> result() && {
        journaled_.loaded.hand = std::move(hands_.back());
        return std::move(journaled_);
    }

private:
    [[nodiscard]] auto& actions() { return journaled_.loaded.record.actions; }

    [[nodiscard]] Fault fault(const QByteArray& text, records::FaultKind kind) {
        Fault found;
        found.fault.kind = kind;
        found.fault.action = static_cast<int>(actions().size());
        found.fault.text = records::shortText(QString::fromUtf8(text));
        return found;
    }
    [[nodiscard]] std::optional<Fault> keep(const QByteArray& text, const QByteArray& number) {
        const auto kept = number.toUInt();
        if (QByteArray::number(kept) != number || kept > actions().size())
            return fault(text, records::FaultKind::ActionForm);
        actions().resize(kept);
        hands_.erase(hands_.begin() + static_cast<std::ptrdiff_t>(kept) + 1, hands_.end());
        journaled_.notes.unscored = true;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Fault> act(const QByteArray& text) {
        const QString words = QString::fromUtf8(text);
        const auto action = K::actionOf(words, journaled_.loaded.record.deal);
        if (!action)
            return fault(text, records::FaultKind::ActionForm);
        auto hand = hands_.back();
        const auto outcome = hand.apply(*action);
        if (const auto* refusal = std::get_if<typename K::Game::Refusal>(&outcome)) {
            Fault found = fault(text, records::FaultKind::ActionIllegal);
            found.refusal = *refusal;
            return found;
        }
        actions().push_back(*action);
        hands_.push_back(std::move(hand));
        return std::nullopt;
    }

    JournaledHand<K> journaled_;
    std::vector<typename K::Game::Hand> hands_; // after 0, 1, 2 … actions
};

template<class K>
[[nodiscard]] std::variant<JournaledHand<K>, typename K::Fault> journalHeader(const QByteArray& line) {
    using Fault = typename K::Fault;
    const auto parsed = records::parseObject(line);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return Fault{{records::FaultKind::Json, -1, QStringLiteral("$"), {}, {}, *error}, std::nullopt};
    QJsonObject object = std::get<QJsonObject>(parsed);
    const QJsonValue number = object.take(Journal<K>::kHand);
    if (!records::isCount(number))
        return Fault{{records::FaultKind::Mistyped, -1, QStringLiteral("$.hand"), {}, {}, {}}, std::nullopt};
    auto loaded = K::handOf(object);
    if (auto* fault = std::get_if<Fault>(&loaded))
        return std::move(*fault);
    return JournaledHand<K>{number.toInt(), std::move(std::get<typename K::LoadedHand>(loaded)), {}};
}

// Reads a journal; nothing if there is none, or not even a first line. A complete line that is wrong is a
// fault; so is a first line without its end that is none of a journal, cut short.
template<class K>
[[nodiscard]] std::optional<std::variant<JournaledHand<K>, typename K::Fault>>
readJournal(const QString& path) {
    using Fault = typename K::Fault;
    if (!QFile::exists(path))
        return std::nullopt;
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return Fault{{records::FaultKind::Json, -1, QStringLiteral("$"), {}, {}, *error}, std::nullopt};
    const QByteArray& text = std::get<QByteArray>(bytes);
    auto start = text.indexOf('\n') + 1;
    if (start == 0 && (text.isEmpty() || text.startsWith('{')))
        return std::nullopt; // killed before the first line was whole
    auto header = journalHeader<K>(start == 0 ? text : text.first(start));
    if (auto* fault = std::get_if<Fault>(&header))
        return std::move(*fault);
    JournalReplay<K> replay(std::move(std::get<JournaledHand<K>>(header)));
    for (auto end = text.indexOf('\n', start); end >= 0; start = end + 1, end = text.indexOf('\n', start))
        if (auto fault = replay.line(text.sliced(start, end - start)))
            return std::move(*fault);
    return std::move(replay).result();
}

} // namespace play
