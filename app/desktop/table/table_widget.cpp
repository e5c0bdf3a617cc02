#include "desktop/table/table_widget.h"

#include "desktop/look/announce.h"
#include "desktop/table/heard.h"
#include "desktop/table/timing.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QShortcut>
#include <QStyle>
#include <QToolTip>

#include <cmath>

namespace table {

namespace {

constexpr QPoint kTipBelow(2, 16); // from the point that a tip is given to where it lies, at least
constexpr int kTipSpare = 12;      // more than that where the pointer is larger

look::ScorePiece& adopted(look::ScorePiece* score, QWidget* table) {
    score->setParent(table);
    score->show();
    return *score;
}

} // namespace

TableWidget::TableWidget(look::Deck& deck, look::ScorePiece* score, QWidget* parent)
    : QWidget(parent), deck_(deck), board_(deck, adopted(score, this), *this),
      papers_(deck, board_, director_, *this), acting_(board_, papers_, director_),
      keys_(board_, papers_, acting_, director_, *this), mouse_(board_, papers_, acting_, keys_, director_),
      top_(
          new TopLayer([this](QPainter& painter, const QRegion& dirty) { paintTop(painter, dirty); }, this)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Table"));
    // For who listens; it is in no menu, where others would find it dead.
    connect(new QShortcut(QKeySequence(tr("Ctrl+T")), this), &QShortcut::activated, this, [this] {
        if (beside_)
            look::announce(*this, beside_->accessibleDescription());
        look::announce(*this, papers_.asked());
        look::announce(*this, tableTold(seen()));
    });
    join();
}

TableWidget::~TableWidget() = default;

void TableWidget::join() {
    for (const auto signal : {&Director::waiting, &Director::caughtUp})
        connect(&director_, signal, this, [this] {
            papers_.updateStrip();
            emit settled();
        });
    connect(&director_, &Director::waiting, this, [this] {
        look::announce(*this, papers_.asked());
        if (hasFocus() && papers_.strip()->isVisible()) // the ring is where Return acts
            keys_.takeFocus();
    });
    connect(papers_.strip(), &PromptStrip::leftForCards, this, [this] {
        setFocus();
        keys_.showRing();
    });
    connect(&papers_, &Papers::ruleAsked, this, &TableWidget::ruleAsked);
    connect(&acting_, &Acting::refused, this, [this] {
        sound::play(sound::Sound::Refused, board_.habits().sounds);
        emit refused();
    });
    connect(&acting_, &Acting::picksChanged, this, &TableWidget::picksChanged);
    connect(&keys_, &Keys::picked, this, &TableWidget::picked);
    connect(&keys_, &Keys::thingPressed, this, &TableWidget::press);
    connect(&board_, &Board::lastTrickClosed, this, &TableWidget::lastTrickClosed);
    connect(&mouse_, &Mouse::stockPressed, this, &TableWidget::stockPressed);
    connect(&mouse_, &Mouse::pilePressed, this, &TableWidget::pilePressed);
    connect(&mouse_, &Mouse::explanationAsked, this, [this](QPoint at, QPoint globalAt) {
        if (const auto thing = thingAt(seen(), at))
            explain(*thing, globalAt);
    });
}

void TableWidget::setHabits(const Habits& habits) {
    director_.setTempo(habits.tempo);
    board_.setHabits(habits);
}

// What is asked goes with it: it was of what lay there before.
void TableWidget::clear() {
    director_.clear();
    acting_.stopCalling();
    board_.setAsk(std::nullopt);
    papers_.updateStrip();
}

void TableWidget::hurry() {
    board_.finish();
    director_.hurry();
}

// ---- What a step does ----

void TableWidget::lay(Scene scene, std::optional<Slip> slip, Arrival arrival) {
    papers_.clearNote();
    papers_.tell({}); // the last thing said was of what lay there before
    papers_.lay(std::move(slip));
    board_.lay(std::move(scene), arrival);
    papers_.updateStrip();
    update();
}

// The scene that follows, with what is heard of it.
void TableWidget::take(Scene scene, bool choosing) {
    if (isVisible()) {
        for (const sound::Sound sound : heardBetween(board_.scene(), scene))
            sound::play(sound, board_.habits().sounds);
        for (const QString& words : toldBetween(board_.scene(), scene, choosing))
            readOut(words);
    }
    board_.setScene(std::move(scene));
}

void TableWidget::readOut(const QString& happened) {
    if (isVisible() && board_.habits().tellsPlay)
        look::announce(*this, happened);
}

void TableWidget::change(Scene scene, int ms) {
    auto& played = board_.attention.played;
    if (played && std::ranges::find(scene.trick.plays, *played, &Played::card) != scene.trick.plays.end())
        played.reset(); // it has arrived
    take(std::move(scene));
    board_.setAsk(std::nullopt);
    board_.rearrange(ms);
    papers_.updateStrip();
    update(); // plates, captions and tags follow the scene
}

void TableWidget::retell(Scene scene) {
    take(std::move(scene));
    papers_.placeSlip();
    update();
}

void TableWidget::put(Scene scene, Ask ask) {
    take(std::move(scene), ask.seat == kMiddle);
    acting_.begin(std::move(ask));
    if (board_.habits().playForced && acting_.isForced())
        add({[](const Tempo& tempo) {
                 return Beat{int(timing::forced * tempo.factor), 0};
             },
             [this] { acting_.playForced(); }});
}

void TableWidget::closeAsk() {
    board_.setAsk(std::nullopt);
    board_.attention.hovered.reset();
    board_.rearrange(0); // what only the question hid is seen
    papers_.updateStrip();
    update();
}

void TableWidget::showLastTrick(bool shown) {
    if (shown && !board_.scene().people.empty() && !board_.scene().lastTrick) {
        papers_.refuse({tr("Nobody has won a trick in this hand yet.")});
        emit lastTrickClosed();
        return;
    }
    board_.showLastTrick(shown);
    if (shown && board_.scene().lastTrick)
        look::announce(*this, trickTold(board_.scene(), *board_.scene().lastTrick));
}

void TableWidget::light(std::vector<Spot> spots) {
    board_.spotlight.setSpots(std::move(spots));
    board_.relight();
}

// ---- Events ----

bool TableWidget::event(QEvent* event) {
    // Space and Return play here; a shortcut elsewhere must not take them from the table.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        const int key = press.key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter ||
            (keys_.isTyping() && (key == Qt::Key_Escape || isLetter(press))))
            event->accept();
    }
    if (event->type() == QEvent::WhatsThis) { // by a key: of what has the ring
        event->setAccepted(explainRinged());
        return event->isAccepted();
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto thing = thingAt(seen(), help->pos()))
            explain(*thing, help->globalPos());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

