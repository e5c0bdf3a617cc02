#include "desktop/settings/settings_dialog.h"

#include "desktop/look/marks.h"
#include "desktop/settings/panel_words.h"
#include "desktop/settings/quiet_box.h"
#include "desktop/settings/rule_words.h"

#include <QAccessible>
#include <QApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace settings {
namespace {

constexpr QSize faceSize(36, 38); // with its shadow
constexpr std::array<int, 5> trickStays{500, 1000, 1500, 2000, 3000};

QString seconds(int ms) {
    return QLocale().toString(ms / 1000.0, 'g', 3);
}

void select(QComboBox* box, int value) {
    box->setCurrentIndex(box->findData(value));
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings) {
    setWindowTitle(tr("Settings"));
    setModal(false);
    auto* page = new QWidget;
    auto* columns = new QHBoxLayout(page);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);
    const auto addColumn = [&](QWidget* upper, QWidget* lower, int share) {
        auto* column = new QVBoxLayout;
        column->setSpacing(18);
        column->addWidget(upper);
        column->addWidget(lower);
        column->addStretch();
        columns->addLayout(column, share);
    };
    addColumn(buildPeople(), buildTable(), 9);
    addColumn(buildRules(), buildLook(), 11);

    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scroll);
    QWidget* foot = buildFoot();
    whole->addWidget(foot);
    moreNote_ = noteLabel({});
    moreNote_->setAlignment(Qt::AlignCenter);
    moreNote_->hide();
    whole->insertWidget(1, moreNote_);
    const QScrollBar* bar = scroll->verticalScrollBar();
    const auto tellMore = [this, bar] {
        QStringList where;
        if (bar->value() > bar->minimum())
            where << tr("\u25b2 more above");
        if (bar->value() < bar->maximum())
            where << tr("\u25bc more below");
        moreNote_->setText(where.join(QStringLiteral("   ")));
        moreNote_->setVisible(!where.isEmpty());
    };
    // However the focus comes to a field; Qt scrolls only for the Tab key from one field to another.
    connect(qApp, &QApplication::focusChanged, scroll, [scroll, page](QWidget*, QWidget* now) {
        if (now && page->isAncestorOf(now))
            scroll->ensureWidgetVisible(now);
    });
    connect(bar, &QScrollBar::valueChanged, this, tellMore);
    connect(bar, &QScrollBar::rangeChanged, this, tellMore);
    showSettings();

    // As large as what it holds, but never larger than a small screen.
    ensurePolished();
    const QSize screen = QApplication::primaryScreen()->availableSize() - QSize(24, 48);
    const int wide = std::max(page->sizeHint().width(), fontMetrics().averageCharWidth() * 104);
    const int high = columns->heightForWidth(wide);
    resize(QSize(wide, high + foot->sizeHint().height() + 2).boundedTo(screen));
}

// A field that has the focus to the last would tell of its end after the dialog's own.
SettingsDialog::~SettingsDialog() {
    for (QLineEdit* field : names_)
        field->disconnect(this);
}

QWidget* SettingsDialog::buildPeople() {
    auto* part = new PanelPart(tr("You and your companions"));
    const std::array<QString, 4> words{tr("&You"), tr("First co&mpanion"), tr("Second compan&ion"),
                                       tr("T&hird companion")};
    for (std::size_t i = 0; i < names_.size(); ++i) {
        faces_[i] = new QLabel;
        names_[i] = new QLineEdit;
        names_[i]->setMaxLength(longestName);
        names_[i]->setAccessibleName(plainWords(words[i]));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(faces_[i]);
        row->addWidget(names_[i]);
        auto* label = new QLabel(words[i]);
        label->setBuddy(names_[i]);
        label->setFixedHeight(faceSize.height());
        part->form()->addRow(label, row);
        connect(names_[i], &QLineEdit::textEdited, this, &SettingsDialog::takeNames);
        // A name that could not be taken does not stay in its field.
        connect(names_[i], &QLineEdit::editingFinished, this, &SettingsDialog::showNames);
    }
    names_[0]->setPlaceholderText(yourNameOf(Settings()));
    namesNote_ = noteLabel({});
    namesNote_->setAccessibleName(tr("About the names"));
    namesNote_->hide();
    part->form()->addRow(namesNote_);
    level_ = addChoices(part->form(), tr("They play as"));
    for (const QString& level : levels())
        level_->addItem(levelName(level), level);
    connect(level_, &QComboBox::activated, this, [this] {
        Settings wanted = settings_;
        wanted.level = level_->currentData().toString();
        wanted.ownLevels = {}; // all three of them
        take(wanted);
    });
    part->form()->addRow(noteLabel(tr("For the next game. None of them sees more than its own cards.")));
    connect(&deck_, &look::Deck::ready, this, &SettingsDialog::drawFaces);
    drawFaces();
    return part;
}

