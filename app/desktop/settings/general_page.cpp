#include "desktop/settings/general_page.h"

#include "desktop/settings/panel_words.h"
#include "text/language/language.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace settings {
namespace {

constexpr std::array<int, 5> trickStays{500, 1000, 1500, 2000, 3000};

QString seconds(int ms) {
    return QLocale().toString(ms / 1000.0, 'g', 3);
}

void select(QComboBox* box, const QVariant& value) {
    box->setCurrentIndex(box->findData(value));
}

} // namespace

GeneralPage::GeneralPage(const Settings& settings, QWidget* parent)
    : SettingsPage(parent), settings_(settings) {
    setWindowTitle(tr("&General"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(40);
    columns->addWidget(buildTable(), 1, Qt::AlignTop);
    auto* right = new QVBoxLayout;
    right->setSpacing(18);
    right->addWidget(buildLook());
    right->addWidget(buildSounds());
    right->addStretch();
    columns->addLayout(right, 1);
    showSettings();
}

QWidget* GeneralPage::buildTable() {
    auto* part = new PanelPart(tr("Table"));
    pace_ = addChoices(part->form(), tr("P&ace"));
    pace_->addItem(tr("Slow"), static_cast<int>(Pace::Slow));
    pace_->addItem(tr("Normal"), static_cast<int>(Pace::Normal));
    pace_->addItem(tr("Fast"), static_cast<int>(Pace::Fast));
    pace_->addItem(tr("Instant"), static_cast<int>(Pace::Instant));
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
    addFlag(part->form(), tr("The o&nly card plays itself"),
            tr("Where no other may be played and nothing else can be chosen."), &Settings::playForced);
    addFlag(part->form(), tr("&Skip the stages of the deal"), tr("Straight to your cards."),
            &Settings::skipDeal);
    addFlag(part->form(), tr("Cards mo&ve"), tr("Off for reduced motion: all stands still."),
            &Settings::animations);
    addFlag(part->form(), tr("Say in figu&res who is ahead"),
            tr("By how many points, beside the pieces that show it."), &Settings::showNumber);
    return part;
}

QWidget* GeneralPage::buildLook() {
    auto* part = new PanelPart(tr("Look"));
    language_ = addChoices(part->form(), tr("&Language"));
    const auto& all = text::languages();
    const auto system = std::ranges::find(all, text::systemLanguage(), &text::Language::code);
    language_->addItem(QStringLiteral("%1 (%2)").arg(tr("As the system"), system->name), QString());
    for (const text::Language& one : all)
        language_->addItem(one.name, one.code);
    connect(language_, &QComboBox::activated, this, [this] {
        Settings wanted = settings_;
        wanted.language = language_->currentData().toString();
        take(wanted);
    });
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
    connect(cards, &QPushButton::clicked, this, &GeneralPage::cardsAsked);
    return part;
}

QWidget* GeneralPage::buildSounds() {
    sounds_ = new SoundsPart;
    connect(sounds_, &SoundsPart::changed, this, [this](const sound::Volumes& sounds) {
        Settings wanted = settings_;
        wanted.sounds = sounds;
        take(wanted);
    });
    return sounds_;
}

void GeneralPage::addFlag(QFormLayout* form, const QString& words, const QString& gloss,
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
}

QCheckBox* GeneralPage::flagBox(bool Settings::*member) const {
    const auto it =
        std::find_if(flags_.begin(), flags_.end(), [&](const Flag& f) { return f.member == member; });
    return it == flags_.end() ? nullptr : it->box;
}

void GeneralPage::setSettings(const Settings& settings) {
    settings_ = settings;
    showSettings();
}

void GeneralPage::restore() {
    Settings wanted;
    wanted.panelShown = settings_.panelShown; // not on this page
    take(wanted);
}

void GeneralPage::take(const Settings& wanted) {
    if (wanted == settings_) {
        showSettings();
        return;
    }
    settings_ = wanted;
    showSettings();
    emit changed(settings_);
}

void GeneralPage::showSettings() {
    select(language_, settings_.language);
    select(pace_, static_cast<int>(settings_.pace));
    showTrickStay();
    for (const Flag& flag : flags_)
        flag.box->setChecked(settings_.*flag.member);
    select(surroundings_, static_cast<int>(settings_.surroundings));
    sounds_->setVolumes(settings_.sounds);
}

void GeneralPage::showTrickStay() {
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

#include "moc_general_page.cpp"