// A tip is of what was pointed to; the keys go elsewhere.
void TableWidget::keyPressEvent(QKeyEvent* event) {
    QToolTip::hideText();
    if (!keys_.press(*event))
        QWidget::keyPressEvent(event);
}

void TableWidget::resizeEvent(QResizeEvent*) {
    measureAnew();
}

void TableWidget::measureAnew() {
    top_->setGeometry(rect());
    board_.measureAnew();
    papers_.clearNote();
    papers_.updateStrip();
}

void TableWidget::focusInEvent(QFocusEvent* event) {
    if (papers_.noteRect().isEmpty()) // what was refused before is not told again
        setAccessibleDescription(papers_.asked());
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        keys_.showRing();
    // The reader is to end at what the next key acts on.
    QTimer::singleShot(0, this, [this] { tellFocused(*this, seen()); });
    update();
}

void TableWidget::focusOutEvent(QFocusEvent*) {
    keys_.endTyping();
    update();
}

// The menu key is the window's. The right button explains when it is let go: a tip shown while it is down
// would leave with its release.
void TableWidget::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
}

bool TableWidget::explainRinged() {
    const auto all = things();
    const auto ringed = std::ranges::find_if(all, &TableThing::focused);
    if (ringed != all.end())
        explain(*ringed, mapToGlobal(ringed->rect.center()));
    return ringed != all.end();
}

