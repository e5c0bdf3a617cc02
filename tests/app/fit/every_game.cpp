#include "every_game.h"

#include "bolognese/players/levels.h"
#include "cuatrola/players/levels.h"
#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/tarot/tarot_room.h"
#include "kept_pictures.h"
#include "support/person.h"
#include "tarot/players/levels.h"

#include <QJsonDocument>
#include <QTest>

namespace support {

namespace {

using desktop::MainWindow;

table::Habits quick() {
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 0;
    return habits;
}

const QString kBeginner = QStringLiteral("apprentice");

// What is shown until somebody goes on.
template<class T>
void pressOn(T& table) {
    if (table.director().waitsForPress())
        QTest::keyClick(&table, Qt::Key_Space);
}

template<class Seat, class N>
void seat(N& start, std::size_t players, quint64 seed) {
    static const std::array names{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                                  QStringLiteral("Vieri"), QStringLiteral("Nanni")};
    for (std::size_t i = 0; i < players; ++i)
        start.match.names[static_cast<Seat>(i)] = names[i];
    start.company.levels.assign(players, kBeginner);
    start.company.levels.front().clear();
    start.company.seed = seed;
}

// R: the room; `level` chooses for the person; `begin` is given a seed, as many players, and whether it is
// short.
template<class R, class Level, class Begin>
AtTable matchAt(const char* name, int game, Level level, Begin begin) {
    AtTable row{name, game, {}, {}, {}, {}, {}, {}, {}};
    row.begin = [begin](MainWindow& window) { begin(window, 11, 5, false); };
    row.beginShort = [begin](MainWindow& window, quint64 seed, int players) {
        begin(window, seed, players, true);
    };
    row.settled = [](MainWindow& window) {
        auto& table = *roomOf<R>(window).pages().table();
        pressOn(table);
        return table.director().idle() &&
               (table.seen().open() || roomOf<R>(window).model().table().handOver());
    };
    row.goOn = [level](MainWindow& window) {
        auto& match = roomOf<R>(window).model().table();
        if (match.handOver()) {
            match.nextHand();
            return;
        }
        tricks::Thought thought{tricks::Random(match.handRecord().actions.size())};
        if (match.act(level()->choose(match.view(), thought)))
            qFatal("a beginner does what is not allowed");
    };
    row.handOver = [](MainWindow& window) { return roomOf<R>(window).model().table().handOver(); };
    row.record = [](MainWindow& window) {
        return QJsonDocument(toJson(roomOf<R>(window).model().table().handRecord())).toJson();
    };
    row.seen = [](MainWindow& window) { return roomOf<R>(window).pages().shows(*window.shownPage()); };
    return row;
}

template<class R, class N>
void start(MainWindow& window, int game, N wanted) {
    window.choose(game);
    auto& room = roomOf<R>(window);
    room.pages().table()->setHabits(quick());
    room.model().table().start(wanted);
    room.pages().showTable();
}

AtTable minchiateAt() {
    using Room = desktop::MinchiateRoom;
    AtTable row{"minchiate", 0, {}, {}, {}, {}, {}, {}, {}};
    const auto begin = [](MainWindow& window, minchiate::Length length, quint64 seed) {
        window.choose(0);
        auto& game = roomOf<Room>(window).game();
        game.playPage()->table()->setHabits(quick());
        game.model().start(newGame(length, seed));
        game.goOn();
    };
    row.begin = [begin](MainWindow& window) { begin(window, minchiate::Length::Match, 5); };
    row.beginShort = [begin](MainWindow& window, quint64 seed, int) {
        begin(window, minchiate::Length::Hand, seed);
    };
    row.settled = [](MainWindow& window) {
        auto& game = roomOf<Room>(window).game();
        auto& table = *game.playPage()->table();
        pressOn(table);
        return window.shownPage() == game.countPage() ||
               (table.director().idle() && !table.director().waitsForPress() && table.seen().open());
    };
    row.goOn = [](MainWindow& window) {
        auto& game = roomOf<Room>(window).game();
        if (game.model().handOver())
            emit game.countPage()->nextChosen();
        else
            game.model().act(answerTo(game.model().view(), 1));
    };
    row.handOver = [](MainWindow& window) { return roomOf<Room>(window).game().model().handOver(); };
    row.record = [](MainWindow& window) { return roomOf<Room>(window).recordAtTable(); };
    row.seen = [](MainWindow& window) {
        auto& game = roomOf<Room>(window).game();
        return window.shownPage() == game.playPage() || window.shownPage() == game.countPage();
    };
    return row;
}

} // namespace

std::vector<desktop::Game> everyGame() {
    return {desktop::minchiateGame(), desktop::bologneseGame(), desktop::tarotGame(),
            desktop::cuatrolaGame()};
}

const std::vector<AtTable>& everyTable() {
    static const std::vector<AtTable> all{
        minchiateAt(),
        matchAt<desktop::BologneseRoom>(
            "bolognese", 1, [] { return bolognese::levelNamed("apprentice"); },
            [](MainWindow& window, quint64 seedOf, int, bool isShort) {
                bolognese::NewMatch wanted;
                seat<bolognese::Seat>(wanted, 4, seedOf);
                if (isShort)
                    wanted.match.rules.target = 200;
                bolognese::seatByDraw(wanted);
                start<desktop::BologneseRoom>(window, 1, wanted);
            }),
        matchAt<desktop::TarotRoom>(
            "tarot", 2, [] { return tarot::levelNamed("apprentice"); },
            [](MainWindow& window, quint64 seedOf, int players, bool isShort) {
                tarot::NewMatch wanted;
                wanted.match.seats = players;
                wanted.match.length = isShort ? 1 : 10;
                seat<tarot::Seat>(wanted, std::size_t(players), seedOf);
                start<desktop::TarotRoom>(window, 2, wanted);
            }),
        matchAt<desktop::CuatrolaRoom>(
            "cuatrola", 3, [] { return cuatrola::levelNamed("apprentice"); },
            [](MainWindow& window, quint64 seedOf, int, bool isShort) {
                cuatrola::NewMatch wanted;
                wanted.match.target = isShort ? 5 : 21;
                seat<cuatrola::Seat>(wanted, 4, seedOf);
                start<desktop::CuatrolaRoom>(window, 3, wanted);
            })};
    return all;
}

void hasten(MainWindow& window) {
    window.keepPicturesIn(keptPictures());
    settings::Settings chosen = window.choices().now();
    chosen.animations = false;
    chosen.callBack = false;
    chosen.pace = settings::Pace::Fast;
    window.choices().set(chosen);
}

} // namespace support
