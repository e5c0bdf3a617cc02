// What is seen of the table just now, for those who paint it, read it aloud or act on it. It is made whenever
// it is asked for and outlives nothing that it refers to.
#pragma once

#include "desktop/look/score_piece.h"
#include "desktop/table/layout.h"

#include <QFont>

namespace table {

struct Seen {
    const Scene& scene;
    const Ask* ask; // null while nobody is asked
    const Attention& attention;
    const Picture& picture;
    const look::Metrics& metrics;
    const Slip* slip; // null while nothing is said
    QRect slipAt;
    bool atRest = false;                     // the picture has caught up
    bool hasFocus = false;                   // the keyboard's
    bool lastTrick = false;                  // lies in the middle, in place of what does
    bool scoreCovered = false;               // what was marked is not to be seen
    bool placeDashed = true;                 // where the person's card will lie
    const look::ScorePiece* score = nullptr; // as it stands there; null while it is not seen

    // The person may act, and the picture has caught up.
    [[nodiscard]] bool open() const { return ask && ask->cards != Ask::Cards::Pick && !attention.played; }
    // The same, or cards may be picked.
    [[nodiscard]] bool takesCards() const { return open() || asks(Ask::Cards::Pick); }
    [[nodiscard]] bool asks(Ask::Cards cards) const { return ask && ask->cards == cards; }
    [[nodiscard]] bool cutting() const { return open() && ask->cut; }
    [[nodiscard]] bool mayPlay(Card card) const {
        return open() && asks(Ask::Cards::Play) && ask->from.contains(card);
    }
    // Cards that have focus order now, as they lie: the hand and the tops of one's own stacks, the open hand
    // chosen from, or those to be picked.
    [[nodiscard]] std::vector<Card> reachable() const;
    // Of these, cards that may be played, given, picked.
    [[nodiscard]] CardSet takeable() const;
    // The line under a name.
    [[nodiscard]] const QString& role(int seat) const {
        return atRest ? scene.at(seat).roleAtRest : scene.at(seat).role;
    }
    // A portrait and its words, as long as they are.
    [[nodiscard]] QRect plate(int seat) const;
    // The slip of a word that was spoken, beside the plate; empty where none was.
    [[nodiscard]] QRect said(int seat) const;
};
[[nodiscard]] QFont saidFont(const look::Metrics& metrics);

} // namespace table