// ---- Painting ----

TablePainter TableWidget::painterNow() const {
    Motion motion;
    if (const auto shaking = acting_.shaking()) {
        motion.shaking = shaking->first;
        motion.shaken = shaking->second;
    }
    if (const auto dragged = mouse_.dragged()) {
        motion.dragged = dragged->first;
        motion.draggedBy = dragged->second;
    }
    motion.changed = board_.changed();
    if (motion.changed)
        motion.mountsBefore = board_.mountsBefore();
    return {deck_, seen(), board_.animator(), board_.spotlight, motion, rect(), devicePixelRatioF()};
}

void TableWidget::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Pictures fit whole pixels, but not where the screen's ratio is no whole number.
    painter.setRenderHint(QPainter::SmoothPixmapTransform,
                          devicePixelRatioF() != std::floor(devicePixelRatioF()));
    painter.setClipRegion(event->region());
    painterNow().paint(painter, event->region());
}

// Cards on their way pass over tray and strip.
void TableWidget::paintTop(QPainter& painter, const QRegion& dirty) {
    QRegion under;
    for (const QWidget* widget :
         {static_cast<QWidget*>(&board_.score()), static_cast<QWidget*>(papers_.strip())})
        if (widget->isVisible())
            under += widget->geometry();
    painterNow().paintOver(painter, under & dirty);
}

// ---- Pointing ----

void TableWidget::explain(const TableThing& thing, QPoint globalAt) {
    QStringList lines{thing.name};
    for (const QString& more : {thing.state, thing.detail})
        if (!more.isEmpty())
            lines << more;
    const int wide = board_.metrics().px(320);
    QString words;
    for (const QString& line : lines)
        words += QStringLiteral("<div style='max-width:%1px'>%2</div>").arg(wide).arg(line.toHtmlEscaped());
    if (thing.kind == TableThing::Kind::Card &&
        handTaken(board_.picture(), board_.metrics()).contains(thing.rect.center()))
        globalAt = mapToGlobal(tipPlace(words, thing.rect)) - kTipBelow;
    QToolTip::showText(globalAt, words, this, thing.rect);
}

// Over the hand, whose indexes are read while one chooses, as close to that card as it hides nothing.
QPoint TableWidget::tipPlace(const QString& words, const QRect& card) const {
    QLabel tip(words); // as large as the tip will be
    tip.setFont(QToolTip::font());
    tip.setWordWrap(true);
    tip.setMargin(1 + style()->pixelMetric(QStyle::PM_ToolTipLabelFrameWidth));
    const QSize size = tip.sizeHint() + QSize(kTipSpare, 2 * kTipSpare);
    const QRect near(QPoint(card.center().x() - size.width() / 2, board_.metrics().handTop - size.height()),
                     size);
    return papers_.placeOver({size}, near, Papers::Leaving::BeforeCardsCome).topLeft();
}

void TableWidget::press(const TableThing& thing) {
    switch (thing.kind) {
    case TableThing::Kind::Card:
        acting_.click(Card{static_cast<std::uint8_t>(thing.key)});
        break;
    case TableThing::Kind::Stock:
        emit stockPressed();
        break;
    case TableThing::Kind::Pile:
        if (thing.pressable && board_.scene().piles[static_cast<std::size_t>(thing.pile)].cards > 0)
            emit pilePressed(thing.pile);
        break;
    case TableThing::Kind::Slip:
        board_.attention.thing.reset();
        papers_.dropSlip();
        break;
    default:
        break;
    }
}

} // namespace table

#include "moc_table_widget.cpp"
