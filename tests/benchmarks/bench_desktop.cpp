// How quick the window is: start, memory, answer to a press, movement. Prints numbers; not a test.
//
//   QT_QPA_PLATFORM=offscreen bench_desktop          everything
//   QT_QPA_PLATFORM=offscreen bench_desktop --deck   the cards alone
//   QT_QPA_PLATFORM=offscreen bench_desktop --play   cards and table, for a profiler
//   QT_QPA_PLATFORM=offscreen bench_desktop --drag   a window dragged to other sizes alone
#include "desktop/coach/weigher.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/main_window.h"

#include "coach/played_line.h"
#include "support/person.h"
#include "support/waiting.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <utility>

using namespace minchiate;

namespace {

constexpr int kStarts = 7;
constexpr int kTricks = 12;
const QSize kWindow(1920, 1080);

// Milliseconds on a clock that all processes share.
double now() {
    return double(std::chrono::steady_clock::now().time_since_epoch().count()) / 1e6;
}

double residentMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    return 0;
}

void tell(const char* what, std::vector<double> values, const char* unit) {
    if (values.empty())
        return;
    std::ranges::sort(values);
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
    const auto part = [&](double p) { return values[std::size_t(p * double(values.size() - 1))]; };
    std::printf("%-46s median %7.1f  mean %7.1f  95 of 100 %7.1f  worst %7.1f %s (%zu)\n", what, part(0.5),
                mean, part(0.95), values.back(), unit, values.size());
}

// Sees every picture that is drawn, and how long the window's thread is held by one thing.
class Watching : public QApplication {
public:
    using QApplication::QApplication;

    struct Frame {
        double from, to;
    };
    const QWidget* window = nullptr;
    std::vector<Frame> frames;
    std::vector<double> held; // milliseconds, by each event that came from the loop

    bool notify(QObject* receiver, QEvent* event) override {
        painted_ |= event->type() == QEvent::Paint;
        const bool picture = receiver == window && event->type() == QEvent::UpdateRequest;
        if (inside_ && !picture)
            return QApplication::notify(receiver, event);
        if (picture)
            painted_ = false;
        const bool outermost = !std::exchange(inside_, true);
        const double from = now();
        const bool done = QApplication::notify(receiver, event);
        if (picture && painted_)
            frames.push_back({from, now()});
        if (outermost) {
            held.push_back(now() - from);
            inside_ = false;
        }
        return done;
    }

private:
    bool painted_ = false, inside_ = false;
};

// A fresh program up to its first picture, then until it is at rest.
int start(Watching& application, double since) {
    const QTemporaryDir folder;
    desktop::MainWindow window({desktop::minchiateGame()}, folder.path(),
                               folder.filePath(QStringLiteral("settings.ini")));
    application.window = &window;
    window.show();
    (void)support::waitUntil([&] { return !application.frames.empty(); });
    std::printf("%.1f %.1f ", application.frames.front().to - since, residentMegabytes());
    QTest::qWait(1500);
    std::printf("%.1f\n", residentMegabytes());
    return 0;
}

void measureStarts() {
    std::vector<double> first, memory, resting;
    for (int i = 0; i < kStarts; ++i) {
        QProcess fresh;
        fresh.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--start"), QString::number(now(), 'f', 3)});
        fresh.waitForFinished();
        const auto words = fresh.readAllStandardOutput().simplified().split(' ');
        first.push_back(words.value(0).toDouble());
        memory.push_back(words.value(1).toDouble());
        resting.push_back(words.value(2).toDouble());
    }
    tell("start to first picture", first, "ms");
    tell("resident then", memory, "MB");
    tell("resident with all pictures of the doors", resting, "MB");
}

// One game at the table, card by card, against masters.
class Playing {
public:
    explicit Playing(Watching& application)
        : application_(application), window_({desktop::minchiateGame()}, withGame(folder_.path()),
                                             folder_.filePath(QStringLiteral("settings.ini"))) {
        window_.resize(kWindow);
        window_.show();
        application_.window = &window_;
        setTempo(0);
        window_.doorsPage()->goOnButton()->click();
        QObject::connect(table(), &minchiate_table::MinchiateTable::eventShown, table(),
                         [this](const Event& event) {
                             if (std::holds_alternative<event::Played>(event))
                                 moves_.push_back({false, now()});
                             else if (std::holds_alternative<event::TrickGathered>(event))
                                 moves_.push_back({true, now()});
                         });
        (void)toCard();
        QTest::qWait(3000); // every picture is drawn
    }

    void play() {
        std::vector<double> press;
        setTempo(1);
        application_.frames.clear();
        application_.held.clear();
        moves_.clear();
        for (int trick = 0; trick < kTricks && toCard(); ++trick) {
            QTest::qWait(400);
            press.push_back(pressCard());
            (void)support::waitUntil([&] { return !table()->seen().open(); }, 1000);
        }
        (void)toCard();
        tell("press to changed picture", press, "ms");
        tell("one event of the window", application_.held, "ms");
        tellFrames();
        std::printf("%-46s %7.1f MB\n", "resident after play", residentMegabytes());
    }

