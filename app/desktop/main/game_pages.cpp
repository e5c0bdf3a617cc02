// A game from its beginning to its result: what starts it, the pages it passes through, and what the first
// page says of one that was left.
#include "hand_order.h"
#include "main/main_window.h"
#include "prompts.h"
#include "words.h"

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
    game.levels = {QString(), chosen_.level, chosen_.level, chosen_.level};
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

void MainWindow::openFile(const QString& path) {
    const auto loaded = records::loadHandRecord(path);
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        if (error->fault == records::RecordFault::Format && error->text == QLatin1String("minchiate-match")) {
            showScore();
            score_->openSheet(path);
            return;
        }
        if (error->fault == records::RecordFault::Format &&
            (error->text == QLatin1String("versicola-lesson") ||
             error->text == QLatin1String("versicola-annotated"))) {
            showLearn();
            learn_->openFile(path);
            return;
        }
        notice_->say(tr("%1 cannot be opened. %2")
                         .arg(QFileInfo(path).fileName(), text::explain(*error, text::seatNames())));
        return;
    }
    const auto& hand = std::get<records::LoadedHand>(loaded);
    model::NewGame game = newGame();
    game.hand = hand.record;
    for (Seat seat : kSeats) // the person keeps the seat that carries their name
        if (hand.record.names[seat] == game.names[0])
            game.seat = seat;
    model_.start(game);
    showTable();
}

// ---- Pages ----

void MainWindow::showDoors() {
    doors_->setGoOn(goOnWords());
    pages_->setCurrentWidget(doors_);
    doors_->focusFirst();
    updateActions();
}

void MainWindow::showTable() {
    pages_->setCurrentWidget(play_);
    table_->setFocus();
    placePanel();
    updateActions();
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
    pages_->setCurrentWidget(count_);
    updateActions();
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
    const records::MatchRecord& match = model_.match();
    std::vector<Hand> folded;
    for (const records::MatchHand& hand : match.hands)
        folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
    gameBook_.show(records::sheetOf(match, folded));
    standing_->setUse(model_.gameOver() ? score::SheetPage::Use::result : score::SheetPage::Use::game);
    pages_->setCurrentWidget(standing_);
    standing_->focusFirst();
    updateActions();
}

void MainWindow::showScore() {
    pages_->setCurrentWidget(score_);
    score_->showShelf();
    updateActions();
}

void MainWindow::peekFola() {
    const SeatView view = model_.view();
    if (!view.fola || view.phase == Phase::Counted) {
        table_->repeatAnnouncement(); // anyone may ask for it (M5.11)
        return;
    }
    peek::CardsPeek::Rows rows(1);
    for (Card card : inHandOrder(*view.fola))
        rows.front().push_back(card);
    peek_->show(tr("The fola"), tr("You saw it, so you may look at it again (M5.11)."), rows);
}

void MainWindow::peekPile() {
    const SeatView view = model_.view();
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool}) {
        std::vector<Card> row = inHandOrder(view.captured & cardsOf(suit));
        if (!row.empty())
            rows.push_back(std::move(row));
    }
    if (!rows.empty())
        peek_->show(tr("Our tricks"),
                    tr("%n card(s) that you and your partner have captured.", nullptr, view.captured.size()),
                    rows);
}

// What was left, in words: only a game that can be gone on with.
std::optional<doors::GoOn> MainWindow::goOnWords() {
    if (!model_.playing() || model_.gameOver())
        return std::nullopt;
    const model::Situation situation = model_.situation();
    const SeatView& view = situation.view;
    const text::Teller teller{situation.names, view.seat};
    static const std::array heads{QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                  QStringLiteral("Vieri")};
    const auto head = [&](Seat seat) { return heads[static_cast<std::size_t>(situation.players[seat])]; };
    doors::GoOn left;
    left.heads = {head(view.seat), head(partner(view.seat))};
    left.title = situation.length == Length::Match   ? tr("Go on with your match")
                 : situation.length == Length::Round ? tr("Go on with your round")
                                                     : tr("Go on with your hand");
    QStringList where;
    if (situation.length == Length::Match)
        where << tr("Round %1, hand %2")
                     .arg(situation.hand / kHandsInRound + 1)
                     .arg(situation.hand % kHandsInRound + 1);
    else if (situation.length == Length::Round)
        where << tr("Hand %1 of %2").arg(situation.hand + 1).arg(kHandsInRound);
    if (view.phase == Phase::Play)
        where << tr("trick %1").arg(std::max<std::size_t>(1, view.tricks.size()));
    else if (view.phase == Phase::Counted)
        where << tr("counted");
    else
        where << tr("before the first trick");
    QString place = where.join(QStringLiteral(", "));
    place.replace(0, 1, place.at(0).toUpper());
    const int net = view.tally.net() * sign(sideOf(view.seat));
    const QString us = text::joined({teller.name(view.seat), teller.name(partner(view.seat))});
    const QString lead = net == 0  ? tr("The pad is level.")
                         : net > 0 ? tr("%1 lead by %2.").arg(us).arg(net)
                                   : tr("They lead by %1.").arg(-net);
    left.detail = place + QStringLiteral(". ") + lead;
    return left;
}

} // namespace desktop
