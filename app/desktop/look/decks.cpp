#include "desktop/look/decks.h"

namespace look {

namespace {

void draw(Deck& deck, const Faces& like) {
    Faces faces = deck.faces();
    faces.manner = like.manner;
    deck.setFaces(faces);
}

} // namespace

Deck& Decks::of(const QString& pack) {
    if (pack == Faces().deck)
        return florentine_;
    auto& deck = others_[pack];
    if (!deck) {
        deck = std::make_unique<Deck>(pack);
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

bool Decks::wear(const Faces& faces) {
    if (florentine_.faces() == faces)
        return false;
    florentine_.setFaces(faces);
    for (const auto& [pack, deck] : others_)
        draw(*deck, faces);
    return true;
}

} // namespace look
