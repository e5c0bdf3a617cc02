#include "minchiate/model/kept_games.h"

#include "minchiate/records/reader.h"
#include "records/atomic_file.h"
#include "records/clock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace model {

using namespace minchiate;

namespace {

constexpr QLatin1String kGames("/games"), kBeingMade("/games.new"), kMatches("/matches"),
    kThrownAway("/thrown-away");
constexpr QLatin1String kMatchFile("/game.minchiate"), kJournalFile("/game.journal");

// The name, or the first of "name-2", "name-3" … that `isFree`.
template<class IsFree>
QString freeName(const QString& name, IsFree isFree) {
    QString found = name;
    for (int i = 2; !isFree(found); ++i)
        found = QStringLiteral("%1-%2").arg(name).arg(i);
    return found;
}

QString setAside(const QString& folder, const QString& file) {
    const QString aside = freeName(folder + u'/' + QFileInfo(file).fileName() + QStringLiteral(".damaged"),
                                   [](const QString& path) { return !QFileInfo::exists(path); });
    QFile::rename(file, aside);
    return aside;
}

// What is wrong with a journal that has not even a first line; nothing if it is empty or not there.
std::optional<records::RecordError> faultOfTornJournal(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const auto parsed = records::parseObject(bytes);
    if (bytes.isEmpty() || bytes.contains('\n') || !std::holds_alternative<records::JsonError>(parsed))
        return std::nullopt;
    return records::errorOf(std::get<records::JsonError>(parsed));
}

// Takes what the journal has beyond the match's last hand. One that is missing, of another hand, or damaged
// is to be begun anew with what the match holds.
void layJournalOver(const QString& folder, ReadGame& read) {
    KeptGame& game = *read.game;
    const QString path = journalFile(game.place);
    records::MatchHand& last = game.match.hands.back();
    auto journal = records::Journal::read(path);
    if (journal && std::holds_alternative<records::RecordError>(*journal)) {
        read.damaged.push_back({setAside(folder, path), std::get<records::RecordError>(*journal)});
    } else if (const auto garbage = faultOfTornJournal(path)) {
        read.damaged.push_back({setAside(folder, path), *garbage});
    } else if (journal) {
        auto& kept = std::get<records::JournaledHand>(*journal);
        if (kept.hand != game.handNumber() || last.resti || kept.loaded.record.deal != last.record.deal)
            return;
        last.record = std::move(kept.loaded.record);
        last.unscored = kept.unscored;
        last.hints = kept.hints;
        last.hintedAt = std::move(kept.hintedAt);
        game.hand = std::move(kept.loaded.hand);
        read.journalHolds = true;
    }
}

} // namespace

bool KeptGame::over() const {
    return hand.phase() == Phase::Counted && handNumber() + 1 == handsIn(match.length);
}

QString matchFile(const QString& place) {
    return place + kMatchFile;
}

QString journalFile(const QString& place) {
    return place + kJournalFile;
}

QDateTime lastPlayed(const QString& place) {
    const QDateTime match = QFileInfo(matchFile(place)).lastModified();
    const QFileInfo journal(journalFile(place));
    return journal.exists() ? std::max(match, journal.lastModified()) : match;
}

ReadGame readGame(const QString& folder, const QString& place) {
    ReadGame read;
    const QDateTime left = lastPlayed(place);
    auto loaded = records::loadMatchRecord(matchFile(place));
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        // Whole or not, the journal has what was played last.
        if (QFileInfo::exists(journalFile(place)))
            setAside(folder, journalFile(place));
        read.damaged.push_back({setAside(folder, matchFile(place)), *error});
        QDir().rmdir(place);
        return read;
    }
    auto& match = std::get<records::LoadedMatch>(loaded);
    if (match.hands.empty())
        return read;
    read.game = KeptGame{place, std::move(match.record), std::move(match.hands.back()), left};
    layJournalOver(folder, read);
    return read;
}

