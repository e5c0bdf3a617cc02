// The packs of the house: Florence's with the faces chosen for it, the others drawn in the same manner.
#pragma once

#include "desktop/look/deck.h"

#include <map>
#include <memory>

namespace desktop {

class Decks {
public:
    // Florence's wears these faces from the start.
    explicit Decks(const look::Faces& faces) { florentine_.setFaces(faces); }

    [[nodiscard]] look::Deck& florentine() { return florentine_; }
    // The pack of that name, made when it is first asked for.
    [[nodiscard]] look::Deck& of(const QString& pack);
    // Keeps drawn pictures in this folder.
    void keepIn(const QString& folder);
    // Whether these are others than before.
    [[nodiscard]] bool wear(const look::Faces& faces);

private:
    look::Deck florentine_;
    std::map<QString, std::unique_ptr<look::Deck>> others_;
};

} // namespace desktop