    // The window's corner is dragged: a new size for each picture.
    void drag() {
        constexpr int sizes = 60;
        application_.frames.clear();
        application_.held.clear();
        for (int i = 1; i <= sizes; ++i) {
            const auto count = application_.frames.size();
            window_.resize(kWindow - i * QSize(9, 5));
            (void)support::waitUntil([&] { return application_.frames.size() > count; }, 1000);
        }
        tell("one event while the window's corner is dragged", application_.held, "ms");
        std::vector<double> drawing;
        for (const auto& frame : application_.frames)
            drawing.push_back(frame.to - frame.from);
        tell("drawing one picture then", drawing, "ms");
    }

private:
    struct Move {
        bool gathers;
        double at;
    };

    static QString withGame(const QString& folder) {
        model::NewGame game = support::newGame(Length::Hand, 1);
        game.number = 6;
        game.levels = {"", "master", "master", "master"};
        model::GameModel(folder).start(game);
        return folder;
    }
    void setTempo(double factor) {
        table::Habits habits;
        habits.tempo = {factor, factor > 0 ? 700 : 0, factor == 0, factor > 0};
        habits.callBackMs = 0;
        table()->setHabits(habits);
    }
    bool toCard() {
        auto& table = *this->table();
        for (;;) {
            const bool ready = support::waitUntil([&] {
                return table.director().waitsForPress() || (table.director().idle() && table.seen().open()) ||
                       window_.shownPage() == room().game().countPage();
            });
            if (!ready || window_.shownPage() == room().game().countPage())
                return false;
            if (table.director().waitsForPress())
                table.hurry();
            else if (table.state().playing())
                return true;
            else
                room().game().model().act(support::answerTo(room().game().model().view(), 1));
        }
    }
    // Milliseconds from the mouse going down on a legal card until the table is drawn anew.
    double pressCard() {
        auto& table = *this->table();
        const Card card = table.state().legal().first();
        QPoint at;
        for (const auto& sprite : table.seen().picture.sprites)
            if (sprite.card() == card)
                at = sprite.rect().topLeft().toPoint() + QPoint(10, 30);
        const auto count = application_.frames.size();
        const double from = now();
        QTest::mouseClick(&table, Qt::LeftButton, {}, at);
        (void)support::waitUntil([&] { return application_.frames.size() > count; });
        return application_.frames[count].to - from;
    }
    void tellFrames() {
        std::vector<double> drawing, rate[2];
        for (const auto& frame : application_.frames)
            drawing.push_back(frame.to - frame.from);
        tell("drawing one picture", drawing, "ms");
        for (const Move& move : moves_) {
            const double length = move.gathers ? 220 : 200;
            const auto seen = std::ranges::count_if(application_.frames, [&](const Watching::Frame& frame) {
                return frame.from >= move.at && frame.from < move.at + length;
            });
            rate[move.gathers].push_back(double(seen) * 1000 / length);
        }
        tell("pictures a second while a card is played", rate[0], "");
        tell("pictures a second while a trick is gathered", rate[1], "");
    }

    [[nodiscard]] desktop::MinchiateRoom& room() const {
        return static_cast<desktop::MinchiateRoom&>(window_.room());
    }
    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return room().game().playPage()->table(); }

    Watching& application_;
    QTemporaryDir folder_;
    desktop::MainWindow window_;
    std::vector<Move> moves_;
};

// Milliseconds of processor time that this program has used, in all its threads.
double used() {
    return double(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

// A whole pack, 140 × 252 pixels a card, in processor time: drawn from SVG; then as a second start finds it,
// fetched from where it was kept.
void measurePack(const QString& pack) {
    const QSize size(140, 252);
    QStringList all;
    std::vector<double> each;
    for (const QString& name : QDir(QStringLiteral(":/decks/") + pack).entryList({QStringLiteral("*.svg")})) {
        QFile file(QStringLiteral(":/decks/%1/%2").arg(pack, name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        all << name.chopped(4);
        const QByteArray svg = file.readAll();
        const double since = used();
        (void)look::drawCardArt(svg, size);
        each.push_back(used() - since);
    }
    std::printf("%s\n", qPrintable(pack));
    tell("  one card drawn", each, "ms");
    std::printf("%-46s %7.0f ms\n", "  whole pack drawn", std::accumulate(each.begin(), each.end(), 0.0));
    const QTemporaryDir folder;
    look::Faces faces;
    faces.deck = pack;
    for (const char* what : {"  whole pack drawn and kept", "  whole pack fetched"}) {
        look::Deck deck;
        deck.setFaces(faces);
        deck.keepIn(folder.path());
        const double since = used();
        deck.prefetch(all, size, 1);
        deck.waitForAll();
        std::printf("%-46s %7.0f ms\n", what, used() - since);
    }
}

} // namespace

int main(int argc, char* argv[]) {
    Watching application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--start"))
        return start(application, arguments.value(2).toDouble());
    if (arguments.size() == 1)
        measureStarts();
    if (arguments.value(1) == QStringLiteral("--drag")) {
        Playing(application).drag();
        return 0;
    }
    for (const char* pack : {"florentine", "bolognese", "tarot", "spagnola"})
        measurePack(QString::fromLatin1(pack));
    if (arguments.value(1) == QStringLiteral("--deck"))
        return 0;
    {
        Playing playing(application);
        playing.play();
        playing.drag();
    }
    // Another hand is gone through again meanwhile, as somebody leaves its review and plays on.
    coach::Weigher weigher;
    weigher.start(support::playedBy(Seat::S, 48));
    std::printf("while a hand is reviewed, %zu decisions\n", weigher.decisions().size());
    Playing(application).play();
    std::printf("%-46s %7.0f of 100\n", "of that review done", 100 * weigher.done());
    return 0;
}
