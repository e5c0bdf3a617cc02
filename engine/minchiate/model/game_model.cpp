#include "minchiate/model/game_model.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/players/grandmaster.h"

#include <QDir>

#include <algorithm>
#include <thread>
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

// The cut of a numbered deal is nobody's decision; nobody drew for the seats of one.
bool cutGiven(const records::MatchRecord& match) {
    const records::HandRecord& record = match.hands.back().record;
    return match.draw.cards.empty() && record.number && !record.actions.empty() &&
           record.actions.front().what == decltype(Action::what)(Cut{numberedCut(*record.number)});
}

// Which of the hand's actions was the seat's last decision.
std::optional<std::size_t> lastDecision(const records::MatchRecord& match,
                                        const tricks::Session<Game>& session, Seat seat) {
    return session.lastOf(seat, cutGiven(match) ? 1 : 0);
}

} // namespace

GameModel::GameModel(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
    QDir().mkpath(folder_);
    takeOverFormerLayout(folder_);
    syncing_.setMaxThreadCount(1);
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
    thinking_.stop();
    takenBack_.forget();
    records::HandRecord& record = match_.hands.back().record;
    const auto seated = records::seatsOf(match_, handNumber());
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
    const int told = thinking_.revision();
    emit situated(situation());
    if (told != thinking_.revision())
        return; // whoever listened has started something else
    if (cutAlone)
        perform(actions.front());
    if (told == thinking_.revision()) // the cut goes on by itself
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
    const int before = thinking_.revision();
    const auto refusal = enact(action);
    if (!refusal && thinking_.revision() == before + 1) // else whoever listened has started something else
        goOn();
    return refusal;
}

// Applies, journals, tells, in this order. The revision is one more then, unless a listener went elsewhere.
std::optional<Refusal> GameModel::enact(const Action& action) {
    const auto tricksBefore = hand().tricks().size();
    const auto outcome = session_.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    thinking_.stop();
    record(action);
    if (hand().tricks().size() != tricksBefore || handOver())
        syncing_.start([this] { journal_.sync(); });
    if (handOver())
        finishHand();
    const int told = thinking_.revision();
    for (const Event& event : std::get<Hand::Events>(outcome)) {
        if (const auto seen = redacted(event, me()))
            emit happened(*seen);
        if (told != thinking_.revision())
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
        const int before = thinking_.revision();
        if (enact(action) || thinking_.revision() != before + 1)
            return;
    }
}

// Whatever follows what was taken back, it stays to be done again only while the same is played.
void GameModel::record(const Action& action) {
    takenBack_.follow(action);
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

tricks::Thought GameModel::thoughtOf(Seat chooser) const {
    const auto seed = match_.seed + static_cast<quint64>(handNumber());
    return {tricks::randomFor(seed, chooser, session_.actions().size())};
}

void GameModel::think(Seat chooser) {
    const auto level =
        match_.levels[static_cast<std::size_t>(records::seatsOf(match_, handNumber())[chooser])]
            .toStdString();
    const players::Player player = players::playerNamed(level).value_or(players::apprentice());
    const int threads =
        players::thinksLong(level) ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency())) : 1;
    thinking_.think(
        [player, threads, view = viewOf(hand(), chooser),
         thought = thoughtOf(chooser)](const std::stop_token& stop) {
            tricks::Thought own = thought;
            own.stop = stop;
            own.threads = threads;
            return player.choose(view, own);
        },
        [this](const Action& action) { perform(action); });
}

void GameModel::finishHand() {
    payLastHand(match_, hand());
    saveMatch();
}

bool GameModel::canUndo() const {
    return playing() && !handOver() && lastDecision(match_, session_, me());
}

void GameModel::undo() {
    if (canUndo())
        takeBackTo(*lastDecision(match_, session_, me()));
}

void GameModel::takeBackTo(std::size_t kept) {
    thinking_.stop();
    records::MatchHand& hand = match_.hands.back();
    takenBack_.take(hand.record.actions, kept, hand.unscored);
    hand.hintedAt.erase(hand.hintedAt.upper_bound(static_cast<int>(kept)), hand.hintedAt.end());
    complain(journal_.undo(static_cast<int>(kept)));
    session_.undoTo(kept);
    emit situated(situation());
    goOn();
}

bool GameModel::canRedo() const {
    return playing() && !takenBack_.empty();
}

void GameModel::redo() {
    if (!canRedo())
        return;
    thinking_.stop();
    do {
        const Action action = takenBack_.next();
        if (std::holds_alternative<Refusal>(session_.apply(action))) {
            takenBack_.forget(); // cannot be: it was played before
            break;
        }
        record(action);
    } while (!takenBack_.empty() && hand().choice()->chooser != me());
    if (takenBack_.restored(match_.hands.back().unscored))
        complain(journal_.redone());
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
    game.seats = records::seatsOf(match_, handNumber());
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

Seat GameModel::me() const {
    const auto seated = records::seatsOf(match_, handNumber());
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
    Situation situation{view(),
                        records::seatsOf(match_, handNumber()),
                        hand.record.names,
                        match_.length,
                        handNumber(),
                        hand.unscored,
                        hand.hints,
                        records::dealNumberOf(match_, handNumber()),
                        hand.playedOn,
                        std::nullopt};
    if (handNumber() == 0 && hand.record.actions.empty() && match_.length != Length::Hand)
        situation.draw = match_.draw;
    return situation;
}

} // namespace model

#include "moc_game_model.cpp"
