#include "desktop/cuatrola/match_choice_page.h"

#include "desktop/settings/level_words.h"
#include "desktop/settings/panel_words.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace desktop {

using settings::noteLabel;
using settings::PanelPart;

CuatrolaChoicePage::CuatrolaChoicePage(const CuatrolaChoice& choice, QWidget* parent)
    : SettingsPage(parent), choice_(choice), target_(new QSpinBox) {
    setWindowTitle(tr("C&uatrola"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);

    auto* match = new PanelPart(tr("The match"));
    level_ = settings::addChoices(match->form(), tr("The others’ level"));
    for (const QString& level : cuatrolaLevels())
        level_->addItem(settings::levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        CuatrolaChoice wanted = choice_;
        wanted.level = level_->currentData().toString();
        take(wanted);
    });
    target_->setRange(1, 99); // C2.4
    target_->setAccessibleName(tr("Game points that win"));
    auto* label = new QLabel(tr("Game po&ints that win"));
    label->setBuddy(target_);
    match->form()->addRow(label, target_);
    connect(target_, &QSpinBox::valueChanged, this, [this](int points) {
        CuatrolaChoice wanted = choice_;
        wanted.target = points;
        take(wanted);
    });
    match->form()->addRow(noteLabel(tr("For the next match. None of them sees more than its own cards.")));
    columns->addWidget(match, 9, Qt::AlignTop);

    auto* rules = new PanelPart(tr("Rules"));
    preset_ = settings::addChoices(rules->form(), tr("P&layed as"));
    preset_->addItems({tr("21 points"), tr("Your own")});
    connect(preset_, &QComboBox::activated, this, [this](int preset) {
        CuatrolaChoice wanted = choice_;
        if (preset == 0) { // "Your own" is whatever the switches say: choosing it changes nothing
            wanted.target = usualCuatrolaChoice().target;
            wanted.rules = usualCuatrolaChoice().rules;
        }
        take(wanted);
    });
    for (const RuleOption& option : ruleOptions()) {
        auto* box = new QCheckBox(option.name);
        box->setAccessibleDescription(option.gloss + u' ' + option.number);
        switches_.push_back(box);
        rules->form()->addRow(settings::glossed(box,
                                                QStringLiteral("%1 (%2)").arg(option.gloss, option.number),
                                                [this](const QString& number) { emit ruleAsked(number); }));
        connect(box, &QCheckBox::clicked, this, [this, set = option.set](bool on) {
            CuatrolaChoice wanted = choice_;
            set(wanted.rules, on);
            take(wanted);
        });
    }
    rules->form()->addRow(noteLabel(tr("A match begun keeps its rules; these are for the next one.")));
    columns->addWidget(rules, 11, Qt::AlignTop);
    fill();
}

void CuatrolaChoicePage::setChoice(const CuatrolaChoice& choice) {
    choice_ = choice;
    fill();
}

void CuatrolaChoicePage::focusRules() {
    preset_->setFocus(Qt::OtherFocusReason);
}

void CuatrolaChoicePage::take(const CuatrolaChoice& wanted) {
    const bool other = wanted != choice_;
    choice_ = wanted;
    fill();
    if (other)
        emit changed(choice_);
}

void CuatrolaChoicePage::fill() {
    level_->setCurrentIndex(level_->findData(choice_.level));
    const QSignalBlocker quiet(target_);
    target_->setValue(choice_.target);
    preset_->setCurrentText(presetName(choice_));
    const auto all = ruleOptions();
    for (std::size_t i = 0; i < switches_.size(); ++i)
        switches_[i]->setChecked(all[i].isOn(choice_.rules));
}

} // namespace desktop

#include "moc_match_choice_page.cpp"
