#include "desktop/tarot/match_pages.h"

#include "desktop/settings/level_words.h"
#include "desktop/settings/people.h"
#include "desktop/shell/habits.h"
#include "desktop/tarot/table/scene_of.h"
#include "desktop/tarot/ways_pictures.h"

#include <QDate>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace desktop {

using namespace tarot;
using tarot_table::TarotTable;

namespace {

enum Option { Level, Players, Rounds, Pace };
constexpr std::array kPaces{settings::Pace::Slow, settings::Pace::Normal, settings::Pace::Fast};

QString today() {
    return QDate::currentDate().toString(Qt::ISODate);
}

// Everybody's name by the place from the person on: who plays next has Bice's face and name.
std::vector<QString> namesAround(const settings::People& people, int players) {
    const QString you = settings::yourNameOf(people), &lapo = people.companions[0],
                  &bice = people.companions[1], &vieri = people.companions[2];
    switch (players) {
    case 3:
        return {you, bice, vieri};
    case 5:
        return {you, bice, lapo, QStringLiteral("Nanni"), vieri};
    default:
        break;
    }
    return {you, bice, lapo, vieri};
}

// The same people with the person at that place.
void seatPersonAt(NewMatch& start, Seat seat) {
    const int players = start.match.seats;
    const auto names = start.match.names;
    const QString level = start.company.levels.back();
    start.company.person = index(seat);
    start.company.levels.assign(static_cast<std::size_t>(players), level);
    start.company.levels[static_cast<std::size_t>(index(seat))].clear();
    for (Seat one : Seats::table(players))
        start.match.names[turned(one, index(seat), players)] = names[one];
}

} // namespace

TarotPages::TarotPages(const House& house, MatchModel& model)
    : house_(house), model_(model), deck_(house.deckOf(QStringLiteral("tarot"))), choice_(usualTarotChoice()),
      newMatch_(new NewMatchPage(tr("A new match"), tr("One plays against the others"),
                                 {{tr("A &match"), tr("As many hands for each as dealer"), matchOfTarot},
                                  {tr("One &hand"), tr("From the auction to the price"), handOfTarot}},
                                 deck_)),
      table_(new TarotTable(deck_)), paper_(new tarot_table::ScorePaper(deck_)),
      page_(new TablePage(table_, deedsOf(model.table()))), count_(new tarot_count::CountPage(deck_)) {
    page_->setUnderLog(paper_);
    house_.pages.add(newMatch_, tr("&New"));
    house_.pages.add(page_, tr("&Table"));
    house_.pages.add(count_, tr("&Count"));
    join();
    follow(house_.choices.now());
}

void TarotPages::join() {
    connect(newMatch_, &NewMatchPage::begun, this, [this](int way) {
        play::Company company;
        company.oneHand = way == 1;
        start(company);
    });
    connect(newMatch_, &NewMatchPage::numberedChosen, this, &TarotPages::startNumbered);
    connect(newMatch_, &NewMatchPage::rulesAsked, this, &TarotPages::rulesAsked);
    connect(newMatch_, &NewMatchPage::optionChosen, this, &TarotPages::takeOption);
    connect(newMatch_, &NewMatchPage::backChosen, this, &TarotPages::doorsAsked);
    connect(&model_, &MatchModel::situated, table_, &TarotTable::situate);
    connect(&model_, &MatchModel::happened, table_, &TarotTable::happen);
    connect(&model_, &MatchModel::asked, table_, &TarotTable::ask);
    table_->setAttempt([this](const Action& action) { return model_.table().act(action); });
    table_->setOnward([this] { return onwards(); });
    connect(count_, &tarot_count::CountPage::nextChosen, this, &TarotPages::onward);
    connect(count_, &tarot_count::CountPage::ruleAsked, this, &TarotPages::ruleAsked);
    connect(table_, &TarotTable::acted, page_, &TablePage::dismissQuestion);
    connect(table_, &TarotTable::situationShown, this, [this] {
        page_->dismissQuestion();
        tellLog(logs::LogPanel::Story::Anew);
    });
    connect(table_, &TarotTable::eventShown, this, [this] { tellLog(logs::LogPanel::Story::GoesOn); });
    connect(page_, &TablePage::saveAsked, this, &TarotPages::saveHand);
    connect(page_, &TablePage::said, this, &TarotPages::said);
    connect(page_, &TablePage::begun, this, &TarotPages::showTable);
    connect(page_, &TablePage::ruleAsked, this, &TarotPages::ruleAsked);
    connect(page_, &TablePage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = house_.choices.now();
        changed.panelShown = kept;
        house_.choices.set(changed);
    });
    connect(&house_.choices, &settings::HouseChoices::changed, this, &TarotPages::follow);
    connect(&house_.choices, &settings::HouseChoices::darkChanged, page_->log(), &logs::LogPanel::setDark);
    connect(&house_.pages, &Pages::cameBack, this, [this](const QWidget* page) {
        if (page == page_)
            page_->focusFirst();
    });
}

