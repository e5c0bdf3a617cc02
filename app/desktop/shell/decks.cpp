#include "desktop/shell/decks.h"

namespace desktop {

namespace {

void draw(look::Deck& deck, const look::Faces& like) {
    look::Faces faces = deck.faces();
    faces.manner = like.manner;
    deck.setFaces(faces);
}

} // namespace

look::Deck& Decks::of(const QString& pack) {
    if (pack == look::Faces().deck)
        return florentine_;
    auto& deck = others_[pack];
    if (!deck) {
        deck = std::make_unique<look::Deck>(pack);
        deck->keepIn(florentine_.keptIn());
        draw(*deck, florentine_.faces());
    }
    return *deck;
}

void Decks::keepIn(const QString& folder) {
    florentine_.keepIn(folder);
    for (const auto& [pack, deck] : others_)
        deck->keepIn(folder);
}

bool Decks::wear(const look::Faces& faces) {
    if (florentine_.faces() == faces)
        return false;
    florentine_.setFaces(faces);
    for (const auto& [pack, deck] : others_)
        draw(*deck, faces);
    return true;
}

} // namespace desktop
