#include "desktop/watch/step_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"

#include <QKeyEvent>
#include <QPainter>

#include <array>

namespace watch {

namespace {

using Step = StepButton::Step;

QString nameOf(Step step) {
    switch (step) {
    case Step::First:
        return StepButton::tr("To the beginning (Home)");
    case Step::TrickBack:
        return StepButton::tr("A trick back (Page Up)");
    case Step::CardBack:
        return StepButton::tr("A card back (Left)");
    case Step::CardOn:
        return StepButton::tr("A card on (Right)");
    case Step::TrickOn:
        return StepButton::tr("A trick on (Page Down)");
    case Step::Last:
        break;
    }
    return StepButton::tr("To the end (End)");
}

// What is drawn: arrows one behind the other, and a bar at the end that they point to.
struct Shape {
    int arrows;
    bool bar;
    bool on;
};

Shape shapeOf(Step step) {
    switch (step) {
    case Step::First:
        return {1, true, false};
    case Step::TrickBack:
        return {2, false, false};
    case Step::CardBack:
        return {1, false, false};
    case Step::CardOn:
        return {1, false, true};
    case Step::TrickOn:
        return {2, false, true};
    case Step::Last:
        break;
    }
    return {1, true, true};
}

} // namespace

StepButton::StepButton(Step step, QWidget* parent) : QAbstractButton(parent), step_(step) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(nameOf(step));
    setToolTip(nameOf(step));
}

void StepButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
    update();
}

QSize StepButton::sizeHint() const {
    return QSize(std::max(28, metrics_.px(36)), std::max(28, metrics_.px(34)));
}

void StepButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void StepButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const int ring = std::max(3, metrics_.px(4));
    const QRect r = rect().adjusted(ring, ring, -ring, -ring);
    const int radius = metrics_.px(4);
    QColor veil(look::colour::text);
    veil.setAlpha(!isEnabled() ? 0 : isDown() ? 40 : underMouse() ? 22 : 0);
    p.setPen(
        QPen(QColor(isEnabled() ? look::colour::buttonEdge : look::colour::disabledEdge), metrics_.line(1)));
    p.setBrush(veil);
    p.drawRoundedRect(QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);

    const QColor ink(isEnabled() ? look::colour::text : look::colour::disabledText);
    const Shape shape = shapeOf(step_);
    const double high = r.height() * 0.4, wide = high * 0.75, bar = std::max(2.0, high * 0.2);
    const double all = shape.arrows * wide + (shape.bar ? bar + 1 : 0);
    p.save();
    p.translate(QRectF(r).center());
    if (!shape.on)
        p.scale(-1, 1);
    double x = -all / 2;
    for (int i = 0; i < shape.arrows; ++i, x += wide)
        look::drawArrow(p, QRectF(x, -high / 2, wide, high), ink);
    if (shape.bar)
        p.fillRect(QRectF(x + 1, -high / 2, bar, high), ink);
    p.restore();
    if (hasFocus())
        look::drawFocusRing(p, r, metrics_, radius);
}

std::vector<QShortcut*> stepKeys(QWidget& page, std::function<void(StepButton::Step)> act) {
    using Step = StepButton::Step;
    constexpr std::array<std::pair<Qt::Key, Step>, kSteps> steps{{{Qt::Key_Home, Step::First},
                                                                  {Qt::Key_PageUp, Step::TrickBack},
                                                                  {Qt::Key_Left, Step::CardBack},
                                                                  {Qt::Key_Right, Step::CardOn},
                                                                  {Qt::Key_PageDown, Step::TrickOn},
                                                                  {Qt::Key_End, Step::Last}}};
    std::vector<QShortcut*> keys;
    for (const auto& [key, step] : steps) {
        auto* shortcut = new QShortcut(key, &page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(shortcut, &QShortcut::activated, &page, [act, step = step] { act(step); });
        keys.push_back(shortcut);
    }
    return keys;
}

} // namespace watch

#include "moc_step_button.cpp"
