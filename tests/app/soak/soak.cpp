// The house driven by somebody with no plan, for hours: clicks, keys, menus, sizes, languages, matches of all
// games begun, gone on with, looked back at, left and taken up again. It finds what nobody thinks of trying;
// built with the sanitizers it finds it where it happens (README, "Where things are").
//
//   soak --seed N [--steps N] [--seconds N] [--matches N] [--data FOLDER] [--trace FILE]
//
// With --matches it stays at the tables until so many matches have been played to their end, and goes astray
// between two decisions; without, a match is seldom finished.
// The same seed takes the same steps as far as the machine's time lets it. Each step is written to the trace
// before it is taken. Each minute, and at the end, one line: steps, hands, matches, memory, the longest
// event; at its end the kinds of events that took over 50 ms. Fails where memory grows by more than a tenth
// between match 20 and the last, of at least 100.
#include "every_game.h"
#include "kept_pictures.h"
#include "measured.h"

#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/look/picture_memory.h"
#include "desktop/look/picture_store.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/spoken_window.h"
#include "desktop/tarot/tarot_room.h"
#include "tricks/random.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrintDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QTimer>

namespace {

using desktop::MainWindow;
using soak::residentMiB;
using soak::Timed;

class Soak {
public:
    Soak(Timed& application, quint64 seed, const QString& folder, const QString& trace)
        : application_(application), random_(seed), folder_(folder), trace_(trace) {
        if (!trace.isEmpty() && !trace_.open(QIODevice::WriteOnly | QIODevice::Truncate))
            qFatal("the trace cannot be written");
        open();
    }

    int run(qint64 steps, qint64 seconds, int matches) {
        steps_ = steps;
        seconds_ = seconds;
        wanted_ = matches;
        clock_.start();
        QTimer::singleShot(0, &application_, [this] { step(); });
        int failed = 0;
        while (taken_ <= steps_ && !done_)
            failed = QApplication::exec(); // the window quits as well
        report();
        application_.tellSlow();
        window_.reset();
        return failed ? failed : grew();
    }

private:
    // ---- The window ----

    void open() {
        window_.reset();
        window_ = std::make_unique<desktop::SpokenWindow>(speaker_, store(), [this] {
            auto window = std::make_unique<MainWindow>(support::everyGame(), folder_, store());
            window->keepPicturesIn(support::keptPictures()); // as the program does it
            return window;
        });
        support::hasten(window());
        window().show();
    }
    [[nodiscard]] QString store() const { return folder_ + QStringLiteral("/settings.ini"); }
    [[nodiscard]] MainWindow& window() const { return window_->now(); }

    // ---- Steps ----

    void step() {
        if (++taken_ > steps_ || (seconds_ > 0 && clock_.elapsed() > seconds_ * 1000) ||
            (wanted_ > 0 && matches_ >= wanted_)) {
            done_ = true;
            QApplication::closeAllWindows();
            QApplication::quit();
            return;
        }
        if (minutes_ != clock_.elapsed() / 60'000) {
            minutes_ = clock_.elapsed() / 60'000;
            report();
        }
        // Before the step: where it opens a loop of its own, the next is taken in it.
        QTimer::singleShot(below(20) == 0 ? below(60) : 0, &application_, [this] {
            if (running_)
                application_.loopOpened();
            step();
        });
        const bool inner = running_;
        running_ = true;
        if (!inner && !window().isVisible())
            say("open"), open();
        act(inner);
        running_ = inner;
    }
    void act(bool inner) {
        QWidget* top = inFront();
        if (qobject_cast<QFileDialog*>(top) || qobject_cast<QPrintDialog*>(top)) {
            say("close a dialog of the system");
            top->close();
            return;
        }
        if (wanted_ > 0 && comeBack(*top, inner))
            return;
        const auto chance = below(1000);
        if (chance < 330 && top == &window())
            goOn();
        else if (chance < 560)
            click(*top, true);
        else if (chance < 680)
            click(*top, false);
        else if (chance < 900)
            type(*top);
        else if (chance < 940 && !inner)
            command();
        else if (chance < 960)
            resize();
        else if (chance < 980)
            hover(*top);
        else if (chance < 985)
            write(*top);
        else if (chance < 992)
            begin();
        else if (chance < 994 && !inner)
            speak();
        else if (chance < 996 && !inner)
            leave();
    }

    [[nodiscard]] QWidget* inFront() const {
        if (QWidget* popup = QApplication::activePopupWidget())
            return popup;
        if (QWidget* modal = QApplication::activeModalWidget())
            return modal;
        QWidget* active = QApplication::activeWindow();
        return active && active->isVisible() ? active : &window(); // a closed one stays active offscreen
    }
    // 0 to n - 1.
    int below(qsizetype n) { return int(random_.below(std::uint32_t(n))); }
    template<class T>
    T& one(const QList<T*>& of) {
        return *of[below(of.size())];
    }

