#include "desktop/settings/settings_dialog.h"

#include "desktop/look/marks.h"
#include "desktop/settings/panel_words.h"
#include "desktop/settings/rule_words.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QGuiApplication>
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
    : QDialog(parent), m_settings(settings) {
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
    m_moreNote = noteLabel({});
    m_moreNote->setAlignment(Qt::AlignCenter);
    m_moreNote->hide();
    whole->insertWidget(1, m_moreNote);
    const QScrollBar* bar = scroll->verticalScrollBar();
    const auto tellMore = [this, bar] {
        QStringList where;
        if (bar->value() > bar->minimum())
            where << tr("\u25b2 more above");
        if (bar->value() < bar->maximum())
            where << tr("\u25bc more below");
        m_moreNote->setText(where.join(QStringLiteral("   ")));
        m_moreNote->setVisible(!where.isEmpty());
    };
    connect(bar, &QScrollBar::valueChanged, this, tellMore);
    connect(bar, &QScrollBar::rangeChanged, this, tellMore);
    showSettings();

    // As large as what it holds, but never larger than a small screen.
    ensurePolished();
    const QSize screen = QGuiApplication::primaryScreen()->availableSize() - QSize(24, 48);
    const int wide = std::max(page->sizeHint().width(), fontMetrics().averageCharWidth() * 104);
    const int high = columns->heightForWidth(wide);
    resize(QSize(wide, high + foot->sizeHint().height() + 2).boundedTo(screen));
}

// A field that has the focus to the last would tell of its end after the dialog's own.
SettingsDialog::~SettingsDialog() {
    for (QLineEdit* field : m_names)
        field->disconnect(this);
}

QWidget* SettingsDialog::buildPeople() {
    auto* part = new PanelPart(tr("You and your companions"));
    const std::array<QString, 4> words{tr("&You"), tr("First co&mpanion"), tr("Second compan&ion"),
                                       tr("T&hird companion")};
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_faces[i] = new QLabel;
        m_names[i] = new QLineEdit;
        m_names[i]->setMaxLength(longestName);
        m_names[i]->setAccessibleName(plainWords(words[i]));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(m_faces[i]);
        row->addWidget(m_names[i]);
        auto* label = new QLabel(words[i]);
        label->setBuddy(m_names[i]);
        label->setFixedHeight(faceSize.height());
        part->form()->addRow(label, row);
        connect(m_names[i], &QLineEdit::textEdited, this, &SettingsDialog::takeNames);
        // A name that could not be taken does not stay in its field.
        connect(m_names[i], &QLineEdit::editingFinished, this, &SettingsDialog::showNames);
    }
    m_names[0]->setPlaceholderText(yourNameOf(Settings()));
    m_namesNote = noteLabel({});
    m_namesNote->setAccessibleName(tr("About the names"));
    m_namesNote->hide();
    part->form()->addRow(m_namesNote);
    m_level = addChoices(part->form(), tr("They play as"));
    for (const QString& level : levels())
        m_level->addItem(levelName(level), level);
    connect(m_level, &QComboBox::activated, this, [this] {
        Settings wanted = m_settings;
        wanted.level = m_level->currentData().toString();
        wanted.ownLevels = {}; // all three of them
        take(wanted);
    });
    part->form()->addRow(noteLabel(tr("For the next game. None of them sees more than its own cards.")));
    connect(&m_deck, &look::Deck::ready, this, &SettingsDialog::drawFaces);
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
        look::drawMount(p, mount, m_deck.head(heads[i], look::portraitRect(mount, m).size(), ratio), m,
                        false);
        m_faces[i]->setPixmap(face);
    }
}

QWidget* SettingsDialog::buildRules() {
    auto* part = new PanelPart(tr("Rules"));
    m_preset = addChoices(part->form(), tr("P&layed as"));
    for (const minchiate::Preset preset :
         {minchiate::Preset::Accademia2008, minchiate::Preset::SpanishManual, minchiate::Preset::Custom})
        m_preset->addItem(presetName(preset), static_cast<int>(preset));
    connect(m_preset, &QComboBox::activated, this, &SettingsDialog::takePreset);
    m_presetLine = noteLabel({});
    part->form()->addRow(m_presetLine);
    for (const minchiate::Switch& s : minchiate::switches()) {
        const SwitchWords words = switchWords(s);
        auto* box = new QCheckBox(words.name);
        box->setAccessibleDescription(words.gloss + QLatin1Char(' ') + words.number);
        m_switches.push_back(box);
        part->form()->addRow(glossed(box, QStringLiteral("%1 (%2)").arg(words.gloss, words.number),
                                     [this](const QString& number) { emit ruleAsked(number); }));
        connect(box, &QCheckBox::clicked, this, [this, member = s.member](bool on) {
            Settings wanted = m_settings;
            wanted.rules.*member = on;
            take(wanted);
        });
    }
    part->form()->addRow(noteLabel(tr("A game begun keeps its rules; these are for the next one.")));
    return part;
}

