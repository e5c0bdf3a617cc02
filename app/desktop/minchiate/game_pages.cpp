#include "desktop/minchiate/game_pages.h"

#include "desktop/minchiate/played_on.h"
#include "desktop/shell/habits.h"
#include "records/clock.h"
#include "text/words.h"

#include <QDate>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace desktop {

using namespace minchiate;

namespace {

QString today() {
    return records::today().toString(Qt::ISODate);
}

QString playersOf(const records::MatchRecord& match) {
    return QStringList(match.players.begin(), match.players.end()).join(QStringLiteral(", "));
}

} // namespace

GamePages::GamePages(const House& house, Choices& choices)
    : house_(house), choices_(choices), model_(house.folder),
      newGame_(new NewGamePage(house.decks.florentine())),
      play_(new PlayPage(house.decks.florentine(), model_)),
      count_(new count::CountPage(house.decks.florentine())),
      standing_(new score::SheetPage(house.decks.florentine(), book_)),
      sameDeal_(new QAction(tr("The sa&me deal again"), this)) {
    house_.pages.add(newGame_, tr("&New"));
    house_.pages.add(play_, tr("&Table"));
    house_.pages.add(count_, tr("&Count"));
    house_.pages.add(standing_, tr("Shee&t"));
    shareCommands();
    joinModel();
    joinPages();
    connect(&house_.choices, &settings::HouseChoices::changed, this, &GamePages::follow);
    connect(&choices_, &Choices::changed, this, &GamePages::followChoice);
    follow(house_.choices.now());
    followChoice(choices_.now());
}

// Commands of the table that the pages after it have too.
void GamePages::shareCommands() {
    for (QAction* action : {play_->commands().standing, play_->commands().save, play_->commands().copy})
        count_->addAction(action);
    for (QAction* action : {play_->commands().save, play_->commands().copy})
        standing_->addAction(action);
    sameDeal_->setShortcut(QKeySequence(tr("Ctrl+R")));
    connect(sameDeal_, &QAction::triggered, this, [this] {
        model_.sameDealAgain();
        showTable();
    });
    for (QWidget* page : {static_cast<QWidget*>(count_), static_cast<QWidget*>(standing_)})
        page->addAction(sameDeal_);
    auto* review = new QAction(tr("&Review your hand"), this);
    review->setShortcut(QKeySequence(tr("R")));
    connect(review, &QAction::triggered, count_->reviewButton(), &QAbstractButton::click);
    count_->addAction(review);
}

void GamePages::joinModel() {
    using model::GameModel;
    connect(&model_, &GameModel::setAside, this,
            [this](const QString& file, const records::RecordError& why) {
                emit said(tr("A saved game could not be read and was set aside as %1. %2")
                              .arg(QFileInfo(file).fileName(), text::explain(why, text::seatNames())));
            });
    connect(&model_, &GameModel::saveFailed, this,
            [this](const QString& why) { emit said(tr("The game could not be saved: %1.").arg(why)); });
}