    // Who wants matches played to their end: most steps are the match's, and who has been away from the
    // tables for a while sits down at one. Whether this step was taken by that.
    bool comeBack(QWidget& top, bool inner) {
        if (&top == &window() && atTable()) {
            away_ = 0;
            if (below(5) == 0)
                return false;
            goOn();
            return true;
        }
        if (++away_ < 20)
            return false;
        if (&top != &window()) {
            say("close what is in front");
            top.close();
        } else if (!inner) {
            begin();
        }
        return true;
    }
    [[nodiscard]] bool atTable() const {
        return std::ranges::any_of(support::everyTable(), [&](const support::AtTable& row) {
            return window().chosen() == row.game && row.seen(window());
        });
    }

    // A decision of a beginner's, or the next hand, where a table is seen.
    void goOn() {
        for (const auto& row : support::everyTable()) {
            if (window().chosen() != row.game || !row.seen(window()))
                continue;
            if (!row.settled(window()))
                return;
            say(QByteArray("go on ") + row.name);
            const bool over = row.handOver(window());
            if (over && isOver(row.game)) {
                ++hands_;
                if (++matches_ == 20)
                    early_ = residentMiB();
                begin();
                return;
            }
            row.goOn(window());
            if (over)
                ++hands_;
            return;
        }
        type(window());
    }
    [[nodiscard]] bool isOver(int game) {
        switch (game) {
        case 0:
            return support::roomOf<desktop::MinchiateRoom>(window()).game().model().gameOver();
        case 1:
            return support::roomOf<desktop::BologneseRoom>(window()).model().table().matchOver();
        case 2:
            return support::roomOf<desktop::TarotRoom>(window()).model().table().matchOver();
        default:
            return support::roomOf<desktop::CuatrolaRoom>(window()).model().table().matchOver();
        }
    }
    void begin() {
        const int game = below(4), players = 2 + below(4);
        say("begin " + QByteArray::number(game) + " with " + QByteArray::number(players));
        const auto& row = support::everyTable()[std::size_t(game)];
        if (below(4) == 0)
            row.begin(window());
        else
            row.beginShort(window(), quint64(below(1'000'000)), players);
        away_ = 0;
    }
    void click(QWidget& top, bool button) {
        QList<QWidget*> all;
        for (QWidget* widget : top.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && widget->window() == &top &&
                (!button || qobject_cast<QAbstractButton*>(widget)))
                all.push_back(widget);
        if (all.isEmpty())
            all.push_back(&top);
        QWidget& chosen = one(all);
        if (chosen.width() < 1 || chosen.height() < 1)
            return;
        const QPoint at(below(chosen.width()), below(chosen.height()));
        if (!button && below(4) == 0) {
            say("drag on " + named(chosen));
            QPointer<QWidget> still = &chosen;
            QTest::mousePress(&chosen, Qt::LeftButton, {}, at);
            if (still)
                QTest::mouseMove(still, at + QPoint(below(200) - 100, below(200) - 100));
            if (still)
                QTest::mouseRelease(still, Qt::LeftButton, {}, at + QPoint(below(100) - 50, -30));
            return;
        }
        say("click " + named(chosen));
        if (!button && below(8) == 0)
            QTest::mouseDClick(&chosen, Qt::LeftButton, {}, at);
        else
            QTest::mouseClick(&chosen, below(12) == 0 ? Qt::RightButton : Qt::LeftButton, {}, at);
    }
    void type(QWidget& top) {
        static constexpr std::array kOften{Qt::Key_Return, Qt::Key_Space, Qt::Key_Return, Qt::Key_Space,
                                           Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                           Qt::Key_Tab,    Qt::Key_Return};
        static constexpr std::array kSeldom{
            Qt::Key_Escape,   Qt::Key_F1,        Qt::Key_F2,     Qt::Key_F3,     Qt::Key_F4,  Qt::Key_F5,
            Qt::Key_F6,       Qt::Key_F8,        Qt::Key_F9,     Qt::Key_Home,   Qt::Key_End, Qt::Key_PageUp,
            Qt::Key_PageDown, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Backtab};
        const auto kind = below(10);
        Qt::Key key = kOften[std::size_t(below(kOften.size()))];
        if (kind >= 6 && kind < 8)
            key = Qt::Key(Qt::Key_A + below(26));
        else if (kind == 8)
            key = Qt::Key(Qt::Key_0 + below(10));
        else if (kind == 9)
            key = kSeldom[std::size_t(below(kSeldom.size()))];
        Qt::KeyboardModifiers with;
        if (below(12) == 0)
            with = below(2) ? Qt::ControlModifier : Qt::AltModifier;
        else if (below(15) == 0)
            with = Qt::ShiftModifier;
        QWidget* to = top.focusWidget() && top.focusWidget()->isVisible() ? top.focusWidget() : &top;
        say("key " + QKeySequence(with | key).toString().toUtf8() + " for " + named(*to));
        QTest::keyClick(to, key, with);
    }
    void command() {
        QList<QAction*> all;
        for (QAction* action : window().findChildren<QAction*>())
            if (action->isEnabled() && action->isVisible() && !action->menu() && !action->isSeparator())
                all.push_back(action);
        if (all.isEmpty())
            return;
        QAction& chosen = one(all);
        say("command " + chosen.text().toUtf8());
        chosen.trigger();
    }
    void resize() {
        const QSize size(800 + below(1200), 536 + below(600));
        say("resize " + QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height()));
        window().resize(size);
    }
    void hover(QWidget& top) {
        const QList<QWidget*> all = top.findChildren<QWidget*>();
        QWidget& chosen = all.isEmpty() ? top : one(all);
        if (!chosen.isVisible())
            return;
        say("hover " + named(chosen));
        QTest::mouseMove(&chosen, QPoint(below(chosen.width() + 1), below(chosen.height() + 1)));
    }
    void write(QWidget& top) {
        QList<QLineEdit*> all;
        for (QLineEdit* line : top.findChildren<QLineEdit*>())
            if (line->isVisible() && line->isEnabled())
                all.push_back(line);
        if (all.isEmpty())
            return;
        static const std::array kTexts{
            "", "7", "-12", "T40 T39", "Ada", "C:K", "999999999999", "\xc3\xa9\xe2\x80\x99<b>", "1 2 3"};
        say("write");
        one(all).setText(QString::fromUtf8(kTexts[std::size_t(below(kTexts.size()))]));
    }
    void speak() {
        const auto& languages = text::languages();
        settings::Settings chosen = window().choices().now();
        chosen.language = languages[std::size_t(below(qsizetype(languages.size())))].code;
        say("speak " + chosen.language.toUtf8());
        window().choices().set(chosen);
    }
    void leave() {
        say("leave");
        window().close();
    }

