#include "minchiate/model/game_model.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"

#include <QDir>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace model {

using namespace minchiate;

namespace {

constexpr std::uint32_t kDealNumbers = 1'000'000; // ordinary hands carry numbers up to this, easy to pass on

std::vector<std::pair<Card, Refusal>> barredIn(const Hand& hand, const Choice& choice) {
    std::vector<std::pair<Card, Refusal>> barred;
    if (std::holds_alternative<PlayChoice>(choice.among))
        for (Card card : hand.held(choice.seat))
            if (const auto refusal = hand.trickPlay().fault({choice.seat, Play{card}}))
                barred.emplace_back(card, *refusal);
    return barred;
}

} // namespace

GameModel::GameModel(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
    QDir().mkpath(folder_);
    takeOverFormerLayout(folder_);
    thinking_.setMaxThreadCount(1);
    syncing_.setMaxThreadCount(1);
}

GameModel::~GameModel() {
    stopThinking();
    thinking_.waitForDone();
    syncing_.waitForDone();
}

// ---- Starting and going on ----

void GameModel::start(const NewGame& game) {
    leaveTable();
    place_ = newPlace(folder_);
    match_ = {};
    match_.length = game.hand || game.number ? Length::Hand : game.length;
    match_.rules = game.hand ? game.hand->deal.rules : game.rules;
    match_.players = game.names;
    match_.levels = game.levels;
    match_.seed = game.seed;
    if (game.hand || game.number) {
        const auto seats = game.hand ? game.seats : seatsWithPersonAt(static_cast<Seat>(*game.number % 4));
        match_.seats = {seats, seats, seats};
    } else {
        auto random = tricks::Random::forDecision(game.seed, 0, 0);
        match_.draw = drawForPartners(random);
    }
    if (!game.hand && !game.number) {
        beginHand();
        return;
    }
    records::MatchHand hand;
    if (game.hand) {
        hand.record = *game.hand;
        hand.record.actions.clear();
        hand.playedOn = game.playedOn;
        hand.unscored = game.playedOn.has_value();
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
    stopThinking();
    undone_.clear();
    scoredBefore_ = false;
    records::HandRecord& record = match_.hands.back().record;
    const auto seated = seats();
    for (Seat s : kSeats)
        record.names[s] = match_.players[static_cast<std::size_t>(seated[s])];
    session_ = tricks::Session<Game>(record.deal);
    record.actions.clear();
    saveMatch();
    complain(journal_.begin(journalFile(place_), handNumber(), record));
    if (match_.hands.back().unscored)
        complain(journal_.undo(0));
    const bool cutAlone = actions.size() == 1; // told as it happens, so that the deal after it is seen
    for (const Action& action : cutAlone ? std::vector<Action>() : actions) {
        if (std::holds_alternative<Refusal>(session_.apply(action)))
            break;
        record.actions.push_back(action);
        complain(journal_.add(action));
    }
    const int told = revision_;
    emit situated(situation());
    if (told != revision_)
        return; // whoever listened has started something else
    if (cutAlone)
        perform(actions.front());
    if (told == revision_) // the cut goes on by itself
        goOn();
}

// ---- Playing ----

std::optional<Refusal> GameModel::act(const Action& action) {
    const auto choice = hand().choice();
    if (!choice || choice->chooser != me())
        return Refusal{choice ? Why::OtherSeat : Why::HandOver, {}, 0, choice ? choice->seat : me()};
    return perform(action);
}

std::optional<Refusal> GameModel::perform(const Action& action) {
    const int before = revision_;
    const auto refusal = enact(action);
    if (!refusal && revision_ == before + 1) // else whoever listened has started something else
        goOn();
    return refusal;
}

// Applies, journals, tells, in this order. The revision is one more then, unless a listener went elsewhere.
std::optional<Refusal> GameModel::enact(const Action& action) {
    const auto tricksBefore = hand().tricks().size();
    const auto outcome = session_.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    stopThinking();
    record(action);
    if (hand().tricks().size() != tricksBefore || handOver())
        syncing_.start([this] { journal_.sync(); });
    if (handOver())
        finishHand();
    const int told = revision_;
    for (const Event& event : std::get<Hand::Events>(outcome)) {
        if (const auto seen = redacted(event, me()))
            emit happened(*seen);
        if (told != revision_)
            return {};
    }
    return {};
}

void GameModel::layDown(const Mine& mine) {
    for (auto next = hand().choice(); next; next = hand().choice()) {
        const SeatView view = viewOf(hand(), next->chooser);
        const auto* play = std::get_if<PlayChoice>(&next->among);
        auto thought = thoughtOf(next->chooser);
        const Action action = play && next->chooser == me()
                                  ? Action{next->seat, Play{mine(view, play->cards)}}
                                  : players::apprentice().choose(view, thought);
        const int before = revision_;
        if (enact(action) || revision_ != before + 1)
            return;
    }
}

// Whatever follows what was taken back, it stays to be done again only while the same is played.
void GameModel::record(const Action& action) {
    if (!undone_.empty() && undone_.front() == action)
        undone_.erase(undone_.begin());
    else if (!std::exchange(undone_, {}).empty())
        scoredBefore_ = false; // another card was tried
    match_.hands.back().record.actions.push_back(action);
    complain(journal_.add(action));
}

// Whoever is to act is asked: the person by a signal, a computer player on the worker thread.
void GameModel::goOn() {
    const auto next = hand().choice();
    if (!next)
        return;
    if (next->chooser == me())
        emit asked({*next, view(), barredIn(hand(), *next)});
    else
        think(next->chooser);
}

// A thought that is under way is thrown away.
void GameModel::stopThinking() {
    ++revision_;
    stop_.request_stop();
}

tricks::Thought GameModel::thoughtOf(Seat chooser) const {
    const auto seed = match_.seed + static_cast<quint64>(handNumber());
    return {tricks::randomFor(seed, chooser, session_.actions().size()), stop_.get_token()};
}

void GameModel::think(Seat chooser) {
    const auto level = match_.levels[static_cast<std::size_t>(seats()[chooser])].toStdString();
    const players::Player player = players::playerNamed(level).value_or(players::apprentice());
    stop_ = std::stop_source();
    tricks::Thought thought = thoughtOf(chooser);
    auto* watcher = new QFutureWatcher<Action>(this);
    connect(watcher, &QFutureWatcher<Action>::finished, this, [this, watcher, asked = revision_] {
        watcher->deleteLater();
        if (asked == revision_)
            perform(watcher->result());
    });
    watcher->setFuture(
        QtConcurrent::run(&thinking_, [player, view = viewOf(hand(), chooser), thought]() mutable {
            return player.choose(view, thought);
        }));
}

void GameModel::finishHand() {
    payLastHand(match_, hand());
    saveMatch();
}

// The cut of a numbered deal is nobody's decision; nobody drew for the seats of one.
bool GameModel::cutGiven() const {
    const records::HandRecord& record = match_.hands.back().record;
    return match_.draw.cards.empty() && record.number && !record.actions.empty() &&
           record.actions.front().what == decltype(Action::what)(Cut{numberedCut(*record.number)});
}

int GameModel::lastDecision() const {
    const int first = cutGiven() ? 1 : 0;
    const std::vector<Seat>& choosers = session_.choosers();
    for (auto i = static_cast<int>(choosers.size()) - 1; i >= first; --i)
        if (choosers[static_cast<std::size_t>(i)] == me())
            return i;
    return -1;
}

bool GameModel::canUndo() const {
    return playing() && !handOver() && lastDecision() >= 0;
}

void GameModel::undo() {
    if (canUndo())
        takeBackTo(static_cast<std::size_t>(lastDecision()));
}

void GameModel::takeBackTo(std::size_t kept) {
    stopThinking();
    records::MatchHand& hand = match_.hands.back();
    auto& actions = hand.record.actions;
    if (!hand.unscored)
        scoredBefore_ = true;
    undone_.insert(undone_.begin(), actions.begin() + static_cast<std::ptrdiff_t>(kept), actions.end());
    actions.resize(kept);
    hand.hintedAt.erase(hand.hintedAt.upper_bound(static_cast<int>(kept)), hand.hintedAt.end());
    hand.unscored = true;
    complain(journal_.undo(static_cast<int>(kept)));
    session_.undoTo(kept);
    emit situated(situation());
    goOn();
}

bool GameModel::canRedo() const {
    return playing() && !undone_.empty();
}

void GameModel::redo() {
    if (!canRedo())
        return;
    stopThinking();
    do {
        const Action action = undone_.front();
        if (std::holds_alternative<Refusal>(session_.apply(action))) {
            undone_.clear(); // cannot be: it was played before
            scoredBefore_ = false;
            break;
        }
        record(action);
    } while (!undone_.empty() && hand().choice()->chooser != me());
    if (undone_.empty() && std::exchange(scoredBefore_, false)) {
        match_.hands.back().unscored = false;
        complain(journal_.redone());
    }
    emit situated(situation());
    goOn();
}

void GameModel::countHint() {
    if (!playing() || handOver())
        return;
    records::MatchHand& hand = match_.hands.back();
    if (!hand.hintedAt.insert(static_cast<int>(hand.record.actions.size())).second)
        return;
    ++hand.hints;
    complain(journal_.hints());
}

void GameModel::nextHand() {
    if (handOver() && !gameOver())
        beginHand();
}

void GameModel::sameDealAgain() {
    if (!playing())
        return;
    records::HandRecord record = match_.hands.back().record;
    const auto kept = std::min<std::size_t>(record.actions.size(), 1); // the cut stays
    if (!handOver()) {
        takeBackTo(kept);
        return;
    }
    NewGame game;
    game.playedOn = {static_cast<int>(kept), record.actions};
    record.actions.resize(kept);
    game.names = match_.players;
    game.levels = match_.levels;
    game.seed = match_.seed + 1;
    game.seats = seats();
    game.hand = record;
    start(game);
}

// ---- What is so now ----

bool GameModel::handOver() const {
    return playing() && hand().phase() == Phase::Counted;
}

bool GameModel::handCounts() const {
    return playing() && !handOver() && !match_.hands.back().unscored;
}

bool GameModel::gameOver() const {
    return handOver() && static_cast<int>(match_.hands.size()) == handsIn(match_.length);
}

PerSeat<int> GameModel::seats() const {
    return records::seatsOf(match_, handNumber());
}

Seat GameModel::me() const {
    const auto seated = seats();
    for (Seat s : kSeats)
        if (seated[s] == 0)
            return s;
    return Seat::S;
}

SeatView GameModel::view() const {
    return viewOf(hand(), me());
}

std::optional<Choice> GameModel::choice() const {
    auto next = hand().choice();
    return playing() && next && next->chooser == me() ? next : std::nullopt;
}

Situation GameModel::situation() const {
    const records::MatchHand& hand = match_.hands.back();
    Situation situation{
        view(),        seats(),       hand.record.names, match_.length,
        handNumber(),  hand.unscored, hand.hints,        records::dealNumberOf(match_, handNumber()),
        hand.playedOn, std::nullopt};
    if (handNumber() == 0 && hand.record.actions.empty() && match_.length != Length::Hand)
        situation.draw = match_.draw;
    return situation;
}

} // namespace model
