#include "desktop/bolognese/match_pages.h"

#include "desktop/bolognese/ways_pictures.h"
#include "desktop/settings/level_words.h"
#include "desktop/settings/people.h"
#include "desktop/shell/habits.h"

#include <QDate>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace desktop {

using namespace bolognese;
using bolognese_count::CountPage;
using bolognese_table::BologneseTable;

namespace {

enum Option { Level, Form, Pace };
// Offered at hand, in this order, before Quattro Scartate; any other target is in the settings (B3.4).
constexpr std::array kTargets{300, 500, 800, 1000, 1500};
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

BolognesePages::BolognesePages(const House& house, MatchModel& model)
    : house_(house), model_(model), deck_(house.deckOf(QStringLiteral("bolognese"))),
      choice_(usualBologneseChoice()),
      newMatch_(
          new NewMatchPage(tr("A new match"), tr("Tarocco bolognese: fifteen tricks, and what they make"),
                           {{tr("A &match"), tr("You draw for partners and for the deal"), matchOfBolognese},
                            {tr("One &hand"), tr("Fifteen tricks and the count"), handOfBolognese}},
                           deck_)),
      table_(new BologneseTable(deck_)), page_(new TablePage(table_, deedsOf(model.table()))),
      count_(new CountPage(deck_)) {
    house_.pages.add(newMatch_, tr("&New"));
    house_.pages.add(page_, tr("&Table"));
    house_.pages.add(count_, tr("&Count"));
    join();
    follow(house_.choices.now());
}

void BolognesePages::join() {
    connect(newMatch_, &NewMatchPage::begun, this, [this](int way) {
        play::Company company;
        company.oneHand = way == 1;
        start(company);
    });
    connect(newMatch_, &NewMatchPage::numberedChosen, this, &BolognesePages::startNumbered);
    connect(newMatch_, &NewMatchPage::rulesAsked, this, &BolognesePages::rulesAsked);
    connect(newMatch_, &NewMatchPage::optionChosen, this, &BolognesePages::takeOption);
    connect(newMatch_, &NewMatchPage::backChosen, this, &BolognesePages::doorsAsked);
    connect(&model_, &MatchModel::situated, table_, &BologneseTable::situate);
    connect(&model_, &MatchModel::happened, table_, &BologneseTable::happen);
    connect(&model_, &MatchModel::asked, table_, &BologneseTable::ask);
    table_->setAttempt([this](const Action& action) { return model_.table().act(action); });
    table_->setOnwardWords(
        [this] { return model_.table().matchOver() ? tr("A &new match") : tr("&Next hand"); });
    connect(table_, &BologneseTable::onward, this, &BolognesePages::onward);
    connect(table_, &BologneseTable::countAsked, this, &BolognesePages::showCount);
    connect(count_, &CountPage::nextChosen, this, &BolognesePages::onward);
    connect(count_, &CountPage::ruleAsked, this, &BolognesePages::ruleAsked);
    connect(count_, &CountPage::closed, &house_.pages, &Pages::leave);
    connect(table_, &BologneseTable::acted, page_, &TablePage::dismissQuestion);
    connect(table_, &BologneseTable::situationShown, this, [this] {
        page_->dismissQuestion();
        tellLog(logs::LogPanel::Story::Anew);
    });
    connect(table_, &BologneseTable::eventShown, this, [this] { tellLog(logs::LogPanel::Story::GoesOn); });
    connect(page_, &TablePage::saveAsked, this, &BolognesePages::saveHand);
    connect(page_, &TablePage::said, this, &BolognesePages::said);
    connect(page_, &TablePage::begun, this, &BolognesePages::showTable);
    connect(page_, &TablePage::ruleAsked, this, &BolognesePages::ruleAsked);
    connect(page_, &TablePage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = house_.choices.now();
        changed.panelShown = kept;
        house_.choices.set(changed);
    });
    connect(&house_.choices, &settings::HouseChoices::changed, this, &BolognesePages::follow);
    connect(&house_.choices, &settings::HouseChoices::darkChanged, page_->log(), &logs::LogPanel::setDark);
    connect(&house_.pages, &Pages::cameBack, this, [this](const QWidget* page) {
        if (page == page_)
            page_->focusFirst();
    });
}

void BolognesePages::follow(const settings::Settings& chosen) {
    const table::Habits habits = habitsOf(chosen);
    table_->setHabits(habits);
    count_->setStepMs(chosen.animations ? int(350 * habits.tempo.factor) : 0);
    page_->log()->setDark(house_.choices.dark());
    page_->setLogKept(chosen.panelShown);
    fillOptions();
}

void BolognesePages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table_->state();
    auto story = text::bolognese::storyOf(state.view, table_->teller(), state.unscored);
    if (!state.draw.empty())
        story.insert(story.begin(), text::bolognese::drawStory(state.draw, state.players, table_->teller()));
    page_->log()->tellStory(story, how);
    page_->updateActions();
    emit cornerChanged();
}

// ---- What starts it ----

void BolognesePages::setChoice(const BologneseChoice& choice) {
    choice_ = choice;
    newMatch_->setRules(presetName(choice), rulesLine(choice));
    fillOptions();
}

