// A game from its beginning to its result: what starts it, how one goes on with it, and the pages it passes
// through.
#include "desktop/shell/go_on_words.h"
#include "desktop/shell/main_window.h"
#include "minchiate/records/record_format.h"
#include "text/words.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace desktop {

using namespace minchiate;

// ---- Games ----

model::NewGame MainWindow::newGame() const {
    model::NewGame game;
    game.rules = chosen_.rules;
    game.names = {settings::yourNameOf(chosen_), chosen_.companions[0], chosen_.companions[1],
                  chosen_.companions[2]};
    for (std::size_t i = 0; i < chosen_.companions.size(); ++i)
        game.levels[i + 1] = settings::levelOf(chosen_, i);
    game.seed = QRandomGenerator::system()->generate64();
    return game;
}

void MainWindow::startGame(Length length) {
    model::NewGame game = newGame();
    game.length = length;
    model_.start(game);
    showTable();
}

void MainWindow::startNumbered(quint64 number) {
    model::NewGame game = newGame();
    game.number = number;
    model_.start(game);
    showTable();
}

void MainWindow::startGiven(const records::HandRecord& hand) {
    model::NewGame game = newGame();
    game.hand = hand;
    model::seatByNames(game);
    model_.start(game);
    model_.handOver() ? showCount() : showTable();
}

// ---- Going on ----

// The furthest of the lessons in which one is within: all are kept in one file, which tells when.
std::optional<MainWindow::Left> MainWindow::lessonLeft(const QDateTime& now) {
    const auto within = [](const auto& one) { return one.second.step > 0; };
    if (std::ranges::none_of(learn_->book().learned(), within))
        return std::nullopt; // and no lesson is read
    const auto& lessons = learn_->ladder().lessons;
    for (auto i = static_cast<int>(lessons.size()) - 1; i >= 0; --i) {
        const lessons::Lesson& lesson = lessons[static_cast<std::size_t>(i)];
        const int step = learn_->book().placeIn(lesson.id).step;
        if (step <= 0 || step >= static_cast<int>(lesson.steps.size()))
            continue;
        const QDateTime when = QFileInfo(folder_ + QStringLiteral("/learned.json")).lastModified();
        return Left{when, desktop::goOnWith(lesson, i, step, when, now)};
    }
    return std::nullopt;
}

std::vector<doors::GoOn> MainWindow::allLeft() {
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<Left> found;
    for (const model::KeptGame& game : model_.unfinished())
        found.emplace_back(game.left, desktop::goOnWith(game, now));
    for (const records::ShelvedSheet& sheet : records::shelvedSheets(folder_ + QStringLiteral("/sheets")))
        if (!sheet.error && !sheet.over && sheet.hands)
            found.emplace_back(QFileInfo(sheet.path).lastModified(), desktop::goOnWith(sheet, now));
    if (auto lesson = lessonLeft(now))
        found.push_back(std::move(*lesson));
    std::ranges::stable_sort(found, std::ranges::greater(), &Left::first);
    std::vector<doors::GoOn> left;
    for (const std::vector<Left>& each : {found, allThrownAway(now)})
        for (const auto& [when, one] : each)
            left.push_back(one);
    return left;
}

// Games and sheets, the last one first.
std::vector<MainWindow::Left> MainWindow::allThrownAway(const QDateTime& now) {
    std::vector<Left> found;
    for (const model::ThrownGame& one : model_.thrownAway())
        found.emplace_back(one.thrown.when, asThrownAway(desktop::goOnWith(one.game, now), one.thrown, now));
    for (const auto& [thrown, sheet] : score_->keeper().thrownAway())
        found.emplace_back(thrown.when, asThrownAway(desktop::goOnWith(sheet, now), thrown, now));
    std::ranges::stable_sort(found, std::ranges::greater(), &Left::first);
    return found;
}

// A key is the place of a game, the path of a sheet, or tells a lesson.
void MainWindow::goOnWith(const QString& key) {
    if (const auto lesson = lessonOf(key)) {
        showPage(learn_);
        learn_->openLesson(*lesson);
        return;
    }
    if (QFileInfo(key).isFile()) {
        showPage(score_);
        score_->openSheet(key);
        return;
    }
    model_.resume(key);
    if (model_.place() == key)
        goOn();
    else
        showDoors(); // it could not be read, and that was said
}

void MainWindow::goOn() {
    model_.handOver() ? showCount() : showTable();
}

