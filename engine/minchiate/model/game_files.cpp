// How the model keeps its game, goes on with another, and throws one away.
#include "minchiate/model/game_model.h"

#include "records/atomic_file.h"
#include "records/clock.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

namespace model {

using namespace minchiate;

// ---- Going on ----

std::optional<KeptGame> GameModel::read(const QString& place) {
    ReadGame read = readGame(folder_, place);
    for (const Damaged& damaged : read.damaged)
        emit setAside(damaged.file, damaged.why);
    if (read.game && !read.journalHolds) { // begun anew with what the match holds
        const records::MatchHand& last = read.game->match.hands.back();
        records::Journal journal;
        complain(journal.begin(journalFile(place), read.game->handNumber(), last.record));
        if (last.unscored)
            complain(journal.undo(static_cast<int>(last.record.actions.size())));
        if (last.hints > 0)
            complain(journal.hints(last.hints));
    }
    return std::move(read.game);
}

std::vector<KeptGame> GameModel::unfinished() {
    std::vector<KeptGame> games;
    for (const QString& place : gamePlaces(folder_)) {
        if (place == place_) { // it is read already, and the journal is in use
            if (!gameOver())
                games.push_back({place_, match_, hand(), lastPlayed(place_)});
            continue;
        }
        ReadGame read = readGame(folder_, place);
        for (const Damaged& damaged : read.damaged)
            emit setAside(damaged.file, damaged.why);
        if (read.game && read.game->over())
            complain(putAway(folder_, *read.game));
        else if (read.game)
            games.push_back(std::move(*read.game));
    }
    return games;
}

void GameModel::resume() {
    for (const QString& place : gamePlaces(folder_)) {
        resume(place);
        if (playing())
            return;
    }
}

void GameModel::resume(const QString& place) {
    if (place == place_)
        return;
    auto game = read(place);
    if (!game)
        return;
    leaveTable();
    place_ = place;
    match_ = std::move(game->match);
    const records::HandRecord& record = match_.hands.back().record;
    session_ = {record.deal, record.actions};
    complain(journal_.resume(journalFile(place_)));
    emit situated(situation());
    if (handOver() && !match_.hands.back().resti)
        finishHand();
    goOn();
}

// The game on the table is where it was written at each step; one that is over goes to the others that are.
void GameModel::leaveTable() {
    thinking_.stop();
    syncing_.waitForDone();
    journal_.close();
    if (gameOver())
        complain(putAway(folder_, {place_, match_, hand(), {}}));
    place_.clear();
    match_ = {};
    session_ = tricks::Session<Game>(Deal{});
    takenBack_.forget();
}

// ---- Throwing away ----

void GameModel::throwAway(QString place) {
    if (place == place_)
        leaveTable();
    complain(records::throwAway(place, thrownAwayFolder(folder_)));
}

void GameModel::bringBack(const QString& place) {
    if (const auto thrown = records::findThrownAway(thrownAwayFolder(folder_), place))
        complain(records::bringBack(*thrown, gamesFolder(folder_)));
}

std::vector<ThrownGame> GameModel::thrownAway() {
    records::forgetThrownAway(thrownAwayFolder(folder_), records::now());
    std::vector<ThrownGame> games;
    for (const records::ThrownAway& thrown : records::thrownAway(thrownAwayFolder(folder_))) {
        ReadGame read = readGame(folder_, thrown.path);
        for (const Damaged& damaged : read.damaged)
            emit setAside(damaged.file, damaged.why);
        if (read.game)
            games.push_back({thrown, std::move(*read.game)});
    }
    return games;
}

// ---- Writing ----

void GameModel::saveMatch() {
    complain(records::writeAtomically(matchFile(place_), QJsonDocument(records::toJson(match_)).toJson()));
}

void GameModel::complain(const std::optional<QString>& failure) {
    if (failure)
        emit saveFailed(*failure);
}

} // namespace model