void SettingsDialog::drawFaces() {
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

QWidget* SettingsDialog::buildRules() {
    auto* part = new PanelPart(tr("Rules"));
    preset_ = addChoices(part->form(), tr("P&layed as"));
    for (const minchiate::Preset preset :
         {minchiate::Preset::Accademia2008, minchiate::Preset::SpanishManual, minchiate::Preset::Custom})
        preset_->addItem(presetName(preset), static_cast<int>(preset));
    connect(preset_, &QComboBox::activated, this, &SettingsDialog::takePreset);
    presetLine_ = noteLabel({});
    part->form()->addRow(presetLine_);
    for (const minchiate::Switch& s : minchiate::switches()) {
        const SwitchWords words = switchWords(s);
        auto* box = new QCheckBox(words.name);
        box->setAccessibleDescription(words.gloss + QLatin1Char(' ') + words.number);
        switches_.push_back(box);
        part->form()->addRow(glossed(box, QStringLiteral("%1 (%2)").arg(words.gloss, words.number),
                                     [this](const QString& number) { emit ruleAsked(number); }));
        connect(box, &QCheckBox::clicked, this, [this, member = s.member](bool on) {
            Settings wanted = settings_;
            wanted.rules.*member = on;
            take(wanted);
        });
    }
    part->form()->addRow(noteLabel(tr("A game begun keeps its rules; these are for the next one.")));
    return part;
}

QWidget* SettingsDialog::buildTable() {
    auto* part = new PanelPart(tr("Table"));
    pace_ = addChoices(part->form(), tr("P&ace"));
    pace_->addItem(tr("Slow"), static_cast<int>(Pace::Slow));
    pace_->addItem(tr("Normal"), static_cast<int>(Pace::Normal));
    pace_->addItem(tr("Fast"), static_cast<int>(Pace::Fast));
    connect(pace_, &QComboBox::activated, this, [this] {
        Settings wanted = settings_;
        wanted.pace = static_cast<Pace>(pace_->currentData().toInt());
        take(wanted);
    });
    trickStay_ = addChoices(part->form(), tr("A full &trick stays"));
    connect(trickStay_, &QComboBox::activated, this, [this] {
        Settings wanted = settings_;
        wanted.trickStayMs = trickStay_->currentData().toInt();
        take(wanted);
    });
    addFlag(part->form(), tr("Lift a card first, then &play it"), tr("The second click or Enter plays."),
            &Settings::liftThenPlay);
    addFlag(part->form(), tr("A card may be &called back"),
            tr("For %1 seconds after it was played.").arg(seconds(callBackMs)), &Settings::callBack);
    addFlag(part->form(), tr("&Skip the stages of the deal"), tr("Straight to your twenty-one cards."),
            &Settings::skipDeal);
    addFlag(part->form(), tr("Cards mo&ve"), tr("Off for reduced motion: all stands still."),
            &Settings::animations);
    addFlag(part->form(), tr("Show the lead as a numbe&r"), tr("Beside the fishes and tokens."),
            &Settings::showNumber);
    return part;
}

QWidget* SettingsDialog::buildLook() {
    auto* part = new PanelPart(tr("Look"));
    surroundings_ = addChoices(part->form(), tr("Men&us and panels"));
    surroundings_->addItem(tr("As the system"), static_cast<int>(Surroundings::System));
    surroundings_->addItem(tr("Light"), static_cast<int>(Surroundings::Light));
    surroundings_->addItem(tr("Dark"), static_cast<int>(Surroundings::Dark));
    connect(surroundings_, &QComboBox::activated, this, [this] {
        Settings wanted = settings_;
        wanted.surroundings = static_cast<Surroundings>(surroundings_->currentData().toInt());
        take(wanted);
    });
    auto* cards = new QPushButton(tr("Pic&k…"));
    cards->setAccessibleName(tr("Choose the cards"));
    cards->setAutoDefault(false);
    auto* label = new QLabel(tr("Cards"));
    label->setBuddy(cards);
    part->form()->addRow(label, cards);
    connect(cards, &QPushButton::clicked, this, &SettingsDialog::cardsAsked);
    return part;
}

QWidget* SettingsDialog::buildFoot() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(24, 10, 24, 14);
    QPushButton* defaults = buttons->addButton(tr("As it &was made"), QDialogButtonBox::ResetRole);
    defaults->setToolTip(tr("Everything on this page back to how the game came"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this] {
        Settings wanted;
        wanted.panelShown = settings_.panelShown; // not on this page
        take(wanted);
        showNames();
    });
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setText(tr("Cl&ose"));
    close->setAutoDefault(false); // Enter in a field ends the name, not the dialog
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QComboBox* SettingsDialog::addChoices(QFormLayout* form, const QString& words) {
    auto* box = new QuietBox;
    form->addRow(words, box);
    box->setAccessibleName(plainWords(words));
    return box;
}

QCheckBox* SettingsDialog::addFlag(QFormLayout* form, const QString& words, const QString& gloss,
                                   bool Settings::*member) {
    auto* box = new QCheckBox(words);
    box->setAccessibleDescription(gloss);
    form->addRow(glossed(box, gloss));
    flags_.push_back({box, member});
    connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
        Settings wanted = settings_;
        wanted.*member = on;
        take(wanted);
    });
    return box;
}

