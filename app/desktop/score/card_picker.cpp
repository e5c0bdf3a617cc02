#include "desktop/score/card_picker.h"

#include "text/sheet_words.h"

#include <QGridLayout>

#include <algorithm>

namespace score {

using namespace minchiate;
using look::PaperButton;

namespace {

constexpr CardSet kAll = kept(RuleSet{.demon = true});

// Rows of cards, all of one size, that fit the page.
QSize cardSizeFor(const QWidget* page, const look::Metrics& m, double share) {
    const int high = std::min(m.px(118), static_cast<int>(share * page->height()));
    return {static_cast<int>(high / 1.8), high};
}

QVBoxLayout* layRows(look::Deck& deck, std::vector<CardButton*>& buttons) {
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (const auto& cards : scoringRows(kAll)) {
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        for (Card card : cards) {
            buttons.push_back(new CardButton(deck, card));
            row->addWidget(buttons.back());
        }
        row->addStretch(1);
        rows->addLayout(row);
    }
    return rows;
}

CardButton* buttonOf(const std::vector<CardButton*>& buttons, Card card) {
    return *std::ranges::find_if(buttons, [&](const CardButton* b) { return b->card() == card; });
}

} // namespace

CardPicker::CardPicker(look::Deck& deck, QWidget* page) : Overlay({}, page) {
    body()->addLayout(layRows(deck, buttons_));
    for (CardButton* button : buttons_)
        connect(button, &QAbstractButton::clicked, this, [this, button] {
            dismiss();
            emit picked(button->card());
        });
}

void CardPicker::ask(const QString& title, CardSet cards) {
    setTitle(title);
    const look::Metrics m = look::metricsForTable(parentWidget()->size(), look::systemFontPx());
    for (CardButton* button : buttons_) {
        button->setCardSize(cardSizeFor(parentWidget(), m, 0.19), m);
        button->setEnabled(cards.contains(button->card()));
        button->setFaded(!button->isEnabled());
        button->setVisible(button->card() != trump(14) && button->card() != trump(29));
    }
    open();
}

CardButton* CardPicker::button(Card card) const {
    return buttonOf(buttons_, card);
}

VersicolaPicker::VersicolaPicker(look::Deck& deck, QWidget* page)
    : Overlay({}, page), found_(new Words(look::Type::Strong, look::colour::ink)),
      mark_(addButton(PaperButton::Kind::MainOnPaper, tr("&Mark"))) {
    auto* hint = new Words(
        look::Type::Text, look::colour::ink2,
        tr("Tap the cards that are shown, or pick from the list. The Fool joins them if it is held."));
    auto* list = new QGridLayout;
    list->setSpacing(0);
    struct Named {
        QString name;
        CardSet cards;
    };
    const std::array<Named, 10> names{{{tr("1 to 3"), trumpRun(1, 3)},
                                       {tr("1 to 5"), trumpRun(1, 5)},
                                       {tr("28 to 30"), trumpRun(28, 30)},
                                       {tr("30 to 35"), trumpRun(30, 35)},
                                       {tr("36 to 40"), trumpRun(36, 40)},
                                       {tr("Fool’s"), trumps({1, 40}) | CardSet(kFool)},
                                       {tr("Thirteen"), trumps({1, 13, 28})},
                                       {tr("Tens"), trumps({10, 20, 30, 40})},
                                       {tr("Kings"), kKings},
                                       {tr("Demon"), trumps({14, 35, 39})}}};
    int place = 0;
    for (const Named& named : names) {
        auto* button = wideButton(named.name);
        list->addWidget(button, place / 5, place % 5);
        ++place;
        list_.emplace_back(named.cards, button);
        connect(button, &QAbstractButton::clicked, this, [this, set = named.cards] { toggle(set); });
    }
    body()->addWidget(hint);
    body()->addLayout(list);
    body()->addLayout(layRows(deck, buttons_));
    body()->addWidget(found_);
    for (CardButton* button : buttons_)
        connect(button, &QAbstractButton::clicked, this, [this, button] { toggle(CardSet(button->card())); });
    connect(mark_, &QAbstractButton::clicked, this, [this] {
        const auto found = versicoleOf(held_, rules_);
        dismiss();
        emit picked(found);
    });
}

void VersicolaPicker::ask(const QString& title, const RuleSet& rules, CardSet taken) {
    rules_ = rules;
    held_ = {};
    setTitle(title);
    const look::Metrics m = look::metricsForTable(parentWidget()->size(), look::systemFontPx());
    for (CardButton* button : buttons_) {
        button->setCardSize(cardSizeFor(parentWidget(), m, 0.16), m);
        button->setVisible(rules.demon || button->card() != trump(14));
        button->setEnabled(!taken.contains(button->card()));
        button->setFaded(!button->isEnabled());
    }
    for (auto& [cards, button] : list_) {
        button->setEnabled((cards & taken).empty());
        button->setVisible(rules.demon || !cards.contains(trump(14)));
    }
    tell();
    open();
}

// Cards of which one is missing are all taken up; else all are put back.
void VersicolaPicker::toggle(CardSet cards) {
    if (held_.containsAll(cards))
        held_ -= cards;
    else
        held_ |= cards;
    tell();
}

void VersicolaPicker::tell() {
    for (CardButton* button : buttons_) {
        button->setRaised(held_.contains(button->card()));
        button->setTag({}, button->raised() ? tr("shown") : QString());
    }
    const auto found = versicoleOf(held_, rules_);
    QStringList parts;
    int points = 0;
    for (const Versicola& v : found) {
        parts << tr("%1: %2", "versicola, its points").arg(text::versicolaName(v)).arg(v.points);
        points += v.points;
    }
    found_->setText(found.empty() ? tr("No versicola yet.") : parts.join(QStringLiteral(" · ")));
    mark_->setText(found.empty() ? tr("&Mark") : tr("&Mark %1").arg(points));
    mark_->setEnabled(!found.empty());
    mark_->updateGeometry();
}

CardButton* VersicolaPicker::button(Card card) const {
    return buttonOf(buttons_, card);
}

LargeButton* VersicolaPicker::named(const QString& name) const {
    for (const auto& [cards, button] : list_)
        if (button->text() == name)
            return button;
    return nullptr;
}

} // namespace score

#include "moc_card_picker.cpp"