QStringList gamePlaces(const QString& folder) {
    std::vector<std::pair<QDateTime, QString>> found;
    const QDir games(folder + kGames);
    // By name the later ones first: the clock of a file system may give several games the same moment.
    for (const QString& name :
         games.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        if (const QString place = games.filePath(name); QFileInfo::exists(matchFile(place)))
            found.emplace_back(lastPlayed(place), place);
    std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<QDateTime, QString>::first);
    QStringList places;
    for (const auto& [when, place] : found)
        places << place;
    return places;
}

QStringList matchFiles(const QString& folder) {
    QStringList files;
    for (const QString& place : gamePlaces(folder))
        files << matchFile(place);
    const QDir matches(folder + kMatches);
    for (const QString& name : matches.entryList({QStringLiteral("*.minchiate")}, QDir::Files))
        files << matches.filePath(name);
    return files;
}

QString newPlace(const QString& folder) {
    const QString stamp = records::now().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QDir().mkpath(folder + kGames);
    // Free of a game thrown away, too. Where no folder can be made it has its name, and writing tells why.
    const QString name = freeName(stamp, [&](const QString& free) {
        const QString place = folder + kGames + u'/' + free;
        return !records::findThrownAway(thrownAwayFolder(folder), free) &&
               (QDir().mkdir(place) || !QFileInfo::exists(place));
    });
    return folder + kGames + u'/' + name;
}

QString gamesFolder(const QString& folder) {
    return folder + kGames;
}

QString matchesFolder(const QString& folder) {
    return folder + kMatches;
}

QString thrownAwayFolder(const QString& folder) {
    return folder + kThrownAway;
}

void payLastHand(records::MatchRecord& match, const Hand& hand) {
    if (const auto& result = hand.result(); result && !match.hands.back().resti) {
        match.hands.back().net = result->net;
        match.hands.back().resti = result->resti;
    }
}

std::optional<QString> putAway(const QString& folder, const KeptGame& game) {
    QDir().mkpath(folder + kMatches);
    const QString file = freeName(folder + kMatches + u'/' + QFileInfo(game.place).fileName(),
                                  [](const QString& name) {
                                      return !QFileInfo::exists(name + QStringLiteral(".minchiate"));
                                  }) +
                         QStringLiteral(".minchiate");
    records::MatchRecord match = game.match;
    payLastHand(match, game.hand);
    if (const auto failure = records::writeAtomically(file, QJsonDocument(records::toJson(match)).toJson()))
        return failure;
    QDir(game.place).removeRecursively();
    return std::nullopt;
}

// All is made ready in a folder beside and put in place by one stroke, so that whoever is stopped on the way
// goes on the next time.
void takeOverFormerLayout(const QString& folder) {
    if (QFileInfo::exists(folder + kGames))
        return;
    const auto move = [&](const QString& name, const QString& from, const QString& to) {
        QDir().mkpath(folder + kBeingMade + u'/' + name);
        QFile::rename(from, folder + kBeingMade + u'/' + name + to);
    };
    if (QFileInfo::exists(folder + kMatchFile)) {
        const QString name = QStringLiteral("first");
        if (QFileInfo::exists(folder + kJournalFile)) // the match last: it is by it that a game is found
            move(name, folder + kJournalFile, kJournalFile);
        move(name, folder + kMatchFile, kMatchFile);
    }
    const QDir matches(folder + kMatches);
    for (const QString& name : matches.entryList({QStringLiteral("*.minchiate")}, QDir::Files)) {
        const auto loaded = records::loadMatchRecord(matches.filePath(name));
        const auto* match = std::get_if<records::LoadedMatch>(&loaded);
        if (match && !match->hands.empty() && !KeptGame{{}, match->record, match->hands.back(), {}}.over())
            move(QFileInfo(name).completeBaseName(), matches.filePath(name), kMatchFile);
    }
    if (QFileInfo::exists(folder + kBeingMade))
        QDir().rename(folder + kBeingMade, folder + kGames);
}

} // namespace model
