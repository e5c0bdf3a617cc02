// Which card? The counters to choose one from; and which versicola? Cards to tap, or a list to pick from.
#pragma once

#include "desktop/score/card_button.h"
#include "desktop/score/on_paper.h"
#include "minchiate/rule_set.h"
#include "minchiate/versicola.h"

namespace score {

// One card of some.
class CardPicker : public Overlay {
    Q_OBJECT

public:
    CardPicker(look::Deck& deck, QWidget* page);

    // `cards` can be chosen; the others lie faded.
    void ask(const QString& title, minchiate::CardSet cards);
    [[nodiscard]] CardButton* button(minchiate::Card card) const;

signals:
    void picked(minchiate::Card card);

private:
    std::vector<CardButton*> buttons_;
};

// The versicole of one holding: cards are tapped, alone or by a name from the list, and what they score is
// worked out at once.
class VersicolaPicker : public Overlay {
    Q_OBJECT

public:
    VersicolaPicker(look::Deck& deck, QWidget* page);

    // `taken` cannot be shown: the other side did.
    void ask(const QString& title, const minchiate::RuleSet& rules, minchiate::CardSet taken);
    [[nodiscard]] CardButton* button(minchiate::Card card) const;
    [[nodiscard]] LargeButton* named(const QString& name) const;
    [[nodiscard]] look::PaperButton* markButton() const { return mark_; }

signals:
    void picked(const std::vector<minchiate::Versicola>& versicole);

private:
    void tell();
    void toggle(minchiate::CardSet cards);

    minchiate::RuleSet rules_;
    minchiate::CardSet held_;
    std::vector<CardButton*> buttons_;
    std::vector<std::pair<minchiate::CardSet, LargeButton*>> list_;
    Words* found_;
    look::PaperButton* mark_;
};

} // namespace score