QCheckBox* SettingsDialog::flagBox(bool Settings::*member) const {
    const auto it =
        std::find_if(flags_.begin(), flags_.end(), [&](const Flag& f) { return f.member == member; });
    return it == flags_.end() ? nullptr : it->box;
}

void SettingsDialog::setSettings(const Settings& settings) {
    settings_ = settings;
    showSettings();
}

void SettingsDialog::showPart(Part part) {
    show();
    raise();
    activateWindow();
    QWidget* first = nullptr;
    switch (part) {
    case Part::People:
        first = names_[0];
        break;
    case Part::Rules:
        first = preset_;
        break;
    case Part::Table:
        first = pace_;
        break;
    case Part::Look:
        first = surroundings_;
        break;
    }
    first->setFocus(Qt::OtherFocusReason);
}

void SettingsDialog::take(const Settings& wanted) {
    if (wanted == settings_) {
        showSettings();
        return;
    }
    settings_ = wanted;
    showSettings();
    emit changed(settings_);
}

void SettingsDialog::takeNames() {
    Settings wanted = settings_;
    wanted.yourName = cleanName(names_[0]->text());
    const Settings plain;
    for (std::size_t i = 0; i < wanted.companions.size(); ++i) {
        const QString name = cleanName(names_[i + 1]->text());
        wanted.companions[i] = name.isEmpty() ? plain.companions[i] : name;
    }
    const bool good = namesDiffer(wanted);
    namesNote_->setVisible(!good);
    if (!good) {
        namesNote_->setText(tr("Two people cannot have the same name; the old one stays."));
        QAccessibleEvent alert(namesNote_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        return;
    }
    if (wanted == settings_)
        return;
    settings_ = wanted;
    emit changed(settings_);
}

void SettingsDialog::takePreset() {
    const auto preset = static_cast<minchiate::Preset>(preset_->currentData().toInt());
    Settings wanted = settings_;
    // "Your own" is whatever the switches say: choosing it changes nothing.
    if (preset != minchiate::Preset::Custom)
        wanted.rules = minchiate::rulesOf(preset);
    take(wanted);
}

void SettingsDialog::showNames() {
    names_[0]->setText(settings_.yourName);
    for (std::size_t i = 0; i < settings_.companions.size(); ++i)
        names_[i + 1]->setText(settings_.companions[i]);
    namesNote_->hide();
}

void SettingsDialog::showSettings() {
    // Somebody who is typing a name is not interrupted by what comes of it.
    const bool typing =
        std::any_of(names_.begin(), names_.end(), [](const QLineEdit* field) { return field->hasFocus(); });
    if (!typing)
        showNames();
    showRules();
    select(pace_, static_cast<int>(settings_.pace));
    level_->setCurrentIndex(level_->findData(settings_.level));
    showTrickStay();
    for (const Flag& flag : flags_)
        flag.box->setChecked(settings_.*flag.member);
    select(surroundings_, static_cast<int>(settings_.surroundings));
}

void SettingsDialog::showRules() {
    select(preset_, static_cast<int>(minchiate::presetOf(settings_.rules)));
    presetLine_->setText(rulesLine(settings_.rules));
    std::size_t i = 0;
    for (const minchiate::Switch& s : minchiate::switches())
        switches_[i++]->setChecked(settings_.rules.*s.member);
}

void SettingsDialog::showTrickStay() {
    trickStay_->clear();
    trickStay_->addItem(tr("until you click"), untilClick);
    std::vector<int> stays(trickStays.begin(), trickStays.end());
    const int now = settings_.trickStayMs;
    // A time that was written into the store by hand keeps its place among the usual ones.
    if (now != untilClick && std::find(stays.begin(), stays.end(), now) == stays.end())
        stays.insert(std::upper_bound(stays.begin(), stays.end(), now), now);
    for (const int ms : stays)
        trickStay_->addItem(tr("%1 s", "seconds").arg(seconds(ms)), ms);
    select(trickStay_, now);
}

} // namespace settings