void MainWindow::joinGoOn() {
    const auto join = [this](doors::GoOnStrip* strip) {
        using doors::GoOnStrip;
        connect(strip, &GoOnStrip::goOnChosen, this, &MainWindow::goOnWith);
        connect(strip, &GoOnStrip::sheetAsked, this, [this](const QString& place) {
            for (const model::KeptGame& game : model_.unfinished())
                if (game.place == place)
                    laySheetOf(game.match, score::SheetPage::Use::Game);
        });
        connect(strip, &GoOnStrip::saveAsked, this, &MainWindow::saveGame);
        connect(strip, &GoOnStrip::thrownAway, this, &MainWindow::throwAway);
        connect(strip, &GoOnStrip::broughtBack, this, &MainWindow::bringBack);
        connect(strip, &GoOnStrip::hiddenBroughtBack, this, [this](const QString& key) {
            bringBack(key);
            showDoors();
        });
    };
    join(doors_->strip());
    join(games_->strip());
    connect(doors_->strip(), &doors::GoOnStrip::moreChosen, this, &MainWindow::showGames);
    connect(games_, &doors::GamesPage::backChosen, this, &MainWindow::showDoors);
}

// Games and sheets alike: after a question in the row, and then they are kept for thirty days.
void MainWindow::throwAway(const QString& key) {
    if (!QFileInfo(key).isFile())
        model_.throwAway(key);
    else if (const auto failure = score_->keeper().throwAway(key))
        notice_->say(tr("The sheet could not be thrown away: %1.").arg(*failure));
    pageShown();
}

void MainWindow::bringBack(const QString& key) {
    if (!score_->keeper().hasThrownAway(key))
        model_.bringBack(key);
    else if (const auto failure = score_->keeper().restore(key))
        notice_->say(tr("The sheet could not be brought back: %1.").arg(*failure));
    if (pages_->currentWidget() == games_) // it has its place among the others again
        showGames();
}

// ---- Files ----

void MainWindow::openFile(const QString& path) {
    const auto refuse = [&](const records::RecordError& error) {
        notice_->say(tr("%1 cannot be opened. %2")
                         .arg(QFileInfo(path).fileName(), text::explain(error, text::seatNames())));
    };
    const auto format = records::formatOf(path);
    if (const auto* error = std::get_if<records::RecordError>(&format)) {
        refuse(*error);
        return;
    }
    switch (std::get<records::Format>(format)) {
    case records::Format::Match:
        showScore();
        score_->openSheet(path);
        return;
    case records::Format::Lesson:
    case records::Format::Annotated:
        showLearn();
        learn_->openFile(path);
        return;
    case records::Format::Hand:
        break;
    }
    const auto loaded = records::loadHandRecord(path);
    if (const auto* error = std::get_if<records::RecordError>(&loaded))
        refuse(*error);
    else
        startGiven(std::get<records::LoadedHand>(loaded).record);
}

// ---- Pages ----

void MainWindow::showNewGame() {
    newGame_->setRules(chosen_.rules);
    showPage(newGame_);
    newGame_->focusFirst();
}

void MainWindow::showDoors() {
    showPage(doors_);
    doors_->setGoOn(allLeft());
    doors_->focusFirst();
    pageShown();
}

void MainWindow::showGames() {
    layPage(games_);
    games_->setGoOn(allLeft());
    games_->focusFirst();
}

void MainWindow::showTable() {
    showPage(play_);
    play_->focusFirst();
}

void MainWindow::showCount() {
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
    content.unscored = situation.unscored;
    content.nextWords = model_.gameOver() ? tr("See the result") : tr("Next hand");
    count_->setContent(content);
    showPage(count_);
}

void MainWindow::afterCount() {
    if (model_.gameOver()) {
        showStanding();
        return;
    }
    model_.nextHand();
    showTable();
}

void MainWindow::showStanding() {
    laySheetOf(model_.match(),
               model_.gameOver() ? score::SheetPage::Use::Result : score::SheetPage::Use::Game);
    standing_->focusFirst();
}

// The match sheet of a game, laid over the page that asked.
void MainWindow::laySheetOf(const records::MatchRecord& match, score::SheetPage::Use use) {
    std::vector<Hand> folded;
    for (const records::MatchHand& hand : match.hands)
        folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
    gameBook_.show(records::sheetOf(match, folded));
    standing_->setUse(use);
    layPage(standing_);
}

void MainWindow::showScore() {
    showPage(score_);
    score_->showShelf();
    pageShown();
}

} // namespace desktop
