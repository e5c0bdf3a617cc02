// All cards that count as a picture, to be tapped: with which side they lie, or in the fola.
#pragma once

#include "desktop/score/card_button.h"
#include "minchiate/sheet/kept_hand.h"
#include "text/sheet_words.h"

namespace score {

class CapturedPicture : public QWidget {
    Q_OBJECT

public:
    explicit CapturedPicture(look::Deck& deck, QWidget* parent = nullptr);

    // Whose a tapped card becomes.
    enum class Place { First, Second, Fola };

    // As it was left or counted before; or, with nothing tapped yet, nobody's but those that died: they count
    // for the other side, and no tag says so before somebody has. `tags` are the sides' short names on the
    // cards, `names` their whole ones.
    void begin(const minchiate::RuleSet& rules, const scoresheet::KeptHand& hand, const text::SideNames& tags,
               const text::SideNames& names);
    void tapFor(Place place);
    [[nodiscard]] Place tapsFor() const { return tapFor_; }
    // With whom lies what nobody tapped.
    [[nodiscard]] Place restWith() const { return rest_; }

    [[nodiscard]] minchiate::PerSide<minchiate::CardSet> captured() const;
    // A card was tapped already, so that the others are decided on.
    [[nodiscard]] bool tapped() const { return tapped_; }
    [[nodiscard]] CardButton* button(minchiate::Card card) const;
    // Three rows of cards in this room, ten in the longest.
    void fit(QSize room, const look::Metrics& m);
    void focusFirst();

signals:
    void changed();

private:
    void tap(const CardButton& button);
    [[nodiscard]] bool isTold(minchiate::Card card) const;
    void fill(Place tapped);
    void tell();

    minchiate::CardSet scoring_;
    minchiate::PerSide<minchiate::CardSet> died_;
    text::SideNames tags_, names_;
    Place tapFor_ = Place::First, rest_ = Place::Second;
    bool tapped_ = false;
    std::array<Place, 128> lies_{};
    std::vector<CardButton*> buttons_;
};

} // namespace score
