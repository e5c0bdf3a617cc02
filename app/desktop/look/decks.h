// The packs of the house, each drawn once for whoever shows it: Florence's with the faces chosen for it, the
// others in the same manner on backs of their own.
#pragma once

#include "desktop/look/deck.h"

#include <map>
#include <memory>

namespace look {

class Decks {
public:
    // Florence's wears these faces from the start.
    explicit Decks(const Faces& faces = {}) { florentine_.setFaces(faces); }

    [[nodiscard]] Deck& florentine() { return florentine_; }
    // The pack of that name, made when it is first asked for.
    [[nodiscard]] Deck& of(const QString& pack);
    // Keeps drawn pictures in this folder.
    void keepIn(const QString& folder);
    // Whether these are others than before.
    [[nodiscard]] bool wear(const Faces& faces);

private:
    Deck florentine_;
    std::map<QString, std::unique_ptr<Deck>> others_;
};

} // namespace look
