#include "desktop/tarot/match_choice_page.h"

#include "desktop/settings/level_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <tuple>

namespace desktop {

using settings::noteLabel;
using settings::PanelPart;

TarotChoicePage::TarotChoicePage(const TarotChoice& choice, QWidget* parent)
    : SettingsPage(parent), choice_(choice) {
    setWindowTitle(tr("&Tarot"));
    options_.resize(tarotOptions().size());
    rows_.resize(options_.size());
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(32);
    auto* own = new QVBoxLayout;
    own->setSpacing(18);
    own->addWidget(matchPart());
    for (const auto& [players, heading] : // one of them is seen, or none
         {std::pair{2, tr("With two")}, std::pair{3, tr("With three")}, std::pair{5, tr("With five")}}) {
        parts_.emplace_back(players, rulesPart(heading, players));
        own->addWidget(parts_.back().second);
    }
    own->addStretch();
    columns->addLayout(own, 9);
    QWidget* common = rulesPart(tr("Rules"), 0);
    columns->addWidget(common, 11, Qt::AlignTop);
    // As broad as any table needs them: a dialog does not grow with what is chosen in it.
    common->setMinimumWidth(common->minimumSizeHint().width());
    int broadest = 0;
    for (const auto& [players, part] : parts_)
        broadest = std::max(broadest, part->minimumSizeHint().width());
    own->addStrut(broadest);
    fill();
}

QWidget* TarotChoicePage::matchPart() {
    auto* part = new PanelPart(tr("The match"));
    level_ = settings::addChoices(part->form(), tr("The others’ level"));
    for (const QString& level : tarotLevels())
        level_->addItem(settings::levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        TarotChoice wanted = choice_;
        wanted.level = level_->currentData().toString();
        take(wanted);
    });
    players_ = settings::addChoices(part->form(), tr("&Players"));
    for (const int players : tarotTables())
        players_->addItem(QString::number(players), players);
    connect(players_, &QComboBox::activated, this, [this] {
        TarotChoice wanted = choice_;
        wanted.players = players_->currentData().toInt();
        take(wanted);
    });
    rounds_ = new QSpinBox;
    rounds_->setRange(1, kMostRounds);
    rounds_->setAccessibleName(tr("Hands for each player"));
    auto* label = new QLabel(tr("Ha&nds for each player"));
    label->setBuddy(rounds_);
    part->form()->addRow(label, rounds_);
    connect(rounds_, &QSpinBox::valueChanged, this, [this](int rounds) {
        TarotChoice wanted = choice_;
        wanted.rounds = rounds;
        take(wanted);
    });
    preset_ = settings::addChoices(part->form(), tr("P&layed as"));
    connect(preset_, &QComboBox::activated, this, [this](int preset) {
        TarotChoice wanted = choice_;
        // "Your own" is whatever the switches say: choosing it changes nothing.
        const auto presets = tarotPresets(choice_.players);
        if (preset < static_cast<int>(presets.size()))
            wanted.rules =
                withPreset(wanted.rules, presets[static_cast<std::size_t>(preset)], choice_.players);
        take(wanted);
    });
    part->form()->addRow(noteLabel(tr("For the next match; one begun keeps its rules. None of them sees more "
                                      "than its own cards.")));
    return part;
}

QWidget* TarotChoicePage::rulesPart(const QString& heading, int players) {
    auto* part = new PanelPart(heading);
    const auto all = tarotOptions();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].players == players) {
            std::tie(options_[i], rows_[i]) = addOption(*part, all[i]);
        }
    return part;
}

std::pair<QWidget*, QWidget*> TarotChoicePage::addOption(PanelPart& part, const TarotOption& option) {
    const auto set = [this, set = option.set](int value) {
        TarotChoice wanted = choice_;
        set(wanted.rules, value);
        take(wanted);
    };
    const QString gloss = QStringLiteral("%1 (%2)").arg(option.gloss, option.number);
    if (!option.values.isEmpty()) {
        QFormLayout* form = part.addForm();
        QComboBox* box = settings::addChoices(form, option.name, gloss);
        box->addItems(option.values);
        box->setToolTip(gloss);
        connect(box, &QComboBox::activated, this, set);
        return {box, form->parentWidget()};
    }
    auto* box = new QCheckBox(option.name);
    box->setAccessibleDescription(option.gloss + u' ' + option.number);
    QWidget* row = settings::glossed(box, gloss, [this](const QString& number) { emit ruleAsked(number); });
    part.addRow(row);
    connect(box, &QCheckBox::clicked, this, [set](bool on) { set(on ? 1 : 0); });
    return {box, row};
}

void TarotChoicePage::setChoice(const TarotChoice& choice) {
    choice_ = choice;
    fill();
}

void TarotChoicePage::focusRules() {
    preset_->setFocus(Qt::OtherFocusReason);
}

void TarotChoicePage::take(const TarotChoice& wanted) {
    const bool other = wanted != choice_;
    choice_ = wanted;
    fill();
    if (other)
        emit changed(choice_);
}

// Those of the table that is chosen.
void TarotChoicePage::fillPresets() {
    QStringList names;
    for (const TarotPreset& preset : tarotPresets(choice_.players))
        names << preset.name;
    names << tr("Your own");
    QStringList there;
    for (int i = 0; i < preset_->count(); ++i)
        there << preset_->itemText(i);
    if (names == there)
        return;
    preset_->clear();
    preset_->addItems(names);
}

void TarotChoicePage::fill() {
    level_->setCurrentIndex(level_->findData(choice_.level));
    players_->setCurrentIndex(players_->findData(choice_.players));
    const QSignalBlocker quiet(rounds_);
    rounds_->setValue(choice_.rounds);
    fillPresets();
    preset_->setCurrentText(presetName(choice_));
    for (const auto& [players, part] : parts_)
        part->setVisible(players == choice_.players);
    const auto all = tarotOptions();
    for (std::size_t i = 0; i < options_.size(); ++i) {
        // What changes nothing at that table is not spoken of.
        rows_[i]->setVisible(concerns(all[i], choice_.rules, choice_.players));
        const int value = all[i].value(choice_.rules);
        if (auto* box = qobject_cast<QCheckBox*>(options_[i]))
            box->setChecked(value != 0);
        else
            static_cast<QComboBox*>(options_[i])->setCurrentIndex(value);
    }
}

} // namespace desktop

#include "moc_match_choice_page.cpp"
