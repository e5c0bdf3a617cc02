#include "doors/doors_page.h"

#include "doors/door_pictures.h"
#include "look/marks.h"
#include "look/palette.h"
#include "look/surfaces.h"
#include "look/type.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

namespace doors {
namespace {

// The page at s = 1, from the top of the table.
constexpr double pageHigh = 776;
constexpr double titleMiddle = 58;
constexpr double underTitle = 107;
constexpr double doorTop = 140;
constexpr double doorWide = 276;
constexpr double doorHigh = 452;
constexpr double doorGap = 54;
constexpr double stripTop = 628;
constexpr double stripHigh = 92;
constexpr double downWithoutStrip = 64; // the strip's room is shared out above and below

constexpr std::array<DoorsPage::Which, 3> all{DoorsPage::Which::play, DoorsPage::Which::learn,
                                              DoorsPage::Which::score};

std::size_t number(DoorsPage::Which which) {
    return static_cast<std::size_t>(which);
}

} // namespace

DoorsPage::DoorsPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent),
      m_deck(deck), m_doors{new Door(tr("&Play"), tr("One hand, one round or a match"), this),
                            new Door(tr("&Learn"), tr("Lessons at the table, from nothing"), this),
                            new Door(tr("&Keep score"), tr("For four people and a real pack"), this)},
      m_notYet{QString(), tr("It comes with a later version"), tr("It comes with a later version")},
      m_goOnButton(new look::PaperButton(look::PaperButton::Kind::main, tr("&Go on"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Versicola"));
    for (const Which which : all)
        connect(door(which), &Door::clicked, this, [this, which] { open(which); });
    connect(m_goOnButton, &look::PaperButton::clicked, this, &DoorsPage::goOnChosen);
    m_goOnButton->hide();
    connect(&m_deck, &look::Deck::ready, this, [this] {
        // Many pictures come ready one after another: draw once, after the last that is there.
        if (!m_picturesOld)
            QTimer::singleShot(0, this, &DoorsPage::drawPictures);
        m_picturesOld = true;
        update(m_strip);
    });
}

Door* DoorsPage::door(Which which) const {
    return m_doors[number(which)];
}

void DoorsPage::setReady(Which which, bool ready) {
    m_ready[number(which)] = ready;
    if (ready)
        door(which)->setNote({});
}

void DoorsPage::setLearned(const QString& howFar) {
    door(Which::learn)->setLine(howFar.isEmpty() ? tr("Lessons at the table, from nothing") : howFar);
}

void DoorsPage::setGoOn(const std::optional<GoOn>& left) {
    m_goOn = left;
    m_goOnButton->setVisible(left.has_value());
    if (left)
        m_goOnButton->setAccessibleDescription(left->title + QStringLiteral(". ") + left->detail);
    layOut();
    focusFirst();
    update();
}

void DoorsPage::focusFirst() {
    if (m_goOn)
        m_goOnButton->setFocus(Qt::OtherFocusReason);
    else
        door(Which::play)->setFocus(Qt::OtherFocusReason);
}

void DoorsPage::open(Which which) {
    if (!m_ready[number(which)]) {
        door(which)->setNote(m_notYet[number(which)]);
        return;
    }
    switch (which) {
    case Which::play:
        emit playChosen();
        break;
    case Which::learn:
        emit learnChosen();
        break;
    case Which::score:
        emit scoreChosen();
        break;
    }
}

int DoorsPage::page(double y) const {
    return m_top + m_metrics.px(y + (m_goOn ? 0 : downWithoutStrip));
}

void DoorsPage::layOut() {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    const look::Metrics& m = m_metrics;
    m_top = (height() - m.px(pageHigh)) / 2;
    const int wide = m.px(doorWide);
    const int step = wide + m.px(doorGap);
    const int left = (width() - wide - 2 * step) / 2;
    for (std::size_t i = 0; i < m_doors.size(); ++i) {
        const QRect arch(left + static_cast<int>(i) * step, page(doorTop), wide, m.px(doorHigh));
        m_doors[i]->setFace(arch, m);
    }
    m_strip = QRect(left, page(stripTop), wide + 2 * step, m.px(stripHigh));
    m_goOnButton->setMetrics(m);
    QSize button = m_goOnButton->paperSize();
    button.setWidth(std::max(button.width(), m.px(122)));
    m_goOnButton->setPaperGeometry(QRect(
        QPoint(m_strip.right() - m.px(24) - button.width(), m_strip.center().y() + 1 - button.height() / 2),
        button));
    drawPictures();
}

void DoorsPage::drawPictures() {
    const double dpr = devicePixelRatioF();
    const look::Metrics& m = m_metrics;
    m_picturesOld = false;
    m_ratio = dpr;
    for (const Which which : all) {
        Door* d = door(which);
        const QSize size = d->pictureSize();
        if (size.isEmpty())
            continue;
        d->setKeystone(m_deck.piece(QStringLiteral("lily"), d->keystoneSize(), dpr));
        switch (which) {
        case Which::play:
            d->setPicture(playPicture(size, dpr, m, m_deck));
            break;
        case Which::learn:
            d->setPicture(learnPicture(size, dpr, m, m_deck));
            break;
        case Which::score:
            d->setPicture(scorePicture(size, dpr, m, m_deck));
            break;
        }
    }
}

void DoorsPage::drawTitle(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    QFont title = look::font(m, look::Type::product);
    title.setPixelSize(look::posterPx(m, 68, 0.85));
    const int high = m.px(100);
    p.setFont(title);
    p.setPen(QColor(look::colour::text));
    // The name of the product is the same in every language.
    p.drawText(QRect(0, page(titleMiddle) - high / 2, width(), high), Qt::AlignCenter,
               QStringLiteral("Versicola"));
    QFont under = look::font(m, look::Type::underTitle);
    under.setPixelSize(look::posterPx(m, 22, 0.85));
    p.setFont(under);
    p.setPen(QColor(look::colour::text2));
    const int line = QFontMetrics(under).height();
    p.drawText(QRect(m.frame, page(underTitle) - line / 2, width() - 2 * m.frame, line), Qt::AlignCenter,
               tr("Minchiate, the Florentine game of ninety-seven cards"));
}

void DoorsPage::drawGoOn(QPainter& p) const {
    const look::Metrics& m = m_metrics;
    look::drawStrip(p, m_strip, m);
    const QSize mount(m.px(46), m.px(55));
    int x = m_strip.left() + m.px(18);
    for (const QString& name : m_goOn->heads) {
        const QRect at(QPoint(x, m_strip.center().y() + 1 - mount.height() / 2), mount);
        look::drawMount(p, at, m_deck.head(name, look::portraitRect(at, m).size(), devicePixelRatioF()), m,
                        false);
        x += mount.width();
    }
    x += m.px(22);
    const int right = m_goOnButton->geometry().left() - m.px(8);
    QFont titleFont = look::font(m, look::Type::section);
    titleFont.setPixelSize(look::posterPx(m, 26, 0.8));
    QFont detailFont = look::font(m, look::Type::sheet);
    detailFont.setPixelSize(look::posterPx(m, 14, 0.7));
    const QFontMetrics title(titleFont);
    const QFontMetrics detail(detailFont);
    const int wraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const int room = right - x;
    const int detailHigh = detail.boundingRect(QRect(0, 0, room, 999), wraps, m_goOn->detail).height();
    const int titleHigh = title.ascent();
    const int gap = m.px(5);
    const int top = m_strip.center().y() - (titleHigh + gap + detailHigh) / 2;
    p.setFont(titleFont);
    p.setPen(QColor(look::colour::text));
    p.drawText(QRect(x, top - m.px(3), room, title.height()), Qt::AlignLeft | Qt::AlignTop,
               title.elidedText(m_goOn->title, Qt::ElideRight, room));
    p.setFont(detailFont);
    p.setPen(QColor(look::colour::text2));
    p.drawText(QRect(x, top + titleHigh + gap, room, detailHigh), wraps, m_goOn->detail);
}

void DoorsPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (m_ratio != devicePixelRatioF())
        QTimer::singleShot(0, this, &DoorsPage::drawPictures);
    look::drawTable(p, rect(), m_metrics);
    drawTitle(p);
    if (m_goOn)
        drawGoOn(p);
}

void DoorsPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void DoorsPage::showEvent(QShowEvent*) {
    focusFirst();
}

void DoorsPage::keyPressEvent(QKeyEvent* event) {
    for (Door* d : m_doors) {
        if (d->takeLetter(*event))
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
