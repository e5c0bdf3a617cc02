// The model between window, players and files: nothing done is lost, nothing hidden is told.
#include "minchiate/model/game_model.h"
#include "minchiate/numbered_deal.h"
#include "support/files.h"
#include "support/many/one_of_many.h"
#include "support/person.h"
#include "support/waiting.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace minchiate;
using model::GameModel;
using support::bytesOf;
using support::newGame;
using support::Person;
using support::waitUntil;

class ModelTest : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { folder_.reset(); }
    void tellsWhatThePersonMaySee();
    void refusalChangesNothing();
    void numberedDealIsTheSameTwice_data();
    void numberedDealIsTheSameTwice();
    void givenHandGoesOn();
    void givenHandSeatsByNames_data();
    void givenHandSeatsByNames();
    void layingDownEndsTheHand();
    void closesWhilePlayersThink();
    void takenBackAndPlayedAgain();

private:
    [[nodiscard]] QString at(const QString& name) const { return folder_->filePath(name); }
    std::vector<Action> leaveHand(int decision, quint64 seed = 5) {
        return support::leaveHand(folder_->path(), decision, seed);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

// The signals alone tell the hand: what happened, redacted, in order; then the question.
void ModelTest::tellsWhatThePersonMaySee() {
    GameModel game(folder_->path());
    Person person(game);
    std::vector<Event> told;
    QObject::connect(&game, &GameModel::happened, [&](const Event& event) { told.push_back(event); });
    game.start(newGame(Length::Hand, 3));
    const Seat me = game.me();
    QVERIFY(waitUntil([&] { return game.handOver(); }));
    std::vector<std::size_t> expected, kinds;
    int otherCards = 0;
    Hand hand(game.handRecord().deal);
    for (const Action& action : game.handRecord().actions) {
        const auto outcome = hand.apply(action);
        for (const Event& event : std::get<Hand::Events>(outcome))
            if (const auto seen = redacted(event, me))
                expected.push_back(seen->index());
    }
    for (const Event& event : told) {
        kinds.push_back(event.index());
        if (const auto* dealt = std::get_if<event::Dealt>(&event); dealt && dealt->seat != me)
            otherCards += static_cast<int>(dealt->cards.size());
    }
    QCOMPARE(kinds, expected);
    QCOMPARE(otherCards, 0);
    QVERIFY(game.gameOver());
    QVERIFY(!game.canUndo());
    QVERIFY(!game.choice());
}

void ModelTest::refusalChangesNothing() {
    GameModel game(folder_->path());
    Person person(game);
    person.stop = [](const model::Question& q) { return std::holds_alternative<PlayChoice>(q.choice.among); };
    game.start(newGame(Length::Hand, 4));
    QVERIFY(waitUntil([&] { return person.waits(); }));
    const auto before = game.view();
    const auto journal = bytesOf(model::journalFile(game.place()));
    QSignalSpy happened(&game, &GameModel::happened);
    const CardSet notHeld = kWholeDeck - before.hand;
    QVERIFY(game.act({game.me(), Play{notHeld.first()}}));
    QVERIFY(game.act({game.me(), Cut{20}}));
    QVERIFY(game.act({tricks::right(game.me()), Play{notHeld.first()}}));
    QCOMPARE(happened.size(), 0);
    QVERIFY(game.view() == before);
    QCOMPARE(bytesOf(model::journalFile(game.place())), journal);
}

// ---- Given deals ----

void ModelTest::numberedDealIsTheSameTwice_data() {
    QTest::addColumn<quint64>("number");
    for (const quint64 number : {1ULL, 2ULL, 3ULL, 4ULL, 1798ULL, 9007199254740991ULL})
        QTest::addRow("%llu", static_cast<unsigned long long>(number)) << number;
}

void ModelTest::numberedDealIsTheSameTwice() {
    QFETCH(quint64, number);
    std::vector<std::tuple<Deal, Action, Seat, SeatView>> twice;
    for (const quint64 seed : {21U, 22U}) {
        GameModel game(folder_->path());
        auto wanted = newGame(Length::Match, seed);
        wanted.number = number;
        game.start(wanted);
        QCOMPARE(game.match().length, Length::Hand);
        QCOMPARE(game.situation().number, std::optional(number));
        QVERIFY(!game.canUndo()); // the cut came with the number
        twice.emplace_back(game.handRecord().deal, game.handRecord().actions.front(), game.me(), game.view());
    }
    QVERIFY(std::get<0>(twice[0]) == std::get<0>(twice[1]));
    QVERIFY(std::get<1>(twice[0]) == std::get<1>(twice[1]));
    QCOMPARE(std::get<2>(twice[0]), std::get<2>(twice[1]));
    QCOMPARE(std::get<2>(twice[0]), static_cast<Seat>(number % 4));
    QVERIFY(std::get<3>(twice[0]).hand == std::get<3>(twice[1]).hand);
    QVERIFY(std::get<0>(twice[0]).deck == numberedDeck(number));

    GameModel again(folder_->path()); // and after the program was closed
    QSignalSpy setAside(&again, &GameModel::setAside);
    again.resume();
    QCOMPARE(setAside.size(), 0);
    QVERIFY(again.match().draw.cards.empty()); // nobody drew
    QCOMPARE(again.me(), std::get<2>(twice[0]));
    QVERIFY(!again.canUndo());
    QVERIFY(again.handRecord().deal == std::get<0>(twice[0]));
}

void ModelTest::givenHandGoesOn() {
    const auto actions = leaveHand(9);
    records::HandRecord record;
    Seat me{};
    {
        GameModel game(folder_->path());
        game.resume();
        record = game.handRecord();
        me = game.me();
    }
    for (Seat seat : kSeats) {
        GameModel game(folder_->path());
        auto given = newGame(Length::Match, 99);
        given.hand = record;
        given.seats = model::seatsWithPersonAt(seat);
        game.start(given);
        QCOMPARE(game.me(), seat);
        QCOMPARE(game.choice().has_value(), seat == me);
        QVERIFY(game.handRecord().actions == actions);
    }
}

void ModelTest::givenHandSeatsByNames_data() {
    QTest::addColumn<QStringList>("names");   // by seat, as the record has them
    QTest::addColumn<QString>("seats");       // by player
    QTest::addColumn<QStringList>("players"); // what they are called then
    const QStringList usual{"You", "Lapo", "Bice", "Vieri"};
    QTest::newRow("as they sat") << QStringList{"You", "Bice", "Lapo", "Vieri"} << "0213" << usual;
    QTest::newRow("a round later") << QStringList{"You", "Lapo", "Bice", "Vieri"} << "0123" << usual;
    QTest::newRow("another seat") << QStringList{"Vieri", "You", "Lapo", "Bice"} << "3012" << usual;
    QTest::newRow("no names") << QStringList{"", "", "", ""} << "0213" << usual;
    QTest::newRow("others") << QStringList{"Ada", "Nuto", "Lapo", "Gio"} << "0213"
                            << QStringList{"You", "Lapo", "Nuto", "Gio"};
    QTest::newRow("South known") << QStringList{"Lapo", "Nuto", "", "Gio"} << "1032"
                                 << QStringList{"You", "Lapo", "Gio", "Vieri"};
}

void ModelTest::givenHandSeatsByNames() {
    QFETCH(QStringList, names);
    QFETCH(QString, seats);
    QFETCH(QStringList, players);
    auto given = newGame(Length::Hand, 1);
    given.hand = records::HandRecord{};
    for (Seat s : kSeats)
        given.hand->names[s] = names[index(s)];
    model::seatByNames(given);
    QCOMPARE(records::seatingText(given.seats), seats);
    QCOMPARE(QStringList(given.names.begin(), given.names.end()), players);
    for (Seat s : kSeats) { // wherever the person wants to sit, each of the others has a seat
        const auto wanted = model::seatedByNames(given.hand->names, newGame(Length::Hand, 1).names, s);
        QCOMPARE(wanted[s], 0);
        QCOMPARE((std::set<int>(wanted.begin(), wanted.end())), (std::set{0, 1, 2, 3}));
    }
}

// The cards are laid down in one go, in the journal too, and everybody is told of each.
void ModelTest::layingDownEndsTheHand() {
    GameModel game(folder_->path());
    Person person(game);
    person.stop = [&](const model::Question&) { return person.asked() == 8; };
    game.start(newGame(Length::Hand, 12));
    QVERIFY(waitUntil([&] { return person.waits(); }));
    int told = 0, named = 0;
    QObject::connect(&game, &GameModel::happened,
                     [&](const Event& event) { told += std::holds_alternative<event::Played>(event); });
    const std::size_t before = game.handRecord().actions.size();
    game.layDown([&](const SeatView& view, CardSet legal) {
        named += view.seat == game.me();
        return legal.last();
    });
    QVERIFY(game.handOver());
    QVERIFY(named > 10);
    const auto& actions = game.handRecord().actions;
    QCOMPARE(told, static_cast<int>(std::count_if(
                       actions.begin() + static_cast<std::ptrdiff_t>(before), actions.end(),
                       [](const Action& action) { return std::holds_alternative<Play>(action.what); })));
    // The same hand is found there by the next sitting.
    const auto laid = actions;
    const QString place = game.place();
    GameModel next(folder_->path());
    next.resume(place);
    QVERIFY(next.handOver());
    QVERIFY(next.handRecord().actions == laid);
}

void ModelTest::closesWhilePlayersThink() {
    for (quint64 seed = 60; seed < 70; ++seed) {
        GameModel game(folder_->path());
        game.start(newGame(Length::Hand, seed));
        if (seed % 2 == 0)
            game.start(newGame(Length::Hand, seed + 1));
        QTest::qWait(static_cast<int>(seed % 3));
    }
}
// Done again, all stands as it stood; hints are counted once for each question, and read again.
void ModelTest::takenBackAndPlayedAgain() {
    leaveHand(4);
    std::vector<Action> before;
    QString place;
    {
        GameModel game(folder_->path());
        game.countHint(); // nobody plays
        QVERIFY(!game.canUndo() && !game.canRedo() && !game.handCounts());
        game.redo();
        game.sameDealAgain();
        QVERIFY(!game.playing());
        game.resume();
        QVERIFY(waitUntil([&] { return game.choice().has_value(); }));
        QVERIFY(game.handCounts() && !game.canRedo());
        before = game.handRecord().actions;
        game.undo();
        QVERIFY(!game.handCounts() && game.handRecord().actions.size() < before.size());
        while (game.canRedo())
            game.redo();
        QVERIFY(game.handRecord().actions == before);
        QVERIFY(game.handCounts());
        game.countHint();
        game.countHint();
        place = game.place();
    }
    GameModel again(folder_->path());
    again.resume(place);
    QVERIFY(again.handCounts());
    QVERIFY(again.handRecord().actions == before);
    QCOMPARE(again.match().hands.back().hints, 1);
}

VERSICOLA_TEST(ModelTest)
#include "test_model.moc"
