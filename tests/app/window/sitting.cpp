#include "sitting.h"

#include "kept_pictures.h"
#include "support/deals.h"
#include "support/waiting.h"

#include <QApplication>
#include <QWindow>

namespace support {

using namespace minchiate;

namespace {
const std::vector<desktop::Game> kGames{desktop::minchiateGame()};
}

Sitting::Sitting(QSize size) : size_(size) {
    open();
}

void Sitting::open() {
    close();
    window_ = std::make_unique<desktop::MainWindow>(kGames, folder(),
                                                    folder_.filePath(QStringLiteral("settings.ini")));
    window_->keepPicturesIn(keptPictures());
    desktop::GameChoice game = room().choices().now();
    game.level = QStringLiteral("apprentice"); // answers at once
    room().choices().set(game);
    settings::Settings chosen = window_->choices().now();
    chosen.animations = false;
    chosen.callBack = false;
    chosen.pace = settings::Pace::Fast;
    window_->choices().set(chosen);
    hasten();
    window_->resize(size_);
    window_->show();
    window_->activateWindow();
    if (!QTest::qWaitForWindowActive(window_.get()))
        qFatal("the window does not come up");
}

void Sitting::hasten(int trickStayMs) {
    table::Habits habits;
    habits.tempo = {0, trickStayMs, false, false};
    habits.callBackMs = 0;
    room().game().playPage()->table()->setHabits(habits);
}

void Sitting::leaveGame(const model::NewGame& game) {
    close();
    {
        model::GameModel left(folder());
        left.start(game);
    }
    open();
}

desktop::MinchiateRoom& Sitting::room() const {
    return static_cast<desktop::MinchiateRoom&>(window_->room());
}

Wants Sitting::settle() {
    Wants wants = Wants::Nothing;
    const bool untilPress = table().director().tempo().trickStayMs < 0;
    const auto wanting = [&] {
        const auto& director = table().director();
        if (window_->shownPage() == room().game().countPage())
            wants = Wants::Count;
        else if (!atTable())
            return false;
        else if (director.waitsForPress())
            wants = Wants::Press;
        else if (director.idle() && table().seen().open())
            wants = Wants::Decision;
        else if (untilPress && !director.idle() && table().state().trick.plays.size() == 4)
            wants = Wants::Press;
        return wants != Wants::Nothing;
    };
    (void)waitUntil(wanting);
    return wants;
}

// ---- Mouse ----

bool Sitting::toDecision() {
    for (;;) {
        const Wants wants = settle();
        if (wants != Wants::Press)
            return wants == Wants::Decision;
        key(Qt::Key_Space);
    }
}

bool Sitting::toCard() {
    while (toDecision()) {
        if (table().state().playing())
            return true;
        model().act(answerTo(model().view(), 1));
        if (!waitUntil([&] { return !table().director().idle() || model().choice(); }))
            return false;
        QCoreApplication::processEvents();
    }
    return false;
}

void Sitting::click(QWidget& widget, QPoint at) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window_.get(), at));
}

void Sitting::drag(QWidget& widget, QPoint from, QPoint to) {
    QWindow* window = window_->windowHandle();
    const auto at = [&](QPoint p) { return widget.mapTo(window_.get(), p); };
    QTest::mousePress(window, Qt::LeftButton, {}, at(from));
    QTest::mouseMove(window, at((from + to) / 2));
    QTest::mouseMove(window, at(to));
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(to));
}

// The middle of the largest part of it that no other card covers.
QPoint Sitting::pointOn(Card card) const {
    QRegion seen;
    bool found = false;
    for (const table::Sprite& sprite : table().seen().picture.sprites) {
        if (found)
            seen -= sprite.bounds().toAlignedRect();
        const bool held =
            sprite.place == table::Sprite::Place::Hand || sprite.place == table::Sprite::Place::Open;
        if (held && sprite.card() == card) {
            seen = sprite.rect().toRect();
            found = true;
        }
    }
    QRect best;
    for (const QRect& r : seen)
        if (std::min(r.width(), r.height()) > std::min(best.width(), best.height()))
            best = r;
    if (best.isEmpty())
        qFatal("the card is not to be seen");
    return best.center();
}

// ---- Keyboard ----

void Sitting::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
}

// ---- Games ----

model::NewGame numberedGame(quint64 number) {
    model::NewGame game = newGame(Length::Hand, number);
    game.number = number;
    return game;
}

model::NewGame gameWith(const char* cards) {
    Setup setup;
    setup.dealer = Seat::W;
    setup.hands[Seat::S] = cards;
    model::NewGame game = newGame(Length::Hand, 6);
    records::HandRecord hand;
    const CutDeal dealt = dealFor(setup);
    hand.deal = dealt.deal;
    hand.actions = {{tricks::left(setup.dealer), Cut{dealt.cut}}};
    game.hand = hand;
    return game;
}

} // namespace support
