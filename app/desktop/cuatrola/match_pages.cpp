#include "desktop/cuatrola/match_pages.h"

#include "desktop/cuatrola/ways_pictures.h"
#include "desktop/settings/level_words.h"
#include "desktop/settings/people.h"
#include "desktop/shell/habits.h"

#include <QDate>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace desktop {

using namespace cuatrola;
using cuatrola_table::CuatrolaTable;

namespace {

enum Option { Level, Target, Pace };
constexpr std::array kTargets{7, 10, 15, 20, 21, 30, 40}; // offered at hand; any other is in the settings
constexpr std::array kPaces{settings::Pace::Slow, settings::Pace::Normal, settings::Pace::Fast};

QString today() {
    return QDate::currentDate().toString(Qt::ISODate);
}

// The same people with the person at that place.
void seatPersonAt(NewMatch& start, Seat seat) {
    const auto names = start.match.names;
    const QString level = start.company.levels.back();
    start.company.person = index(seat);
    start.company.levels.assign(kSeats.size(), level);
    start.company.levels[static_cast<std::size_t>(index(seat))].clear();
    for (Seat one : kSeats)
        start.match.names[turned(one, index(seat))] = names[one];
}

} // namespace

MatchPages::MatchPages(const House& house, MatchModel& model)
    : house_(house), model_(model), deck_(house.deckOf(QStringLiteral("spagnola"))),
      choice_(usualMatchChoice()),
      newMatch_(
          new NewMatchPage(tr("A new match"), tr("Five cards a hand, and quick"),
                           {{tr("A &match"), tr("Hand after hand, to the last chick-pea"), matchOfCuatrola},
                            {tr("One &hand"), tr("Five tricks and the score"), handOfCuatrola}},
                           deck_)),
      table_(new CuatrolaTable(deck_)), page_(new TablePage(table_, deedsOf(model.table()))),
      lookAtOwn_(page_->addCommand(tr("L&ook at my cards"), QKeySequence(Qt::Key_O),
                                   [this] { table_->lookAtOwn(lookAtOwn_->isChecked()); })) {
    lookAtOwn_->setCheckable(true);
    house_.pages.add(newMatch_, tr("&New"));
    house_.pages.add(page_, tr("&Table"));
    join();
    follow(house_.choices.now());
}

void MatchPages::join() {
    connect(newMatch_, &NewMatchPage::begun, this, [this](int way) {
        play::Company company;
        company.oneHand = way == 1;
        start(company);
    });
    connect(newMatch_, &NewMatchPage::numberedChosen, this, &MatchPages::startNumbered);
    connect(newMatch_, &NewMatchPage::rulesAsked, this, &MatchPages::rulesAsked);
    connect(newMatch_, &NewMatchPage::optionChosen, this, &MatchPages::takeOption);
    connect(newMatch_, &NewMatchPage::backChosen, this, &MatchPages::doorsAsked);
    connect(&model_, &MatchModel::situated, table_, &CuatrolaTable::situate);
    connect(&model_, &MatchModel::happened, table_, &CuatrolaTable::happen);
    connect(&model_, &MatchModel::asked, table_, &CuatrolaTable::ask);
    table_->setAttempt([this](const Action& action) { return model_.table().act(action); });
    table_->setOnwardWords(
        [this] { return model_.table().matchOver() ? tr("&A new match") : tr("&Another hand"); });
    connect(table_, &CuatrolaTable::onward, this, &MatchPages::onward);
    connect(table_, &CuatrolaTable::acted, page_, &TablePage::dismissQuestion);
    connect(table_, &CuatrolaTable::situationShown, this, [this] {
        page_->dismissQuestion();
        tellLog(logs::LogPanel::Story::Anew);
    });
    connect(table_, &CuatrolaTable::eventShown, this, [this] { tellLog(logs::LogPanel::Story::GoesOn); });
    connect(table_, &CuatrolaTable::pilePressed, this, &MatchPages::lookInto);
    connect(page_, &TablePage::saveAsked, this, &MatchPages::saveHand);
    connect(page_, &TablePage::said, this, &MatchPages::said);
    connect(page_, &TablePage::begun, this, &MatchPages::showTable);
    connect(page_, &TablePage::ruleAsked, this, &MatchPages::ruleAsked);
    connect(page_, &TablePage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = house_.choices.now();
        changed.panelShown = kept;
        house_.choices.set(changed);
    });
    connect(&house_.choices, &settings::HouseChoices::changed, this, &MatchPages::follow);
    connect(&house_.choices, &settings::HouseChoices::darkChanged, page_->log(), &logs::LogPanel::setDark);
    connect(&house_.pages, &Pages::cameBack, this, [this](const QWidget* page) {
        if (page == page_)
            page_->focusFirst();
    });
}

void MatchPages::follow(const settings::Settings& chosen) {
    table_->setHabits(habitsOf(chosen));
    page_->log()->setDark(house_.choices.dark());
    page_->setLogKept(chosen.panelShown);
    fillOptions();
}

void MatchPages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table_->state();
    page_->log()->tellStory(text::cuatrola::storyOf(state.view, table_->teller(), state.unscored), how);
    lookAtOwn_->setEnabled(table_->mayLookAtOwn());
    lookAtOwn_->setChecked(state.ownShown);
    page_->updateActions();
    emit cornerChanged();
}

