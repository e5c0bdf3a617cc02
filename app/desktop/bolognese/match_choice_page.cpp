#include "desktop/bolognese/match_choice_page.h"

#include "desktop/settings/level_words.h"
#include "desktop/settings/panel_words.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace desktop {

using settings::noteLabel;
using settings::PanelPart;

BologneseChoicePage::BologneseChoicePage(const BologneseChoice& choice, QWidget* parent)
    : SettingsPage(parent), choice_(choice), target_(new QSpinBox) {
    setWindowTitle(tr("&Bolognese"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);

    auto* match = new PanelPart(tr("The match"));
    level_ = settings::addChoices(match->form(), tr("The others’ level"));
    for (const QString& level : bologneseLevels())
        level_->addItem(settings::levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        BologneseChoice wanted = choice_;
        wanted.level = level_->currentData().toString();
        take(wanted);
    });
    target_->setRange(1, 100000); // B3.4
    target_->setSingleStep(50);
    target_->setAccessibleName(tr("Points that win an Ottocento"));
    auto* label = new QLabel(tr("Po&ints that win an Ottocento"));
    label->setBuddy(target_);
    match->form()->addRow(label, target_);
    connect(target_, &QSpinBox::valueChanged, this, [this](int points) {
        BologneseChoice wanted = choice_;
        wanted.rules.target = points;
        take(wanted);
    });
    match->form()->addRow(noteLabel(tr("For the next match. None of them sees more than its own cards.")));
    columns->addWidget(match, 9, Qt::AlignTop);

    auto* rules = new PanelPart(tr("Rules"));
    preset_ = settings::addChoices(rules->form(), tr("P&layed as"));
    for (const BolognesePreset& preset : bolognesePresets())
        preset_->addItem(preset.name);
    preset_->addItem(tr("Your own"));
    connect(preset_, &QComboBox::activated, this, [this](int preset) {
        BologneseChoice wanted = choice_; // "Your own" is whatever the rest says: choosing it changes nothing
        const auto presets = bolognesePresets();
        if (preset < static_cast<int>(presets.size()))
            wanted.rules = presets[static_cast<std::size_t>(preset)].rules;
        take(wanted);
    });
    for (const BologneseRule& rule : bologneseRules()) {
        const auto takeWay = [this, set = rule.set](int way) {
            BologneseChoice wanted = choice_;
            set(wanted.rules, way);
            take(wanted);
        };
        const auto asks = [this](const QString& number) { emit ruleAsked(number); };
        const QString gloss = QStringLiteral("%1 (%2)").arg(rule.gloss, rule.number);
        if (rule.ways.isEmpty()) {
            auto* box = new QCheckBox(rule.name);
            box->setAccessibleDescription(rule.gloss + u' ' + rule.number);
            rules_.push_back(box);
            rules->form()->addRow(settings::glossed(box, gloss, asks));
            connect(box, &QCheckBox::clicked, this, [takeWay](bool on) { takeWay(on ? 1 : 0); });
        } else {
            QComboBox* box = settings::addChoices(rules->form(), rule.name, gloss);
            box->addItems(rule.ways);
            look::LinkLabel* line = settings::glossLabel(gloss, asks);
            line->leaveToOthers();
            rules->form()->addRow(line);
            rules_.push_back(box);
            connect(box, &QComboBox::activated, this, takeWay);
        }
    }
    rules->form()->addRow(noteLabel(tr("A match begun keeps its rules; these are for the next one.")));
    columns->addWidget(rules, 11, Qt::AlignTop);
    fill();
}

void BologneseChoicePage::setChoice(const BologneseChoice& choice) {
    choice_ = choice;
    fill();
}

void BologneseChoicePage::focusRules() {
    preset_->setFocus(Qt::OtherFocusReason);
}

void BologneseChoicePage::take(const BologneseChoice& wanted) {
    const bool other = wanted != choice_;
    choice_ = wanted;
    fill();
    if (other)
        emit changed(choice_);
}

void BologneseChoicePage::fill() {
    level_->setCurrentIndex(level_->findData(choice_.level));
    const QSignalBlocker quiet(target_);
    target_->setValue(choice_.rules.target);
    target_->setEnabled(choice_.rules.match == bolognese::Match::Ottocento);
    preset_->setCurrentText(presetName(choice_));
    const auto all = bologneseRules();
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const int way = all[i].now(choice_.rules);
        if (auto* box = switchBox(static_cast<int>(i)))
            box->setChecked(way == 1);
        else
            waysBox(static_cast<int>(i))->setCurrentIndex(way);
    }
}

} // namespace desktop

#include "moc_match_choice_page.cpp"
