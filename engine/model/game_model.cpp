#include "game_model.h"

#include "numbered_deal.h"
#include "referee.h"

#include <QDir>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <utility>

namespace model {

using namespace minchiate;

namespace {

constexpr std::uint32_t kDealNumbers = 1'000'000; // ordinary hands carry numbers up to this, easy to pass on

// A draw that puts the players in this order: for hands whose partners were not drawn.
Draw drawGiving(const std::array<int, kPlayers>& order) {
    Draw draw{{{0, {}}, {1, {}}, {2, {}}, {3, {}}}, order};
    for (int place = 0; place < kPlayers; ++place)
        draw.cards[static_cast<std::size_t>(order[static_cast<std::size_t>(place)])].card = trump(40 - place);
    return draw;
}

// Orders in which the person (player 0) sits at each seat in the first round: South, East, North, West are
// taken by the highest, third, second and lowest draw (M4.2).
std::array<int, kPlayers> orderSeating(Seat person) {
    switch (person) {
    case Seat::S:
        return {0, 1, 2, 3};
    case Seat::E:
        return {3, 2, 0, 1};
    case Seat::N:
        return {1, 0, 3, 2};
    case Seat::W:
        break;
    }
    return {2, 3, 1, 0};
}

} // namespace

GameModel::GameModel(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
    QDir().mkpath(folder_);
    thinking_.setMaxThreadCount(1);
    syncing_.setMaxThreadCount(1);
}

GameModel::~GameModel() {
    ++revision_;
    stop_.request_stop();
    thinking_.waitForDone();
    syncing_.waitForDone();
}

// ---- Starting and going on ----

void GameModel::start(const NewGame& game) {
    keepOldGame();
    match_ = {};
    match_.length = game.hand || game.number ? Length::Hand : game.length;
    match_.rules = game.hand ? game.hand->deal.rules : game.rules;
    match_.players = game.names;
    match_.levels = game.levels;
    match_.seed = game.seed;
    auto random = tricks::Random::forDecision(game.seed, 0, 0);
    match_.draw = game.hand     ? drawGiving(orderSeating(game.seat))
                  : game.number ? drawGiving(orderSeating(static_cast<Seat>(*game.number % 4)))
                                : drawForPartners(random);
    if (!game.hand && !game.number) {
        beginHand();
        return;
    }
    records::MatchHand hand;
    if (game.hand) {
        hand.record = *game.hand;
        hand.record.actions.clear();
    } else {
        hand.record.deal = {match_.rules, Seat::S, numberedDeck(*game.number)};
        hand.record.number = game.number;
    }
    match_.hands = {hand};
    if (game.hand)
        restart(game.hand->actions);
    else
        restart({{tricks::left(Seat::S), Cut{numberedCut(*game.number)}}});
}

// Shuffles the next hand of the game. Every hand has a number, so that it can be passed on and played again.
void GameModel::beginHand() {
    const auto next = static_cast<std::uint64_t>(match_.hands.size());
    auto random = tricks::Random::forDecision(match_.seed, 1, next);
    records::MatchHand hand;
    hand.record.number = random.below(kDealNumbers) + 1;
    hand.record.deal = {match_.rules, dealerOf(static_cast<int>(next)), numberedDeck(*hand.record.number)};
    match_.hands.push_back(hand);
    restart({});
}

// Puts the last hand of the match on the table, with actions that are legal in it, saves and goes on.
void GameModel::restart(const std::vector<Action>& actions) {
    ++revision_;
    stop_.request_stop();
    records::HandRecord& record = match_.hands.back().record;
    const auto seated = seats();
    for (Seat s : kSeats)
        record.names[s] = match_.players[static_cast<std::size_t>(seated[s])];
    hand_ = Hand(record.deal);
    choosers_.clear();
    record.actions.clear();
    saveMatch();
    complain(journal_.begin(journalPath(), handNumber(), record));
    const bool cutAlone = actions.size() == 1; // told as it happens, so that the deal after it is seen
    for (const Action& action : cutAlone ? std::vector<Action>() : actions) {
        choosers_.push_back(hand_.choice()->chooser);
        if (std::holds_alternative<Refusal>(hand_.apply(action))) {
            choosers_.pop_back();
            break;
        }
        record.actions.push_back(action);
        complain(journal_.add(action));
    }
    if (match_.hands.back().unscored) // the journal learns it before anybody can go on
        complain(journal_.undo(static_cast<int>(record.actions.size())));
    const int told = revision_;
    emit situated(situation());
    if (told != revision_)
        return; // whoever listened has started something else
    if (cutAlone)
        perform(actions.front());
    if (told == revision_) // the cut goes on by itself
        goOn();
}

void GameModel::resume() {
    if (!loadSaved())
        return;
    emit situated(situation());
    if (handOver() && !match_.hands.back().resti)
        finishHand();
    goOn();
}

// ---- Playing ----

void GameModel::act(const Action& action) {
    const auto choice = hand_.choice();
    if (!choice || choice->chooser != me()) {
        emit refused({choice ? Why::OtherSeat : Why::HandOver, {}, 0, choice ? choice->seat : me()});
        return;
    }
    perform(action);
}

// Applies, journals, tells, in this order; then goes on.
void GameModel::perform(const Action& action) {
    const Seat chooser = hand_.choice()->chooser;
    const auto tricksBefore = hand_.tricks().size();
    const auto outcome = hand_.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
        emit refused(*refusal);
        return;
    }
    ++revision_;
    choosers_.push_back(chooser);
    match_.hands.back().record.actions.push_back(action);
    complain(journal_.add(action));
    if (hand_.tricks().size() != tricksBefore || handOver())
        syncing_.start([this] { journal_.sync(); });
    if (handOver())
        finishHand();
    const int told = revision_;
    for (const Event& event : std::get<Hand::Events>(outcome)) {
        if (const auto seen = redacted(event, me()))
            emit happened(*seen);
        if (told != revision_)
            return; // whoever listened has started something else
    }
    goOn();
}