void BolognesePages::fillOptions() {
    const QStringList levels = bologneseLevels();
    BeginOption level{tr("They play as"), {}, static_cast<int>(levels.indexOf(choice_.level))};
    for (const QString& one : levels)
        level.values << settings::levelName(one);
    BeginOption form{tr("The match"), {}, -1};
    for (const int points : kTargets) {
        if (points == choice_.rules.target)
            form.now = static_cast<int>(form.values.size());
        form.values << tr("to %n point(s)", nullptr, points);
    }
    form.values << tr("Quattro Scartate");
    if (choice_.rules.match == Match::QuattroScartate) {
        form.now = static_cast<int>(kTargets.size());
    } else if (form.now < 0) { // a target of one's own
        form.now = static_cast<int>(form.values.size());
        form.values << tr("to %n point(s)", nullptr, choice_.rules.target);
    }
    const auto pace = std::ranges::find(kPaces, house_.choices.now().pace) - kPaces.begin();
    newMatch_->setOptions(
        {level, form, {tr("Pace"), {tr("slow"), tr("normal"), tr("fast")}, static_cast<int>(pace)}});
}

void BolognesePages::takeOption(int option, int value) {
    BologneseChoice wanted = choice_;
    switch (option) {
    case Level:
        wanted.level = bologneseLevels().value(value);
        break;
    case Form:
        wanted.rules.match =
            value == static_cast<int>(kTargets.size()) ? Match::QuattroScartate : Match::Ottocento;
        if (value < static_cast<int>(kTargets.size()))
            wanted.rules.target = kTargets[static_cast<std::size_t>(value)];
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

void BolognesePages::showNewMatch() {
    setChoice(choice_);
    house_.pages.open(newMatch_);
    newMatch_->focusFirst();
}

// In the order in which they draw, the person first; who follows has Bice's face and name.
NewMatch BolognesePages::newMatch() const {
    const settings::People people = settings::loadPeople(house_.store);
    NewMatch start;
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

void BolognesePages::start(play::Company company) {
    NewMatch start = newMatch();
    start.company.oneHand = company.oneHand;
    seatByDraw(start);
    model_.table().start(start);
    showTable();
}

void BolognesePages::startNumbered(quint64 number) {
    NewMatch start = newMatch();
    start.number = number;
    seatPersonAt(start, static_cast<Seat>(number % 4)); // South deals it: every place has its turn
    model_.table().start(start);
    showTable();
}

void BolognesePages::startGiven(const HandRecord& hand) {
    NewMatch start = newMatch();
    start.match.rules = hand.deal.rules;
    start.hand = hand;
    for (Seat seat : kSeats)
        if (!hand.names[seat].isEmpty() && seat != Seat::S)
            start.match.names[seat] = hand.names[seat];
    model_.table().start(start);
    showTable();
}

void BolognesePages::showTable() {
    house_.pages.open(page_);
    page_->focusFirst();
}

void BolognesePages::onward() {
    if (model_.table().matchOver()) {
        showNewMatch();
        return;
    }
    model_.table().nextHand();
    showTable();
}

// The hand is over, and all of it may be seen.
void BolognesePages::showCount() {
    const Table& table = model_.table();
    bolognese_count::CountContent content;
    content.result = *table.hand().result();
    content.rules = table.match().rules;
    content.us = sideOf(table.me());
    content.before = table.hand().deal().score;
    content.lastTrick = table.hand().tricks().back();
    content.accusi = table.hand().accusi();
    content.names = table.match().names;
    content.me = table.me();
    content.hand = table.handNumber() + 1;
    content.oneHand = table.company().oneHand;
    content.unscored = table.notes().unscored;
    content.verdict = table.company().oneHand ? Verdict::GoesOn : model_.verdict();
    content.nextWords = table.matchOver() ? tr("A &new match") : tr("&Next hand");
    count_->setContent(content);
    house_.pages.lay(count_);
    count_->focusFirst();
}

QString BolognesePages::corner(const QWidget& page) const {
    const Table& table = model_.table();
    if (!table.playing() || (&page != page_ && &page != count_))
        return {};
    QStringList parts;
    if (table.company().oneHand)
        parts << tr("One hand");
    else
        parts << tr("Hand %1").arg(table.handNumber() + 1)
              << (&page == count_ ? tr("the count")
                                  : text::bolognese::targetLine(table.match().rules, table.handNumber() + 1));
    if (table.company().oneHand && table.handRecord().heading.number)
        parts << tr("deal %1").arg(*table.handRecord().heading.number);
    if (table.notes().unscored)
        parts << tr("unscored");
    return parts.join(QStringLiteral(" · "));
}

// ---- Files ----

void BolognesePages::saveHand() {
    const HandRecord& hand = model_.table().handRecord();
    const QString of = hand.heading.number ? tr("deal %1").arg(*hand.heading.number) : tr("a hand");
    house_.files.askSave(
        tr("Save this hand"), today() + u' ' + of, QJsonDocument(toJson(hand)).toJson(),
        [this](const QString& why) { emit said(tr("The hand could not be saved: %1.").arg(why)); });
}

void BolognesePages::save(const KeptMatch& kept) {
    house_.files.askSave(tr("Save this match"), today() + u' ' + tr("a match of Tarocco bolognese"),
                         play::bytesOf<MatchKind>(kept.match, kept.company), [this](const QString& why) {
                             emit said(tr("The match could not be saved: %1.").arg(why));
                         });
}

} // namespace desktop