void GamePages::joinPages() {
    using settings::HouseChoices;
    connect(newGame_, &NewGamePage::handChosen, this, [this] { start(Length::Hand); });
    connect(newGame_, &NewGamePage::roundChosen, this, [this] { start(Length::Round); });
    connect(newGame_, &NewGamePage::matchChosen, this, [this] { start(Length::Match); });
    connect(newGame_, &NewGamePage::numberedChosen, this, &GamePages::startNumbered);
    connect(newGame_, &NewGamePage::dayChosen, this, &GamePages::dayAsked);
    connect(newGame_, &NewGamePage::rulesChosen, this, &GamePages::settingsAsked);
    connect(newGame_->people(), &PeopleRow::changed, &choices_, &Choices::set);
    connect(newGame_->people(), &PeopleRow::paceChosen, this, [this](settings::Pace pace) {
        settings::Settings changed = house_.choices.now();
        changed.pace = pace;
        house_.choices.set(changed);
    });
    connect(newGame_->people(), &PeopleRow::namesChosen, this, &GamePages::namesAsked);
    connect(play_, &PlayPage::countDue, this, &GamePages::showCount);
    connect(play_, &PlayPage::countDue, this, &GamePages::counted);
    connect(play_, &PlayPage::changed, this, &GamePages::cornerChanged);
    connect(play_, &PlayPage::standingAsked, this, &GamePages::showStanding);
    connect(play_, &PlayPage::saveAsked, this, &GamePages::saveHand);
    connect(play_, &PlayPage::begun, this, &GamePages::showTable);
    connect(play_, &PlayPage::said, this, &GamePages::said);
    connect(play_, &PlayPage::ruleAsked, this, &GamePages::ruleAsked);
    connect(play_, &PlayPage::backToReviewAsked, this, &GamePages::backToReviewAsked);
    connect(play_, &PlayPage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = house_.choices.now();
        changed.panelShown = kept;
        house_.choices.set(changed);
    });
    connect(&house_.choices, &HouseChoices::darkChanged, play_->log(), &logs::LogPanel::setDark);
    connect(&house_.choices, &HouseChoices::darkChanged, play_->board(), &coach::BoardPanel::setDark);
    // What the person wants counted beside the table, from one sitting to the next.
    const QString panel = QStringLiteral("minchiate/panel"), besides = QStringLiteral("minchiate/board");
    play_->setPanel(house_.store.value(panel) == QStringLiteral("board") ? PlayPage::Panel::Board
                                                                         : PlayPage::Panel::Log);
    play_->board()->setShown(house_.store.value(besides).toInt());
    connect(play_, &PlayPage::panelChosen, this, [this, panel](PlayPage::Panel chosen) {
        house_.store.setValue(panel, chosen == PlayPage::Panel::Board ? QStringLiteral("board")
                                                                      : QStringLiteral("log"));
    });
    connect(play_->board(), &coach::BoardPanel::shownChanged, this,
            [this, besides](int shown) { house_.store.setValue(besides, shown); });
    connect(count_, &count::CountPage::nextChosen, this, &GamePages::afterCount);
    connect(count_, &count::CountPage::ruleAsked, this, &GamePages::ruleAsked);
    connect(count_, &count::CountPage::reviewChosen, this, &GamePages::reviewAsked);
    connect(standing_, &paper::Page::back, &house_.pages, &Pages::leave);
    connect(standing_, &score::SheetPage::againChosen, this, [this] { start(model_.match().length); });
    connect(standing_, &score::SheetPage::doorsChosen, &house_.pages, &Pages::nothingLeft);
    connect(&house_.pages, &Pages::cameBack, this, [this](const QWidget* page) {
        if (page == play_)
            play_->focusFirst();
    });
    connect(&house_.pages, &Pages::shown, this, [this] {
        play_->updateActions();
        sameDeal_->setVisible(model_.gameOver()); // else it belongs to the table
    });
}

void GamePages::follow(const settings::Settings& chosen) {
    const table::Habits habits = habitsOf(chosen);
    play_->log()->setDark(house_.choices.dark());
    play_->board()->setDark(house_.choices.dark());
    play_->table()->setHabits(habits);
    play_->setLogKept(chosen.panelShown);
    count_->setStepMs(chosen.animations ? int(350 * habits.tempo.factor) : 0);
    newGame_->people()->setPace(chosen.pace);
}

void GamePages::followChoice(const GameChoice& chosen) {
    newGame_->setRules(chosen.rules);
    newGame_->people()->setChoice(chosen);
}

// ---- What starts it ----

void GamePages::showNewGame() {
    newGame_->setRules(choices_.now().rules);
    house_.pages.open(newGame_);
    newGame_->focusFirst();
}

model::NewGame GamePages::newGame() const {
    const GameChoice& chosen = choices_.now();
    const auto& companions = chosen.people.companions;
    model::NewGame game;
    game.rules = chosen.rules;
    game.names = {settings::yourNameOf(chosen.people), companions[0], companions[1], companions[2]};
    for (std::size_t i = 0; i < companions.size(); ++i)
        game.levels[i + 1] = levelOf(chosen, i);
    game.seed = QRandomGenerator::system()->generate64();
    return game;
}

void GamePages::begin(const model::NewGame& game) {
    model_.start(game);
    goOn();
}

void GamePages::start(Length length) {
    model::NewGame game = newGame();
    game.length = length;
    begin(game);
}

void GamePages::startNumbered(quint64 number) {
    model::NewGame game = newGame();
    game.number = number;
    begin(game);
}

void GamePages::startGiven(const records::HandRecord& hand) {
    model::NewGame game = newGame();
    game.hand = hand;
    model::seatByNames(game);
    begin(game);
}

// The cut is given: with another one it would be other cards.
void GamePages::playOn(const records::HandRecord& hand, const PerSeat<int>& players, int at) {
    model::NewGame game = newGame();
    game.hand = hand;
    game.seats = players;
    const auto kept = std::min<std::ptrdiff_t>(std::max(at, 1), std::ssize(hand.actions)); // 0: not cut yet
    game.playedOn = records::PlayedOn{static_cast<int>(kept), hand.actions};
    game.hand->actions.resize(static_cast<std::size_t>(kept));
    for (Seat seat : kSeats)
        if (!hand.names[seat].isEmpty() && players[seat] != 0)
            game.names[static_cast<std::size_t>(players[seat])] = hand.names[seat];
    if (const auto& before = model_.playing() ? model_.match().hands.back().playedOn : std::nullopt; !before)
        leftPlace_ = model_.playing() && !model_.gameOver() ? model_.place() : QString();
    play_->setLeftForIt(!leftPlace_.isEmpty());
    begin(game);
}

