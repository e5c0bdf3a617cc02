#include "desktop/doors/doors_page.h"

#include "desktop/doors/door_pictures.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace doors {
namespace {

// Where things stand at s = 1, from the top of the table; with nothing left the doors are larger and the
// strip's room is shared out above and below them.
struct Places {
    double titleMiddle, underTitle, doorTop, doorWide, doorHigh;
};
constexpr double pageHigh = 776;
constexpr Places alone{122, 171, 204, 276, 452};
constexpr Places aboveStrip{47, 90, 116, 254, 416};
constexpr Places aboveLongStrip{57, 100, 124, 254, 396}; // three rows and a line
constexpr double doorGap = 54;
constexpr double stripUnderDoors = 20;
constexpr double lineAlone = 690;       // what was thrown away, with nothing left
constexpr double stripBeyondDoors = 18; // on either side
constexpr double threeRows = 198;
constexpr GoOnStrip::Most mostRows{.left = 3, .thrownAway = 0};

constexpr std::array<DoorsPage::Which, 3> all{DoorsPage::Which::Play, DoorsPage::Which::Learn,
                                              DoorsPage::Which::Score};

std::size_t number(DoorsPage::Which which) {
    return static_cast<std::size_t>(which);
}

// With a shelf between title and doors there is room for one row.
constexpr Places underShelf{53, 270, 294, 254, 416};
constexpr Places underShelfAboveStrip{47, 264, 287, 221, 362};
constexpr double shelfUnderTitle = 27; // from the title's middle to the shelf's upper edge
constexpr double oneRow = 84;
constexpr GoOnStrip::Most oneLeft{.left = 1, .thrownAway = 0};

Places placesOver(const GoOnStrip& strip, bool left, bool shelf, const look::Metrics& m) {
    if (shelf && left) {
        Places places = underShelfAboveStrip;
        // What is more than a row takes of the doors.
        const double more = std::max(0, strip.heightNeeded() - m.px(oneRow)) / m.s;
        places.doorHigh = std::max(220.0, places.doorHigh - more);
        return places;
    }
    if (shelf)
        return underShelf;
    if (!left)
        return alone;
    return strip.heightNeeded() > m.px(threeRows) + m.px(6) ? aboveLongStrip : aboveStrip;
}

} // namespace

