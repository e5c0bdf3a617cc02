#include "desktop/minchiate/choice_page.h"

#include "desktop/settings/level_words.h"
#include "desktop/settings/panel_words.h"
#include "text/rule_words.h"

#include <QHBoxLayout>

namespace desktop {

using settings::noteLabel;
using settings::PanelPart;

ChoicePage::ChoicePage(const GameChoice& choice, QWidget* parent) : SettingsPage(parent), choice_(choice) {
    setWindowTitle(tr("&Minchiate"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);
    columns->addWidget(buildCompanions(), 9, Qt::AlignTop);
    columns->addWidget(buildRules(), 11, Qt::AlignTop);
    showChoice();
}

QWidget* ChoicePage::buildCompanions() {
    auto* part = new PanelPart(tr("Your companions"));
    level_ = settings::addChoices(part->form(), tr("The others’ level"));
    for (const QString& level : levels())
        level_->addItem(settings::levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        GameChoice wanted = choice_;
        wanted.level = level_->currentData().toString();
        wanted.ownLevels = {}; // all three of them
        take(wanted);
    });
    part->form()->addRow(noteLabel(tr("For the next game. None of them sees more than its own cards.")));
    return part;
}

QWidget* ChoicePage::buildRules() {
    auto* part = new PanelPart(tr("Rules"));
    preset_ = settings::addChoices(part->form(), tr("P&layed as"));
    for (const minchiate::Preset preset :
         {minchiate::Preset::Accademia2008, minchiate::Preset::SpanishManual, minchiate::Preset::Custom})
        preset_->addItem(text::presetName(preset), static_cast<int>(preset));
    connect(preset_, &QComboBox::activated, this, &ChoicePage::takePreset);
    presetLine_ = noteLabel({});
    part->form()->addRow(presetLine_);
    for (const minchiate::Switch& s : minchiate::switches()) {
        const text::SwitchWords words = text::switchWords(s);
        auto* box = new QCheckBox(words.name);
        box->setAccessibleDescription(words.gloss + QLatin1Char(' ') + words.number);
        switches_.push_back(box);
        part->form()->addRow(settings::glossed(box, QStringLiteral("%1 (%2)").arg(words.gloss, words.number),
                                               [this](const QString& number) { emit ruleAsked(number); }));
        connect(box, &QCheckBox::clicked, this, [this, member = s.member](bool on) {
            GameChoice wanted = choice_;
            wanted.rules.*member = on;
            take(wanted);
        });
    }
    part->form()->addRow(noteLabel(tr("A game begun keeps its rules; these are for the next one.")));
    return part;
}

void ChoicePage::setChoice(const GameChoice& choice) {
    choice_ = choice;
    showChoice();
}

// What people are called is not on this page.
void ChoicePage::restore() {
    GameChoice wanted;
    wanted.people = choice_.people;
    take(wanted);
}

void ChoicePage::focusRules() {
    preset_->setFocus(Qt::OtherFocusReason);
}

void ChoicePage::take(const GameChoice& wanted) {
    if (wanted == choice_) {
        showChoice();
        return;
    }
    choice_ = wanted;
    showChoice();
    emit changed(choice_);
}

void ChoicePage::takePreset() {
    const auto preset = static_cast<minchiate::Preset>(preset_->currentData().toInt());
    GameChoice wanted = choice_;
    // "Your own" is whatever the switches say: choosing it changes nothing.
    if (preset != minchiate::Preset::Custom)
        wanted.rules = minchiate::rulesOf(preset);
    take(wanted);
}

void ChoicePage::showChoice() {
    level_->setCurrentIndex(level_->findData(choice_.level));
    showRules();
}

void ChoicePage::showRules() {
    preset_->setCurrentIndex(preset_->findData(static_cast<int>(minchiate::presetOf(choice_.rules))));
    presetLine_->setText(text::rulesLine(choice_.rules));
    std::size_t i = 0;
    for (const minchiate::Switch& s : minchiate::switches())
        switches_[i++]->setChecked(choice_.rules.*s.member);
}

} // namespace desktop

#include "moc_choice_page.cpp"
