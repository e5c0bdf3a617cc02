#include "desktop/doors/shelf.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace doors {

namespace {

// At s = 1: a slot, and the board under all of them, its upper edge from the widget's top.
constexpr double kSlot = 177, kBoard = 30, kBoardTop = 134, kHigh = 176;
constexpr double kRest = 52, kFront = 68; // breadth of the card on top
constexpr double kRatio = 1.8;
constexpr double kPlaqueWide = 132, kPlaqueHigh = 38;

} // namespace

// A slot: pack and name. What it shows is painted by the shelf.
class PackButton : public QAbstractButton {
public:
    PackButton(Shelf& shelf, int number) : QAbstractButton(&shelf), shelf_(shelf), number_(number) {
        setCheckable(true);
        setAutoExclusive(true);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintPack(painter);
        paintName(painter);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
            shelf_.walk(event->key() == Qt::Key_Left ? -1 : 1);
        else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
            focusNextPrevChild(event->key() == Qt::Key_Down); // to what stands over or under the shelf
        else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    [[nodiscard]] const look::Metrics& m() const { return shelf_.metrics_; }
    [[nodiscard]] const OnShelf& pack() const { return shelf_.packs_[static_cast<std::size_t>(number_)]; }

    // The card on top: from behind the board's edge, or in front of it.
    [[nodiscard]] QRectF topCard() const {
        const double way = shelf_.forwardness(number_);
        const double wide = m().px(kRest) + (m().px(kFront) - m().px(kRest)) * way;
        const double high = wide * kRatio, foot = shelf_.boardTop() - 1 - (way > 0 ? way * m().px(2) : 0) -
                                                  (underMouse() && !isChecked() ? m().px(4) : 0);
        const double middle = width() / 2.0 - m().px(10 + 4 * way);
        return {middle - wide / 2, foot - high, wide, high};
    }
    void paintPack(QPainter& painter) {
        const QRectF card = topCard();
        const QSize size = card.size().toSize();
        const double dpr = devicePixelRatioF();
        const int edges = isChecked() ? 6 : 5;
        painter.setClipRect(QRect(0, 0, width(), shelf_.boardTop() + m().px(2)));
        // The back, beside it.
        painter.save();
        painter.translate(card.center() + QPointF(card.width() * 0.40, 0));
        painter.rotate(9);
        const QRect at(-size.width() / 2, -size.height() / 2, size.width(), size.height());
        look::drawShadow(painter, at, m(), look::Shadow::Small, look::cardRadius(size));
        painter.drawPixmap(at, pack().deck->card(QStringLiteral("back"), size, dpr));
        painter.restore();
        for (int i = edges; i > 0; --i) { // paper edges behind it
            const QRectF edge = card.translated(0.9 * m().s * i, -0.9 * m().s * i);
            painter.setPen(QPen(QColor(look::colour::paperRule), 0.6));
            painter.setBrush(QColor(look::colour::paper));
            painter.drawRoundedRect(edge, look::cardRadius(size), look::cardRadius(size));
        }
        look::drawShadow(painter, card.toRect(), m(), look::Shadow::Small, look::cardRadius(size));
        painter.drawPixmap(card.toRect(), pack().deck->card(pack().front.top, size, dpr));
        if (pack().left && !isChecked()) { // a folded corner: something was left
            const QRectF fold(card.left(), card.bottom() - m().px(9), m().px(12), m().px(9));
            painter.setPen(QPen(QColor(look::colour::ink2), 1));
            painter.setBrush(QColor(look::colour::paperOpen));
            const QPointF corner[3]{fold.topLeft(), fold.topRight(), fold.bottomLeft()};
            painter.drawPolygon(corner, 3);
        }
        painter.setClipping(false);
    }
    void paintName(QPainter& painter) {
        const int board = shelf_.boardTop();
        QRect line(0, board, width(), m().px(kBoard));
        QFont font = look::serif(m(), isChecked() ? 24 : 20);
        const bool pointed = underMouse() && !isChecked();
        const int flags = Qt::AlignCenter | Qt::TextShowMnemonic;
        // A long name takes a smaller letter before it is cut.
        const int room = width() - m().px(isChecked() ? 46 : 10);
        while (QFontMetrics(font).size(Qt::TextShowMnemonic, text()).width() > room && font.pixelSize() > 12)
            font.setPixelSize(font.pixelSize() - 1);
        QRect plaque;
        if (isChecked()) {
            const int wide =
                std::max(m().px(kPlaqueWide),
                         QFontMetrics(font).size(Qt::TextShowMnemonic, text()).width() + m().px(50));
            plaque = QRect((width() - wide) / 2, board - m().px(5), wide, m().px(kPlaqueHigh));
            look::drawTagPaper(painter, plaque, m());
            const int in = m().px(3);
            painter.setPen(QPen(QColor(look::colour::paperRule), m().line(1)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(plaque).adjusted(in, in, -in, -in));
            look::drawLozenge(
                painter,
                QRectF(plaque.left() + m().px(17), plaque.center().y() - m().px(6), m().px(9), m().px(13)),
                QColor(look::colour::openBar));
            line = plaque.adjusted(m().px(26), 0, 0, 0);
        }
        painter.setFont(font);
        painter.setPen(QColor(isChecked() ? look::colour::ink
                              : pointed   ? look::colour::gold
                                          : look::colour::text));
        painter.drawText(line, flags, text());
        if (hasFocus())
            look::drawFocusRing(painter,
                                topCard()
                                    .toRect()
                                    .united(isChecked() ? plaque : line)
                                    .intersected(rect().adjusted(6, 6, -6, -6)),
                                m(), m().px(4));
    }

    Shelf& shelf_;
    int number_;
};

Shelf::Shelf(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Which game?"));
    move_.setStartValue(0.0);
    move_.setEndValue(1.0);
    move_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&move_, &QVariantAnimation::valueChanged, this, [this] {
        for (QAbstractButton* slot : slots_)
            slot->update();
    });
}

void Shelf::setPacks(const std::vector<OnShelf>& packs) {
    packs_ = packs;
    qDeleteAll(slots_);
    slots_.clear();
    for (std::size_t i = 0; i < packs_.size(); ++i) {
        auto* slot = new PackButton(*this, static_cast<int>(i));
        slot->setText(packs_[i].front.name);
        slot->setAccessibleName(QString(packs_[i].front.name).remove(u'&'));
        slot->setFocusPolicy(Qt::StrongFocus);
        connect(slot, &QAbstractButton::clicked, this, [this, i] { emit packChosen(static_cast<int>(i)); });
        connect(packs_[i].deck, &look::Deck::ready, slot, qOverload<>(&QWidget::update));
        slots_.push_back(slot);
        setLeft(static_cast<int>(i), packs_[i].left);
        slot->show();
    }
    layOut();
}

void Shelf::setLeft(int pack, bool left) {
    OnShelf& one = packs_[static_cast<std::size_t>(pack)];
    one.left = left;
    QString told = one.front.line;
    if (left)
        told += QStringLiteral(". ") + tr("A game is unfinished.");
    slots_[static_cast<std::size_t>(pack)]->setAccessibleDescription(told);
    slots_[static_cast<std::size_t>(pack)]->update();
}

// One stop of Tab for all of them: where the choice is.
void Shelf::setChosen(int pack) {
    before_ = chosen_;
    chosen_ = pack;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const bool here = static_cast<int>(i) == pack;
        slots_[i]->setChecked(here);
        slots_[i]->setFocusPolicy(here ? Qt::StrongFocus : Qt::ClickFocus);
    }
    move_.stop();
    if (before_ != chosen_ && moveMs_ > 0 && isVisible()) {
        move_.setDuration(moveMs_);
        move_.start();
    }
    for (QAbstractButton* slot : slots_)
        slot->update();
}