void TarotPages::follow(const settings::Settings& chosen) {
    table_->setHabits(habitsOf(chosen));
    count_->setStepMs(chosen.animations ? table_->director().tempo().moveMs(350) : 0);
    page_->log()->setDark(house_.choices.dark());
    page_->setLogKept(chosen.panelShown);
    fillOptions();
}

void TarotPages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table_->state();
    page_->log()->tellStory(text::tarot::storyOf(state.view, table_->teller(), state.unscored), how);
    paper_->setContent(tarot_table::scoreOf(state, table_->teller()));
    page_->measureAnew();
    page_->updateActions();
    emit cornerChanged();
}

// ---- What starts it ----

void TarotPages::setChoice(const TarotChoice& choice) {
    choice_ = choice;
    newMatch_->setRules(presetName(choice), rulesLine(choice));
    fillOptions();
}

void TarotPages::fillOptions() {
    const QStringList levels = tarotLevels();
    BeginOption level{tr("They play as"), {}, static_cast<int>(levels.indexOf(choice_.level))};
    for (const QString& one : levels)
        level.values << settings::levelName(one);
    BeginOption players{tr("Players"), {}, 0};
    for (const int one : tarotTables()) {
        if (one == choice_.players)
            players.now = static_cast<int>(players.values.size());
        players.values << QString::number(one);
    }
    BeginOption rounds{tr("Hands"), {}, choice_.rounds - 1};
    for (int one = 1; one <= kMostRounds; ++one)
        rounds.values << QString::number(one * choice_.players);
    const auto pace = std::ranges::find(kPaces, house_.choices.now().pace) - kPaces.begin();
    newMatch_->setOptions({level,
                           players,
                           rounds,
                           {tr("Pace"), {tr("slow"), tr("normal"), tr("fast")}, static_cast<int>(pace)}});
}

