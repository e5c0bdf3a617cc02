// A match as it is kept: its record with the journal of the last hand laid over it. A kind of match K; see
// match_table.h.
#pragma once

#include "play/journal.h"
#include "play/places.h"

#include <QDir>

namespace play {

template<class K>
struct KeptMatch {
    QString place; // its folder
    typename K::MatchRecord match;
    Company company;
    typename K::Game::Hand hand; // the last one of the match
    QDateTime left;              // when something was last done in it

    [[nodiscard]] int handNumber() const { return static_cast<int>(match.hands.size()) - 1; } // 0-based
    // Its last hand is over, and no other follows.
    [[nodiscard]] bool over() const {
        return !hand.choice() && (company.oneHand || K::isOver(paid().match, company));
    }
    // With what the last hand pays written into it, if that is over.
    [[nodiscard]] KeptMatch paid() const {
        KeptMatch kept = *this;
        if (!hand.choice() && !kept.match.hands.back().paid)
            kept.match.hands.back().paid = K::paidBy(hand);
        return kept;
    }
};

// The record of a match with its company, as it is written.
template<class K>
[[nodiscard]] QByteArray bytesOf(typename K::MatchRecord match, const Company& company) {
    writeCompany(match.others, company);
    return QJsonDocument(K::json(match)).toJson();
}

template<class K>
struct ReadMatch {
    std::optional<KeptMatch<K>> match;
    bool journalHolds = false; // the journal may be gone on with; else it is to be begun anew
    struct Damaged {
        QString file; // where it lies now
        typename K::Fault why;
    };
    std::vector<Damaged> damaged;
};

// Takes what the journal has beyond the match's last hand. One that is missing, of another hand, or damaged
// is to be begun anew with what the match holds.
template<class K>
void layJournalOver(const Places& places, ReadMatch<K>& read) {
    KeptMatch<K>& kept = *read.match;
    const QString path = places.journalFile(kept.place);
    auto journal = readJournal<K>(path);
    if (!journal)
        return;
    if (auto* fault = std::get_if<typename K::Fault>(&*journal)) {
        read.damaged.push_back({places.setAside(path), std::move(*fault)});
        return;
    }
    auto& found = std::get<JournaledHand<K>>(*journal);
    auto& last = kept.match.hands.back();
    if (found.hand != kept.handNumber() || last.paid || found.loaded.record.deal != last.record.deal)
        return;
    last.record = std::move(found.loaded.record);
    kept.company.hands.back() = found.notes;
    kept.hand = std::move(found.loaded.hand);
    read.journalHolds = true;
}

// A match as a file holds it, or why it cannot be read.
template<class K>
[[nodiscard]] std::variant<typename K::LoadedMatch, typename K::Fault> loadMatch(const QString& file) {
    const auto failed = [](const records::JsonError& error) {
        return typename K::Fault{{records::FaultKind::Json, -1, QStringLiteral("$"), {}, {}, error},
                                 std::nullopt};
    };
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return failed(*error);
    return K::matchOf(std::get<QJsonObject>(parsed));
}

// Reads a match. What cannot be read is set aside, never deleted.
template<class K>
[[nodiscard]] ReadMatch<K> readMatch(const Places& places, const QString& place) {
    using Fault = typename K::Fault;
    ReadMatch<K> read;
    const QString file = places.matchFile(place);
    const QDateTime left = places.lastPlayed(place);
    const auto loaded = loadMatch<K>(file);
    if (const auto* fault = std::get_if<Fault>(&loaded)) {
        // Whole or not, the journal has what was played last.
        if (QFile::exists(places.journalFile(place)))
            (void)places.setAside(places.journalFile(place));
        read.damaged.push_back({places.setAside(file), *fault});
        QDir().rmdir(place);
        return read;
    }
    const auto& match = std::get<typename K::LoadedMatch>(loaded);
    if (match.hands.empty())
        return read;
    Company company = companyOf(match.match.others, K::seats(match.match));
    company.hands.resize(match.hands.size());
    read.match = KeptMatch<K>{place, match.match, std::move(company), match.hands.back(), left};
    layJournalOver(places, read);
    return read;
}

} // namespace play