double Shelf::forwardness(int pack) const {
    const double way = move_.state() == QAbstractAnimation::Running ? move_.currentValue().toDouble() : 1;
    return pack == chosen_ ? way : pack == before_ ? 1 - way : 0;
}

void Shelf::walk(int by) {
    const int next = chosen_ + by;
    if (next < 0 || next >= static_cast<int>(slots_.size()))
        return;
    emit packChosen(next);
    slots_[static_cast<std::size_t>(next)]->setFocus(Qt::OtherFocusReason);
}

bool Shelf::takeLetter(const QKeyEvent& key) {
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    for (QAbstractButton* slot : slots_)
        if (QKeySequence::mnemonic(slot->text()) == QKeySequence(Qt::ALT | static_cast<Qt::Key>(key.key()))) {
            slot->setFocus(Qt::ShortcutFocusReason);
            slot->click();
            return true;
        }
    return false;
}

// ---- Places ----

int Shelf::boardTop() const {
    return metrics_.px(kBoardTop);
}

QSize Shelf::sizeNeeded() const {
    return {metrics_.px(kSlot) * static_cast<int>(slots_.size()) + metrics_.px(8), metrics_.px(kHigh)};
}

void Shelf::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    layOut();
}

void Shelf::layOut() {
    const int wide = metrics_.px(kSlot);
    for (std::size_t i = 0; i < slots_.size(); ++i)
        slots_[i]->setGeometry(metrics_.px(4) + wide * static_cast<int>(i), 0, wide, sizeNeeded().height());
    update();
}

void Shelf::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    look::drawBoard(painter, QRect(metrics_.px(4), boardTop(), width() - metrics_.px(8), metrics_.px(kBoard)),
                    metrics_);
}

} // namespace doors

#include "moc_shelf.cpp"
