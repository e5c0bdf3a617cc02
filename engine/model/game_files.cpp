// Where the game is kept, how it comes back, and what happens to files that cannot be read.
#include "game_model.h"

#include "reader.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

namespace model {

using namespace minchiate;

QString GameModel::matchPath() const {
    return folder_ + QStringLiteral("/game.minchiate");
}

QString GameModel::journalPath() const {
    return folder_ + QStringLiteral("/game.journal");
}

// ---- Coming back ----

bool GameModel::canResume() const {
    return QFileInfo::exists(matchPath());
}

// Reads the match and lays the journal over its last hand; false when there is nothing to go on with.
bool GameModel::loadSaved() {
    auto loaded = records::loadMatchRecord(matchPath());
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        moveAside(journalPath()); // whole or not, it must not be written over: it has what was played last
        setFileAside(matchPath(), *error);
        return false;
    }
    auto& game = std::get<records::LoadedMatch>(loaded);
    if (game.hands.empty())
        return false;
    match_ = std::move(game.record);
    hand_ = std::move(game.hands.back());
    layJournalOver();
    choosers_.clear();
    Hand refolded(hand_.deal());
    for (const Action& action : match_.hands.back().record.actions) {
        choosers_.push_back(refolded.choice()->chooser);
        if (std::holds_alternative<Refusal>(refolded.apply(action)))
            break; // cannot be: the record was accepted
    }
    return true;
}

// What is wrong with a journal that has not even a first line; nothing if it is empty or not there.
std::optional<records::RecordError> GameModel::faultOfTornJournal() const {
    QFile file(journalPath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const auto parsed = records::parseObject(bytes);
    if (bytes.isEmpty() || bytes.contains('\n') || !std::holds_alternative<records::JsonError>(parsed))
        return std::nullopt;
    return records::errorOf(std::get<records::JsonError>(parsed));
}

// Takes what the journal has beyond the match's last hand. A journal that is missing, of another hand, or
// damaged is begun anew with what the match holds.
void GameModel::layJournalOver() {
    records::MatchHand& last = match_.hands.back();
    auto journal = records::Journal::read(journalPath());
    if (journal && std::holds_alternative<records::RecordError>(*journal)) {
        setFileAside(journalPath(), std::get<records::RecordError>(*journal));
    } else if (const auto garbage = faultOfTornJournal()) {
        setFileAside(journalPath(), *garbage);
    } else if (journal) {
        auto& kept = std::get<records::JournaledHand>(*journal);
        if (kept.hand == handNumber() && !last.resti && kept.loaded.record.deal == last.record.deal) {
            last.record = std::move(kept.loaded.record);
            last.unscored = kept.unscored;
            hand_ = std::move(kept.loaded.hand);
            complain(journal_.resume(journalPath()));
            return;
        }
    }
    complain(journal_.begin(journalPath(), handNumber(), last.record));
    if (last.unscored)
        complain(journal_.undo(static_cast<int>(last.record.actions.size())));
}

// ---- Writing and setting aside ----

void GameModel::saveMatch() {
    complain(records::writeAtomically(matchPath(), QJsonDocument(records::toJson(match_)).toJson()));
}

void GameModel::complain(const std::optional<QString>& failure) {
    if (failure)
        emit saveFailed(*failure);
}

// A game that was under way, or is finished, is kept with its last actions before another takes its place.
void GameModel::keepOldGame() {
    if (!playing() && (!canResume() || !loadSaved()))
        return;
    const QString matches = folder_ + QStringLiteral("/matches");
    QDir().mkpath(matches);
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString path = QStringLiteral("%1/%2.minchiate").arg(matches, stamp);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1/%2-%3.minchiate").arg(matches, stamp).arg(i);
    complain(records::writeAtomically(path, QJsonDocument(records::toJson(match_)).toJson()));
}

QString GameModel::moveAside(const QString& path) {
    QString aside = path + QStringLiteral(".damaged");
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = QStringLiteral("%1.damaged-%2").arg(path).arg(i);
    QFile::rename(path, aside);
    return aside;
}

void GameModel::setFileAside(const QString& path, const records::RecordError& why) {
    emit setAside(moveAside(path), why);
}

} // namespace model
