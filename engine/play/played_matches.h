// All that was played at a table: the matches that are kept, over or not, as far as their hands are over. A
// kind of match K; see match_table.h.
#pragma once

#include "play/kept_match.h"

#include <QFileInfo>

namespace play {

template<class K>
struct PlayedMatch {
    QString file;
    QDateTime begun;
    typename K::MatchRecord match; // its hands that are over, each paid
    Company company;               // likewise
    std::vector<typename K::Game::Hand> hands;

    // As it was when that hand of it was the last.
    [[nodiscard]] PlayedMatch upTo(std::size_t hand) const {
        PlayedMatch cut = *this;
        cut.match.hands.resize(hand + 1);
        cut.company.hands.resize(hand + 1);
        cut.hands.erase(cut.hands.begin() + static_cast<std::ptrdiff_t>(hand) + 1, cut.hands.end());
        return cut;
    }
    // As one that is kept: rows of matches that were left tell of it likewise.
    [[nodiscard]] KeptMatch<K> kept() const { return {file, match, company, hands.back(), begun}; }
};

template<class K>
struct Played {
    std::vector<PlayedMatch<K>> matches; // the latest first; none without a hand that is over
    struct Unread {
        QString file;
        typename K::Fault why;
    };
    std::vector<Unread> unread; // they stay where they are
};

template<class K>
[[nodiscard]] Played<K> playedMatches(const Places& places) {
    Played<K> played;
    for (const QString& file : places.matchFiles()) {
        auto loaded = loadMatch<K>(file);
        if (auto* fault = std::get_if<typename K::Fault>(&loaded)) {
            played.unread.push_back({file, std::move(*fault)});
            continue;
        }
        auto& match = std::get<typename K::LoadedMatch>(loaded).match;
        auto& hands = std::get<typename K::LoadedMatch>(loaded).hands;
        Company company = companyOf(match.others, K::seats(match));
        if (!hands.empty() && hands.back().choice())
            hands.pop_back(); // under way
        if (hands.empty())
            continue;
        match.hands.resize(hands.size());
        company.hands.resize(hands.size());
        for (std::size_t i = 0; i < hands.size(); ++i)
            if (!match.hands[i].paid)
                match.hands[i].paid = K::paidBy(hands[i]);
        played.matches.push_back(
            {file, Places::begun(file), std::move(match), std::move(company), std::move(hands)});
    }
    std::ranges::stable_sort(played.matches, std::ranges::greater(), &PlayedMatch<K>::begun);
    return played;
}

} // namespace play