    // ---- What is known of it ----

    static QByteArray named(const QWidget& widget) {
        return QByteArray(widget.metaObject()->className()) + " “" +
               (widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName()).toUtf8() + "”";
    }
    void say(const QByteArray& what) {
        application_.during = what;
        if (!trace_.isOpen())
            return;
        trace_.write(QByteArray::number(taken_) + ' ' + what + '\n');
        trace_.flush();
    }
    void report() {
        QTextStream(stdout) << taken_ << " steps, " << hands_ << " hands, " << matches_ << " matches, "
                            << qRound(residentMiB()) << " MiB, longest event " << application_.longest
                            << " ms (" << application_.longestOf << "), " << clock_.elapsed() / 1000
                            << " s\n";
        application_.longest = 0;
    }
    [[nodiscard]] int grew() const {
        if (matches_ < 100 || residentMiB() <= 1.1 * early_)
            return 0;
        QTextStream(stderr) << "soak: after match 20 " << early_ << " MiB, after the last " << residentMiB()
                            << '\n';
        return 1;
    }

    Timed& application_;
    tricks::Random random_;
    const QString folder_;
    QFile trace_;
    text::Speaker speaker_;
    std::unique_ptr<desktop::SpokenWindow> window_;
    QElapsedTimer clock_;
    qint64 steps_ = 0, seconds_ = 0, taken_ = 0, minutes_ = 0;
    int hands_ = 0, matches_ = 0, wanted_ = 0;
    int away_ = 0; // steps since a table was seen last
    double early_ = 0;
    bool done_ = false;
    bool running_ = false; // a step is being taken
};

} // namespace

int main(int argc, char* argv[]) {
    const QTemporaryDir temporary;
    qputenv("HOME", temporary.path().toUtf8()); // whatever is saved is saved there
    look::giveBackFreedPictures();
    Timed application(argc, argv);
    look::prunePictures(support::keptPictures(), look::mostKept, [] { return false; }); // sizes by chance
    QApplication::setApplicationName(QStringLiteral("versicola"));
    QApplication::setQuitOnLastWindowClosed(false);
    QCommandLineParser parser;
    for (const char* name : {"seed", "steps", "seconds", "matches", "data", "trace"})
        parser.addOption({QLatin1String(name), {}, QLatin1String(name)});
    parser.process(application);
    const QString folder =
        parser.isSet(QStringLiteral("data")) ? parser.value(QStringLiteral("data")) : temporary.path();
    const qint64 steps = parser.isSet(QStringLiteral("steps"))
                             ? parser.value(QStringLiteral("steps")).toLongLong()
                             : std::numeric_limits<qint64>::max();
    Soak soak(application, parser.value(QStringLiteral("seed")).toULongLong(), folder,
              parser.value(QStringLiteral("trace")));
    return soak.run(steps, parser.value(QStringLiteral("seconds")).toLongLong(),
                    parser.value(QStringLiteral("matches")).toInt());
}