DoorsPage::DoorsPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent),
      deck_(deck), doors_{new Door(tr("&Play"), tr("One hand, one round or a match"), this),
                          new Door(tr("&Learn"), tr("Lessons at the table, from nothing"), this),
                          new Door(tr("&Keep score"), tr("For four people and a real pack"), this)},
      shelf_(new Shelf(this)), strip_(new GoOnStrip(deck, this)),
      myGames_(new look::PaperButton(look::PaperButton::Kind::Second, tr("M&y games"), this)),
      bringBack_(new QAction(tr("&Bring it back"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Versicola"));
    front_.line = tr("Minchiate, the Florentine game of ninety-seven cards");
    front_.keystone = QStringLiteral("lily");
    front_.words = {tr("One hand, one round or a match"), tr("Lessons at the table, from nothing"),
                    tr("For four people and a real pack")};
    front_.notYet = {QString(), tr("It comes with a later version"), tr("It comes with a later version")};
    front_.picture = florentinePicture;
    pack_ = &deck_;
    setReady(Which::Learn, false);
    setReady(Which::Score, false);
    shelf_->hide();
    connect(shelf_, &Shelf::packChosen, this, &DoorsPage::gameChosen);
    for (const Which which : all)
        connect(door(which), &Door::clicked, this, [this, which] { open(which); });
    strip_->hide();
    myGames_->setToolTip(tr("All hands you have played, and how it goes"));
    connect(myGames_, &look::PaperButton::clicked, this, &DoorsPage::myGamesChosen);
    bringBack_->setShortcuts(QKeySequence::Undo);
    bringBack_->setVisible(false);
    addAction(bringBack_);
    connect(bringBack_, &QAction::triggered, strip_, &GoOnStrip::bringBackLast);
    const auto tell = [this] { bringBack_->setVisible(strip_->canBringBack()); };
    connect(strip_, &GoOnStrip::thrownAway, this, tell);
    connect(strip_, &GoOnStrip::broughtBack, this, tell);
    connect(&deck_, &look::Deck::ready, this, [this] {
        // Many pictures come ready one after another: draw once, after the last that is there.
        if (!picturesOld_)
            QTimer::singleShot(0, this, &DoorsPage::drawPictures);
        picturesOld_ = true;
        strip_->update();
    });
}

Door* DoorsPage::door(Which which) const {
    return doors_[number(which)];
}

void DoorsPage::setReady(Which which, bool ready) {
    door(which)->setEnabled(ready);
    door(which)->setNote(ready ? QString() : front_.notYet[number(which)]);
}

void DoorsPage::setGames(const std::vector<OnShelf>& games) {
    games_ = games;
    shelf_->setPacks(games);
    shelf_->setVisible(hasShelf());
    setTabOrder(doors_.back(), strip_);
    for (std::size_t i = 0; i < games.size(); ++i)
        setTabOrder(i == 0 ? static_cast<QWidget*>(this) : shelf_->pack(static_cast<int>(i) - 1),
                    shelf_->pack(static_cast<int>(i)));
    setTabOrder(shelf_->pack(static_cast<int>(games.size()) - 1), doors_.front());
    for (const OnShelf& game : games)
        if (game.deck != &deck_)
            connect(game.deck, &look::Deck::ready, this, [this] {
                if (!picturesOld_)
                    QTimer::singleShot(0, this, &DoorsPage::drawPictures);
                picturesOld_ = true;
            });
}

void DoorsPage::setChosen(int game) {
    const OnShelf& chosen = games_[static_cast<std::size_t>(game)];
    front_ = chosen.front;
    pack_ = chosen.deck;
    for (const Which which : all) {
        door(which)->setLine(front_.words[number(which)]);
        setReady(which, front_.notYet[number(which)].isEmpty());
    }
    shelf_->setChosen(game);
    layOut();
    update();
}

void DoorsPage::setLearned(const QString& howFar) {
    door(Which::Learn)->setLine(howFar.isEmpty() ? front_.words[number(Which::Learn)] : howFar);
    writeAlike();
}

void DoorsPage::setGoOn(const std::vector<GoOn>& left) {
    strip_->setLeft(left, hasShelf() ? oneLeft : mostRows);
    strip_->writeKeys(3);
    strip_->setVisible(!left.empty());
    bringBack_->setVisible(strip_->canBringBack());
    layOut();
    focusFirst();
    update();
}

look::PaperButton* DoorsPage::goOnButton() const {
    return somethingLeft() ? strip_->rows().front()->button() : nullptr;
}

void DoorsPage::focusFirst() {
    if (somethingLeft())
        strip_->focusFirst();
    else
        door(Which::Play)->setFocus(Qt::OtherFocusReason);
}

void DoorsPage::open(Which which) {
    switch (which) {
    case Which::Play:
        emit playChosen();
        break;
    case Which::Learn:
        emit learnChosen();
        break;
    case Which::Score:
        emit scoreChosen();
        break;
    }
}

int DoorsPage::page(double y) const {
    return top_ + metrics_.px(y);
}

void DoorsPage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = metrics_;
    strip_->setMetrics(m);
    const Places places = placesOver(*strip_, somethingLeft(), hasShelf(), m);
    top_ = (height() - m.px(pageHigh)) / 2;
    if (somethingLeft() && !hasShelf()) // fewer rows leave room, which is shared out
        top_ += std::max(0, m.px(threeRows) - strip_->heightNeeded()) / 2;
    const int wide = m.px(places.doorWide);
    const int step = wide + m.px(doorGap);
    const int left = (width() - wide - 2 * step) / 2;
    for (std::size_t i = 0; i < doors_.size(); ++i) {
        const QRect arch(left + static_cast<int>(i) * step, page(places.doorTop), wide,
                         m.px(places.doorHigh));
        doors_[i]->setFace(arch, m);
    }
    shelf_->setMetrics(m);
    const QSize shelf = shelf_->sizeNeeded();
    shelf_->setGeometry((width() - shelf.width()) / 2, page(places.titleMiddle + shelfUnderTitle),
                        shelf.width(), shelf.height());
    // A little wider than the doors, and as wide as its names need while there is table.
    const int least = wide + 2 * step + 2 * m.px(stripBeyondDoors);
    const int most = width() - 2 * (m.frame + m.px(stripBeyondDoors));
    const int strip = std::max(least, std::min(strip_->widthNeeded(), most));
    strip_->setGeometry(
        (width() - strip) / 2,
        page(somethingLeft() ? places.doorTop + places.doorHigh + stripUnderDoors : lineAlone), strip,
        strip_->heightNeeded());
    myGames_->setMetrics(m);
    const QSize games = myGames_->paperSize();
    const int edge = m.frame + m.px(18);
    myGames_->setPaperGeometry(QRect(QPoint(width() - edge - games.width(), edge), games));
    drawPictures();
}

// All three names as large as the longest has room for.
void DoorsPage::writeAlike() {
    int most = doors_.front()->namePx();
    for (const Door* one : doors_)
        most = std::min(most, one->namePx());
    for (Door* one : doors_)
        one->setMostNamePx(most);
}

void DoorsPage::drawPictures() {
    const double dpr = devicePixelRatioF();
    const look::Metrics& m = metrics_;
    picturesOld_ = false;
    ratio_ = dpr;
    writeAlike();
    for (const Which which : all) {
        Door* d = door(which);
        const QSize size = d->pictureSize();
        if (size.isEmpty())
            continue;
        d->setKeystone(deck_.piece(front_.keystone, d->keystoneSize(), dpr));
        d->setPicture(front_.picture(which, size, dpr, m, *pack_));
    }
}

void DoorsPage::drawTitle(QPainter& p) const {
    const look::Metrics& m = metrics_;
    const Places places = placesOver(*strip_, somethingLeft(), hasShelf(), m);
    QFont title = look::font(m, look::Type::Product);
    title.setPixelSize(look::posterPx(m, somethingLeft() || hasShelf() ? 60 : 68, 0.85));
    const int high = m.px(100);
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    // The name of the product is the same in every language.
    p.drawText(QRect(0, page(places.titleMiddle) - high / 2, width(), high), Qt::AlignCenter,
               QStringLiteral("Versicola"));
    QFont under = look::font(m, look::Type::UnderTitle);
    under.setPixelSize(look::posterPx(m, 22, 0.85));
    p.setFont(under);
    p.setPen(QColor(look::colour::text2));
    const int line = QFontMetrics(under).height();
    p.drawText(QRect(m.frame, page(places.underTitle) - line / 2, width() - 2 * m.frame, line),
               Qt::AlignCenter, front_.line);
}

void DoorsPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (ratio_ != devicePixelRatioF())
        QTimer::singleShot(0, this, &DoorsPage::drawPictures);
    look::drawTable(p, rect(), metrics_);
    drawTitle(p);
}

void DoorsPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void DoorsPage::showEvent(QShowEvent*) {
    focusFirst();
}

void DoorsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_3 && !event->modifiers()) {
        strip_->goOnWith(event->key() - Qt::Key_1);
        return;
    }
    for (Door* d : doors_) {
        if (d->takeLetter(*event))
            return;
    }
    if (hasShelf() && shelf_->takeLetter(*event))
        return;
    if (!event->modifiers() &&
        QKeySequence::mnemonic(myGames_->text()) == QKeySequence(Qt::ALT | Qt::Key(event->key()))) {
        myGames_->click();
        return;
    }
    QWidget::keyPressEvent(event);
}

void DoorsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace doors

#include "moc_doors_page.cpp"