void GamePages::leavePlayedOn() {
    const QString left = std::exchange(leftPlace_, {});
    if (!model_.gameOver() || left.isEmpty())
        return;
    model_.resume(left);
    if (model_.place() == left)
        goOn();
}

// ---- Table, count, sheet ----

void GamePages::showTable() {
    house_.pages.open(play_);
    play_->focusFirst();
}

void GamePages::showCount() {
    const model::Situation situation = model_.situation();
    const SeatView& view = situation.view;
    if (!view.result)
        return;
    const text::Teller teller{situation.names, view.seat};
    const Side us = sideOf(view.seat);
    const auto pair = [&](Seat one, Seat two) { return text::joined({teller.name(one), teller.name(two)}); };
    count::CountContent content;
    content.result = *view.result;
    content.us = us;
    content.usNames = pair(view.seat, partner(view.seat));
    content.theirNames = pair(tricks::left(view.seat), tricks::right(view.seat));
    content.lastTrickBy = teller.name(*view.tricks.back().winner);
    for (const auto& play : view.tricks.back().plays)
        content.lastTrick.push_back(play.card);
    content.padNet = view.tally.net();
    content.paidBefore = view.result->resti - view.result->restiNow;
    content.reviewed = true;
    content.unscored = situation.unscored;
    content.nextWords = model_.gameOver() ? tr("See the result") : tr("Next hand");
    if (situation.playedOn) {
        content.compared = comparedWords(model_.handRecord(), *situation.playedOn, us);
        content.nextWords = wasOver(model_.handRecord(), *situation.playedOn) ? tr("&Back to the review")
                                                                              : tr("&Back to the editor");
    }
    count_->setContent(content);
    house_.pages.open(count_);
}

void GamePages::afterCount() {
    if (model_.situation().playedOn) {
        emit backToReviewAsked();
        return;
    }
    if (model_.gameOver()) {
        showStanding();
        return;
    }
    model_.nextHand();
    showTable();
}

void GamePages::showStanding() {
    laySheetOf(model_.match(),
               model_.gameOver() ? score::SheetPage::Use::Result : score::SheetPage::Use::Game);
    standing_->focusFirst();
}

void GamePages::laySheetOf(const records::MatchRecord& match, score::SheetPage::Use use) {
    std::vector<Hand> folded;
    for (const records::MatchHand& hand : match.hands)
        folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
    book_.show(records::sheetOf(match, folded));
    standing_->setUse(use);
    house_.pages.lay(standing_);
}

QString GamePages::wayTo(const QWidget& page) const {
    if (&page == newGame_)
        return way::begin;
    if ((&page == play_ || &page == count_) && model_.playing() && !model_.gameOver())
        return way::with(way::on, model_.place());
    return {};
}

QString GamePages::corner(const QWidget& page) const {
    if (!model_.playing() || (&page != play_ && &page != count_ && &page != standing_))
        return {};
    const records::MatchRecord& match = model_.match();
    const int hand = model_.handNumber();
    QStringList parts;
    if (match.length == Length::Match)
        parts << tr("Round %1").arg(hand / kHandsInRound + 1);
    if (match.length != Length::Hand)
        parts << tr("hand %1 of %2").arg(hand % kHandsInRound + 1).arg(kHandsInRound);
    if (const auto number = records::dealNumberOf(match, hand))
        parts << tr("deal %1").arg(*number);
    if (&page == count_)
        parts << tr("the count");
    if (match.hands.back().hints > 0)
        parts << tr("%n hints", nullptr, match.hands.back().hints);
    if (match.hands.back().playedOn)
        parts << tr("played on: not counted");
    else if (match.hands.back().unscored)
        parts << tr("unscored");
    QString words = parts.join(QStringLiteral(" · "));
    if (!words.isEmpty())
        words.replace(0, 1, words.at(0).toUpper());
    return words;
}

// ---- Files ----

void GamePages::saveHand() {
    const records::HandRecord& hand = model_.handRecord();
    const auto number = records::dealNumberOf(model_.match(), model_.handNumber());
    const QString of = number ? tr("deal %1").arg(*number) : playersOf(model_.match());
    house_.files.askSave(tr("Save this hand"), today() + u' ' + of, QStringLiteral("minchiate"),
                         QJsonDocument(records::toJson(hand)).toJson(), [this](const QString& why) {
                             emit said(tr("The hand could not be saved: %1.").arg(why));
                         });
}

void GamePages::save(const model::KeptGame& game) {
    house_.files.askSave(
        tr("Save this game"), today() + u' ' + playersOf(game.match), QStringLiteral("minchiate"),
        QJsonDocument(records::toJson(game.match)).toJson(),
        [this](const QString& why) { emit said(tr("The game could not be saved: %1.").arg(why)); });
}

} // namespace desktop

#include "moc_game_pages.cpp"
