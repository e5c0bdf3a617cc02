#include "desktop/minchiate/choice_page.h"

#include "desktop/look/marks.h"
#include "desktop/settings/level_words.h"
#include "desktop/settings/panel_words.h"
#include "text/rule_words.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace desktop {

using settings::noteLabel;
using settings::PanelPart;

namespace {

constexpr QSize faceSize(36, 38); // with its shadow

} // namespace

ChoicePage::ChoicePage(const GameChoice& choice, QWidget* parent) : SettingsPage(parent), choice_(choice) {
    setWindowTitle(tr("&Minchiate"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);
    columns->addWidget(buildPeople(), 9, Qt::AlignTop);
    columns->addWidget(buildRules(), 11, Qt::AlignTop);
    showChoice();
}

// A field that has the focus to the last would tell of its end after the page's own.
ChoicePage::~ChoicePage() {
    for (QLineEdit* field : names_)
        field->disconnect(this);
}

QWidget* ChoicePage::buildPeople() {
    auto* part = new PanelPart(tr("You and your companions"));
    const std::array<QString, 4> words{tr("&You"), tr("Fi&rst companion"), tr("Second compan&ion"),
                                       tr("T&hird companion")};
    for (std::size_t i = 0; i < names_.size(); ++i) {
        faces_[i] = new QLabel;
        names_[i] = new QLineEdit;
        names_[i]->setMaxLength(settings::longestName);
        names_[i]->setAccessibleName(settings::plainWords(words[i]));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(faces_[i]);
        row->addWidget(names_[i]);
        auto* label = new QLabel(words[i]);
        label->setBuddy(names_[i]);
        label->setFixedHeight(faceSize.height());
        part->form()->addRow(label, row);
        connect(names_[i], &QLineEdit::textEdited, this, &ChoicePage::takeNames);
        // A name that could not be taken does not stay in its field.
        connect(names_[i], &QLineEdit::editingFinished, this, &ChoicePage::showNames);
    }
    names_[0]->setPlaceholderText(settings::yourNameOf(settings::People()));
    namesNote_ = noteLabel({});
    namesNote_->setAccessibleName(tr("About the names"));
    namesNote_->hide();
    part->form()->addRow(namesNote_);
    level_ = settings::addChoices(part->form(), tr("They play as"));
    for (const QString& level : levels())
        level_->addItem(settings::levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        GameChoice wanted = choice_;
        wanted.level = level_->currentData().toString();
        wanted.ownLevels = {}; // all three of them
        take(wanted);
    });
    part->form()->addRow(noteLabel(tr("For the next game. None of them sees more than its own cards.")));
    connect(&deck_, &look::Deck::ready, this, &ChoicePage::drawFaces);
    drawFaces();
    return part;
}

void ChoicePage::drawFaces() {
    const std::array<QString, 4> heads{QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                       QStringLiteral("Vieri")};
    const look::Metrics m = look::metricsForTable(QSize(1280, 776));
    const double ratio = devicePixelRatioF();
    const QRect mount(3, 0, 29, 34);
    for (std::size_t i = 0; i < heads.size(); ++i) {
        QPixmap face(faceSize * ratio);
        face.setDevicePixelRatio(ratio);
        face.fill(Qt::transparent);
        QPainter p(&face);
        look::drawMount(p, mount, deck_.head(heads[i], look::portraitRect(mount, m).size(), ratio), m, false);
        faces_[i]->setPixmap(face);
    }
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

void ChoicePage::restore() {
    take({});
    showNames();
}

void ChoicePage::focusPart(Part part) {
    QWidget* first = part == Part::People ? static_cast<QWidget*>(names_[0]) : preset_;
    first->setFocus(Qt::OtherFocusReason);
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

void ChoicePage::takeNames() {
    GameChoice wanted = choice_;
    wanted.people.you = settings::cleanName(names_[0]->text());
    const settings::People plain;
    for (std::size_t i = 0; i < wanted.people.companions.size(); ++i) {
        const QString name = settings::cleanName(names_[i + 1]->text());
        wanted.people.companions[i] = name.isEmpty() ? plain.companions[i] : name;
    }
    const bool good = namesDiffer(wanted.people);
    namesNote_->setVisible(!good);
    if (!good) {
        namesNote_->setText(tr("Two people cannot have the same name; the old one stays."));
        QAccessibleEvent alert(namesNote_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        return;
    }
    if (wanted == choice_)
        return;
    choice_ = wanted;
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

void ChoicePage::showNames() {
    names_[0]->setText(choice_.people.you);
    for (std::size_t i = 0; i < choice_.people.companions.size(); ++i)
        names_[i + 1]->setText(choice_.people.companions[i]);
    namesNote_->hide();
}

void ChoicePage::showChoice() {
    // Somebody who is typing a name is not interrupted by what comes of it.
    const bool typing =
        std::any_of(names_.begin(), names_.end(), [](const QLineEdit* field) { return field->hasFocus(); });
    if (!typing)
        showNames();
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