// Whoever is to act is asked: the person by a signal, a computer player on the worker thread.
void GameModel::goOn() {
    const auto next = hand_.choice();
    if (!next)
        return;
    if (next->chooser == me())
        emit asked({*next, view()});
    else
        think(next->chooser);
}

void GameModel::think(Seat chooser) {
    const auto level = match_.levels[static_cast<std::size_t>(seats()[chooser])].toStdString();
    const players::Player player = players::playerNamed(level).value_or(players::apprentice());
    stop_ = std::stop_source();
    const auto seed = match_.seed + static_cast<quint64>(handNumber());
    players::Thinking thinking{players::randomFor(seed, chooser, choosers_.size()), stop_.get_token()};
    auto* watcher = new QFutureWatcher<Action>(this);
    connect(watcher, &QFutureWatcher<Action>::finished, this, [this, watcher, asked = revision_] {
        watcher->deleteLater();
        if (asked == revision_)
            perform(watcher->result());
    });
    watcher->setFuture(
        QtConcurrent::run(&thinking_, [player, view = viewOf(hand_, chooser), thinking]() mutable {
            return player.choose(view, thinking);
        }));
}

void GameModel::finishHand() {
    records::MatchHand& hand = match_.hands.back();
    hand.net = hand_.result()->net;
    hand.resti = hand_.result()->resti;
    saveMatch();
}

// The cut of a numbered deal is nobody's decision.
bool GameModel::cutGiven() const {
    const records::HandRecord& record = match_.hands.back().record;
    return match_.length == Length::Hand && record.number && !record.actions.empty() &&
           record.actions.front().what == decltype(Action::what)(Cut{numberedCut(*record.number)}) &&
           match_.draw == drawGiving(orderSeating(static_cast<Seat>(*record.number % 4)));
}

int GameModel::lastDecision() const {
    const int first = cutGiven() ? 1 : 0;
    for (auto i = static_cast<int>(choosers_.size()) - 1; i >= first; --i)
        if (choosers_[static_cast<std::size_t>(i)] == me())
            return i;
    return -1;
}

bool GameModel::canUndo() const {
    return playing() && !handOver() && lastDecision() >= 0;
}

void GameModel::undo() {
    if (!canUndo())
        return;
    const auto kept = static_cast<std::size_t>(lastDecision());
    ++revision_;
    stop_.request_stop();
    records::MatchHand& hand = match_.hands.back();
    hand.record.actions.resize(kept);
    hand.unscored = true;
    choosers_.resize(kept);
    complain(journal_.undo(static_cast<int>(kept)));
    hand_ = fold(hand.record.deal, hand.record.actions).hand;
    emit situated(situation());
    goOn();
}

void GameModel::nextHand() {
    if (handOver() && !gameOver())
        beginHand();
}

void GameModel::sameDealAgain() {
    if (!playing())
        return;
    records::HandRecord record = match_.hands.back().record;
    if (!record.actions.empty()) // the cut stays
        record.actions.resize(1);
    if (!handOver()) {
        match_.hands.back().unscored = true;
        restart(record.actions);
        return;
    }
    NewGame game;
    game.names = match_.players;
    game.levels = match_.levels;
    game.seed = match_.seed + 1;
    game.seat = me();
    game.hand = record;
    start(game);
}

// ---- What is so now ----

bool GameModel::handOver() const {
    return playing() && hand_.phase() == Phase::Counted;
}

bool GameModel::gameOver() const {
    return handOver() && static_cast<int>(match_.hands.size()) == handsIn(match_.length);
}

PerSeat<int> GameModel::seats() const {
    return seating(match_.draw.order, handNumber() / kHandsInRound);
}

Seat GameModel::me() const {
    const auto seated = seats();
    for (Seat s : kSeats)
        if (seated[s] == 0)
            return s;
    return Seat::S;
}

SeatView GameModel::view() const {
    return viewOf(hand_, me());
}

std::optional<Choice> GameModel::choice() const {
    auto next = hand_.choice();
    return playing() && next && next->chooser == me() ? next : std::nullopt;
}

Situation GameModel::situation() const {
    const records::MatchHand& hand = match_.hands.back();
    Situation situation{view(),       seats(),       hand.record.names,  match_.length,
                        handNumber(), hand.unscored, hand.record.number, std::nullopt};
    if (handNumber() == 0 && hand.record.actions.empty() && match_.length != Length::Hand)
        situation.draw = match_.draw;
    return situation;
}

} // namespace model