QWidget* SettingsDialog::buildTable() {
    auto* part = new PanelPart(tr("Table"));
    m_pace = addChoices(part->form(), tr("P&ace"));
    m_pace->addItem(tr("Slow"), static_cast<int>(Pace::slow));
    m_pace->addItem(tr("Normal"), static_cast<int>(Pace::normal));
    m_pace->addItem(tr("Fast"), static_cast<int>(Pace::fast));
    connect(m_pace, &QComboBox::activated, this, [this] {
        Settings wanted = m_settings;
        wanted.pace = static_cast<Pace>(m_pace->currentData().toInt());
        take(wanted);
    });
    m_trickStay = addChoices(part->form(), tr("A full &trick stays"));
    connect(m_trickStay, &QComboBox::activated, this, [this] {
        Settings wanted = m_settings;
        wanted.trickStayMs = m_trickStay->currentData().toInt();
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
    m_surroundings = addChoices(part->form(), tr("Men&us and panels"));
    m_surroundings->addItem(tr("As the system"), static_cast<int>(Surroundings::system));
    m_surroundings->addItem(tr("Light"), static_cast<int>(Surroundings::light));
    m_surroundings->addItem(tr("Dark"), static_cast<int>(Surroundings::dark));
    connect(m_surroundings, &QComboBox::activated, this, [this] {
        Settings wanted = m_settings;
        wanted.surroundings = static_cast<Surroundings>(m_surroundings->currentData().toInt());
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
        wanted.panelShown = m_settings.panelShown; // not on this page
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
    auto* box = new QComboBox;
    form->addRow(words, box);
    box->setAccessibleName(plainWords(words));
    return box;
}

QCheckBox* SettingsDialog::addFlag(QFormLayout* form, const QString& words, const QString& gloss,
                                   bool Settings::*member) {
    auto* box = new QCheckBox(words);
    box->setAccessibleDescription(gloss);
    form->addRow(glossed(box, gloss));
    m_flags.push_back({box, member});
    connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
        Settings wanted = m_settings;
        wanted.*member = on;
        take(wanted);
    });
    return box;
}

QCheckBox* SettingsDialog::flagBox(bool Settings::*member) const {
    const auto it =
        std::find_if(m_flags.begin(), m_flags.end(), [&](const Flag& f) { return f.member == member; });
    return it == m_flags.end() ? nullptr : it->box;
}

void SettingsDialog::setSettings(const Settings& settings) {
    m_settings = settings;
    showSettings();
}

void SettingsDialog::showPart(Part part) {
    show();
    raise();
    activateWindow();
    QWidget* first = nullptr;
    switch (part) {
    case Part::people:
        first = m_names[0];
        break;
    case Part::rules:
        first = m_preset;
        break;
    case Part::table:
        first = m_pace;
        break;
    case Part::look:
        first = m_surroundings;
        break;
    }
    first->setFocus(Qt::OtherFocusReason);
}

void SettingsDialog::take(const Settings& wanted) {
    if (wanted == m_settings) {
        showSettings();
        return;
    }
    m_settings = wanted;
    showSettings();
    emit changed(m_settings);
}

void SettingsDialog::takeNames() {
    Settings wanted = m_settings;
    wanted.yourName = cleanName(m_names[0]->text());
    const Settings plain;
    for (std::size_t i = 0; i < wanted.companions.size(); ++i) {
        const QString name = cleanName(m_names[i + 1]->text());
        wanted.companions[i] = name.isEmpty() ? plain.companions[i] : name;
    }
    const bool good = namesDiffer(wanted);
    m_namesNote->setVisible(!good);
    if (!good) {
        m_namesNote->setText(tr("Two people cannot have the same name; the old one stays."));
        QAccessibleEvent alert(m_namesNote, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        return;
    }
    if (wanted == m_settings)
        return;
    m_settings = wanted;
    emit changed(m_settings);
}

void SettingsDialog::takePreset() {
    const auto preset = static_cast<minchiate::Preset>(m_preset->currentData().toInt());
    Settings wanted = m_settings;
    // "Your own" is whatever the switches say: choosing it changes nothing.
    if (preset != minchiate::Preset::Custom)
        wanted.rules = minchiate::rulesOf(preset);
    take(wanted);
}

void SettingsDialog::showNames() {
    m_names[0]->setText(m_settings.yourName);
    for (std::size_t i = 0; i < m_settings.companions.size(); ++i)
        m_names[i + 1]->setText(m_settings.companions[i]);
    m_namesNote->hide();
}

void SettingsDialog::showSettings() {
    // Somebody who is typing a name is not interrupted by what comes of it.
    const bool typing =
        std::any_of(m_names.begin(), m_names.end(), [](const QLineEdit* field) { return field->hasFocus(); });
    if (!typing)
        showNames();
    showRules();
    select(m_pace, static_cast<int>(m_settings.pace));
    m_level->setCurrentIndex(m_level->findData(m_settings.level));
    showTrickStay();
    for (const Flag& flag : m_flags)
        flag.box->setChecked(m_settings.*flag.member);
    select(m_surroundings, static_cast<int>(m_settings.surroundings));
}

void SettingsDialog::showRules() {
    select(m_preset, static_cast<int>(minchiate::presetOf(m_settings.rules)));
    m_presetLine->setText(rulesLine(m_settings.rules));
    std::size_t i = 0;
    for (const minchiate::Switch& s : minchiate::switches())
        m_switches[i++]->setChecked(m_settings.rules.*s.member);
}

void SettingsDialog::showTrickStay() {
    m_trickStay->clear();
    m_trickStay->addItem(tr("until you click"), untilClick);
    std::vector<int> stays(trickStays.begin(), trickStays.end());
    const int now = m_settings.trickStayMs;
    // A time that was written into the store by hand keeps its place among the usual ones.
    if (now != untilClick && std::find(stays.begin(), stays.end(), now) == stays.end())
        stays.insert(std::upper_bound(stays.begin(), stays.end(), now), now);
    for (const int ms : stays)
        m_trickStay->addItem(tr("%1 s", "seconds").arg(seconds(ms)), ms);
    select(m_trickStay, now);
}

} // namespace settings
