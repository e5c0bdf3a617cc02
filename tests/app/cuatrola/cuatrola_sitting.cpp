#include "cuatrola_sitting.h"

#include "cuatrola/players/levels.h"
#include "desktop/minchiate/minchiate_room.h"
#include "kept_pictures.h"

#include <QWindow>

namespace support {

using namespace cuatrola;

void CuatrolaSitting::open() {
    window_.reset();
    window_ = std::make_unique<desktop::MainWindow>(
        std::vector{desktop::minchiateGame(), desktop::cuatrolaGame()}, folder_.path(),
        folder_.filePath(QStringLiteral("settings.ini")));
    window_->keepPicturesIn(keptPictures());
    settings::Settings chosen = window_->choices().now();
    chosen.animations = false;
    chosen.callBack = false;
    chosen.pace = settings::Pace::Fast;
    window_->choices().set(chosen);
    window_->resize(size_);
    window_->show();
    window_->activateWindow();
    if (!QTest::qWaitForWindowActive(window_.get()))
        qFatal("the window does not come up");
}

void CuatrolaSitting::begin(int target, quint64 seed) {
    window_->choose(kCuatrola);
    hasten();
    NewMatch start;
    start.match.target = target;
    start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                         QStringLiteral("Vieri")};
    start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                            QStringLiteral("apprentice")};
    start.company.seed = seed;
    match().start(start);
    room().pages().showTable();
}

void CuatrolaSitting::hasten() {
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 0;
    table().setHabits(habits);
}

bool CuatrolaSitting::settle() {
    return waitUntil([&] { return table().director().idle() && table().seen().open(); });
}

void CuatrolaSitting::click(QWidget& widget, QPoint at) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window_.get(), at));
}

QPoint CuatrolaSitting::pointOn(Card card) const {
    for (const table::Sprite& sprite : table().seen().picture.sprites)
        if (sprite.place == table::Sprite::Place::Hand && sprite.card() == card)
            return table::seenInRow(table().seen().picture.sprites, sprite).center().toPoint();
    qFatal("the card is not to be seen");
}

void CuatrolaSitting::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
}

Action CuatrolaSitting::wanted() const {
    tricks::Thought thought{tricks::Random(match().handRecord().actions.size())};
    return levelNamed("apprentice")->choose(match().view(), thought);
}

} // namespace support