void TarotPages::takeOption(int option, int value) {
    TarotChoice wanted = choice_;
    switch (option) {
    case Level:
        wanted.level = tarotLevels().value(value);
        break;
    case Players:
        wanted.players = tarotTables()[static_cast<std::size_t>(value)];
        break;
    case Rounds:
        wanted.rounds = value + 1;
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

void TarotPages::showNewMatch() {
    setChoice(choice_);
    house_.pages.open(newMatch_);
    newMatch_->focusFirst();
}

// The person sits South, unless a hand says otherwise.
NewMatch TarotPages::newMatch(int players) const {
    NewMatch start;
    start.match.seats = players;
    start.match.length = choice_.rounds * players;
    start.match.rules = choice_.rules;
    start.company.seed = QRandomGenerator::system()->generate64();
    start.company.levels.assign(static_cast<std::size_t>(players), choice_.level);
    start.company.levels.front().clear();
    const auto names = namesAround(settings::loadPeople(house_.store), players);
    std::copy(names.begin(), names.end(), start.match.names.begin());
    return start;
}

void TarotPages::start(play::Company company) {
    NewMatch start = newMatch(choice_.players);
    start.company.oneHand = company.oneHand;
    model_.table().start(start);
    showTable();
}

void TarotPages::startNumbered(quint64 number) {
    NewMatch start = newMatch(choice_.players);
    start.number = number;
    // South deals it: every place has its turn.
    seatPersonAt(start, seatAt(static_cast<int>(number % static_cast<quint64>(choice_.players))));
    model_.table().start(start);
    showTable();
}

void TarotPages::startGiven(const HandRecord& hand) {
    NewMatch start = newMatch(hand.deal.players);
    start.match.rules = hand.deal.rules;
    start.hand = hand;
    for (Seat seat : Seats::table(hand.deal.players))
        if (!hand.names[seat].isEmpty() && seat != Seat::First)
            start.match.names[seat] = hand.names[seat];
    model_.table().start(start);
    showTable();
}

void TarotPages::showTable() {
    house_.pages.open(page_);
    page_->focusFirst();
}

// ---- After a hand ----

QString TarotPages::onwardWords() const {
    return model_.table().matchOver() ? tr("&A new match") : tr("&Next hand");
}

// The count is what one goes on to; a hand that counts for nothing has none.
std::vector<tarot_table::Onward> TarotPages::onwards() {
    std::vector<tarot_table::Onward> buttons{{onwardWords(), [this] { onward(); }}};
    if (counts(*model_.table().hand().result()))
        buttons.push_back({tr("See the &count"), [this] { showCount(); }});
    return buttons;
}

void TarotPages::onward() {
    if (model_.table().matchOver()) {
        showNewMatch();
        return;
    }
    model_.table().nextHand();
    showTable();
}

void TarotPages::showCount() {
    const MatchTable& match = model_.table();
    const text::tarot::Teller teller = table_->teller();
    tarot_count::CountContent content;
    content.view = match.view();
    content.teller = teller;
    content.score = tarot_table::scoreOf(table_->state(), teller);
    content.unscored = match.notes().unscored;
    content.next = onwardWords();
    content.after = match.matchOver()
                        ? matchWords()
                        : text::tarot::byWhom(teller, right(content.view.dealer, content.view.players),
                                              tr("You deal next."), tr("%1 deals next."));
    count_->setContent(content);
    house_.pages.lay(count_);
    count_->focusFirst();
}

// Who has won it (F3.4).
QString TarotPages::matchWords() const {
    if (model_.table().company().oneHand)
        return {};
    const text::tarot::Teller teller = table_->teller();
    const int players = model_.table().match().seats;
    const PerSeat<int> place = places(standingOf(model_.counted()), players);
    QStringList first;
    for (Seat seat : Seats::table(players))
        if (place[seat] == 1)
            first << teller.name(seat);
    return first == QStringList{teller.name(teller.me)}
               ? tr("The match is over: you have won it.")
               : tr("The match is over. Won by %1.").arg(first.join(QStringLiteral(", ")));
}

QString TarotPages::corner(const QWidget& page) const {
    const MatchTable& table = model_.table();
    if (!table.playing() || (&page != page_ && &page != count_))
        return {};
    QStringList parts;
    if (table.company().oneHand) {
        parts << tr("One hand");
        if (table.handRecord().heading.number)
            parts << tr("deal %1").arg(*table.handRecord().heading.number);
    } else {
        const auto counted = static_cast<int>(model_.counted().size());
        const bool isOne = table.handOver() && counts(*table.hand().result()) && !table.notes().unscored;
        parts << tr("Hand %1 of %2").arg(counted + (isOne ? 0 : 1)).arg(table.match().length);
    }
    if (table.notes().unscored)
        parts << tr("unscored");
    return parts.join(QStringLiteral(" · "));
}

// ---- Files ----

void TarotPages::saveHand() {
    const HandRecord& hand = model_.table().handRecord();
    const QString of = hand.heading.number ? tr("deal %1").arg(*hand.heading.number) : tr("a hand");
    house_.files.askSave(
        tr("Save this hand"), today() + u' ' + of, QJsonDocument(toJson(hand)).toJson(),
        [this](const QString& why) { emit said(tr("The hand could not be saved: %1.").arg(why)); });
}

void TarotPages::save(const KeptMatch& kept) {
    house_.files.askSave(tr("Save this match"), today() + u' ' + tr("a match of Tarot"),
                         play::bytesOf<MatchKind>(kept.match, kept.company), [this](const QString& why) {
                             emit said(tr("The match could not be saved: %1.").arg(why));
                         });
}

} // namespace desktop