// The last trick may be looked at until the next lead, and no other (C9.5).
void MatchPages::lookInto(int pile) {
    const table::Scene& scene = table_->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        page_->lookAtLastTrick();
    else
        table_->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QStringLiteral("C9.5")}});
}

// ---- What starts it ----

void MatchPages::setChoice(const MatchChoice& choice) {
    choice_ = choice;
    newMatch_->setRules(presetName(choice), rulesLine(choice));
    fillOptions();
}

void MatchPages::fillOptions() {
    const QStringList levels = cuatrolaLevels();
    BeginOption level{tr("They play as"), {}, static_cast<int>(levels.indexOf(choice_.level))};
    for (const QString& one : levels)
        level.values << settings::levelName(one);
    BeginOption target{tr("Played to"), {}, 0};
    for (const int points : kTargets) {
        if (points == choice_.target)
            target.now = static_cast<int>(target.values.size());
        target.values << tr("%n point(s)", nullptr, points);
    }
    if (std::ranges::find(kTargets, choice_.target) == kTargets.end()) {
        target.now = static_cast<int>(target.values.size());
        target.values << tr("%n point(s)", nullptr, choice_.target);
    }
    const auto pace = std::ranges::find(kPaces, house_.choices.now().pace) - kPaces.begin();
    newMatch_->setOptions(
        {level, target, {tr("Pace"), {tr("slow"), tr("normal"), tr("fast")}, static_cast<int>(pace)}});
}

void MatchPages::takeOption(int option, int value) {
    MatchChoice wanted = choice_;
    switch (option) {
    case Level:
        wanted.level = cuatrolaLevels().value(value);
        break;
    case Target:
        if (value < static_cast<int>(kTargets.size()))
            wanted.target = kTargets[static_cast<std::size_t>(value)];
        break;
    case Pace: {
        settings::Settings changed = house_.choices.now();
        changed.pace = kPaces[static_cast<std::size_t>(value)];
        house_.choices.set(changed);
        return;
    }
    }
    emit choiceMade(wanted);
}

void MatchPages::showNewMatch() {
    setChoice(choice_);
    house_.pages.open(newMatch_);
    newMatch_->focusFirst();
}

// The person sits South, unless a hand says otherwise; who plays next has Bice's face and name.
NewMatch MatchPages::newMatch() const {
    const settings::People people = settings::loadPeople(house_.store);
    NewMatch start;
    start.match.target = choice_.target;
    start.match.rules = choice_.rules;
    start.company.seed = QRandomGenerator::system()->generate64();
    start.company.levels.assign(kSeats.size(), choice_.level);
    const std::array<QString, 4> names{settings::yourNameOf(people), people.companions[1],
                                       people.companions[0], people.companions[2]};
    for (std::size_t i = 0; i < names.size(); ++i)
        start.match.names[kSeats[i]] = names[i];
    start.company.levels.front().clear();
    return start;
}

void MatchPages::start(play::Company company) {
    NewMatch start = newMatch();
    start.company.oneHand = company.oneHand;
    model_.table().start(start);
    showTable();
}

void MatchPages::startNumbered(quint64 number) {
    NewMatch start = newMatch();
    start.number = number;
    seatPersonAt(start, static_cast<Seat>(number % 4)); // South deals it: every place has its turn
    model_.table().start(start);
    showTable();
}

void MatchPages::startGiven(const HandRecord& hand) {
    NewMatch start = newMatch();
    start.match.rules = hand.deal.rules;
    start.hand = hand;
    for (Seat seat : kSeats)
        if (!hand.names[seat].isEmpty() && seat != Seat::S)
            start.match.names[seat] = hand.names[seat];
    model_.table().start(start);
    showTable();
}

void MatchPages::showTable() {
    house_.pages.open(page_);
    page_->focusFirst();
}

void MatchPages::onward() {
    if (model_.table().matchOver()) {
        showNewMatch();
        return;
    }
    model_.table().nextHand();
    page_->focusFirst();
}

QString MatchPages::corner(const QWidget& page) const {
    const Table& table = model_.table();
    if (!table.playing() || &page != page_)
        return {};
    QStringList parts;
    if (table.company().oneHand)
        parts << tr("One hand");
    else
        parts << tr("Hand %1").arg(table.handNumber() + 1) << tr("to %1").arg(table.match().target);
    if (table.company().oneHand && table.handRecord().heading.number)
        parts << tr("deal %1").arg(*table.handRecord().heading.number);
    if (table.notes().unscored)
        parts << tr("unscored");
    return parts.join(QStringLiteral(" · "));
}

// ---- Files ----

void MatchPages::saveHand() {
    const HandRecord& hand = model_.table().handRecord();
    const QString of = hand.heading.number ? tr("deal %1").arg(*hand.heading.number) : tr("a hand");
    house_.files.askSave(
        tr("Save this hand"), today() + u' ' + of, QJsonDocument(toJson(hand)).toJson(),
        [this](const QString& why) { emit said(tr("The hand could not be saved: %1.").arg(why)); });
}

void MatchPages::save(const KeptMatch& kept) {
    house_.files.askSave(tr("Save this match"), today() + u' ' + tr("a match of Cuatrola"),
                         play::bytesOf<MatchKind>(kept.match, kept.company), [this](const QString& why) {
                             emit said(tr("The match could not be saved: %1.").arg(why));
                         });
}

} // namespace desktop
