#include "cut_words.h"

#include "desktop/look/buttons.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QFontMetricsF>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPaintEngine>
#include <QPainter>
#include <QShortcut>
#include <QTabBar>

#include <cmath>
#include <map>
#include <utility>

namespace {

// What was shortened since it was asked for last, painted or laid out.
std::vector<QString> shortened;

} // namespace

// In place of Qt's own, for the whole program: the one place where all that is painted is shortened.
QString QFontMetrics::elidedText(const QString& text, Qt::TextElideMode mode, int width, int flags) const {
    QString left = QFontMetricsF(*this).elidedText(text, mode, width, flags);
    if (left != text && left.size() > 1) // else it has no place yet
        shortened.push_back(text);
    return left;
}

namespace support {

namespace {

constexpr double kLittle = 1.6; // px that nobody misses: italics lean out, and halves are rounded

// Listens to what is written; paints nothing.
class Ear : public QPaintEngine {
public:
    struct Word {
        QString text;
        QRectF at, seen; // of the widget: all of it, and what may be painted on
    };
    Ear() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF& p, const QTextItem& item) override {
        QString text = item.text();
        while (text.endsWith(u' '))
            text.chop(1);
        if (text.isEmpty())
            return;
        const double wide =
            std::min<double>(item.width(), QFontMetricsF(item.font()).horizontalAdvance(text));
        const QTransform way = painter()->combinedTransform();
        Word word{text,
                  way.mapRect(QRectF(p.x(), p.y() - item.ascent(), wide, item.ascent() + item.descent())),
                  QRectF(-1e6, -1e6, 2e6, 2e6)};
        if (painter()->hasClipping())
            word.seen = way.mapRect(painter()->clipBoundingRect());
        words.push_back(word);
    }

    std::vector<Word> words;
};

class Listener : public QPaintDevice {
public:
    explicit Listener(const QWidget& widget) : widget_(widget) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &ear_; }
    [[nodiscard]] const std::vector<Ear::Word>& words() const { return ear_.words; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return widget_.width();
        case PdmHeight:
            return widget_.height();
        case PdmWidthMM:
            return widget_.widthMM();
        case PdmHeightMM:
            return widget_.heightMM();
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return widget_.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return widget_.logicalDpiY();
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 1;
        }
    }

private:
    const QWidget& widget_;
    mutable Ear ear_;
};

// What scrolls up and down is never seen whole.
bool scrolls(const QWidget& widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget;
}

// How far a word is out of what is seen; 0 where it is whole.
double cutBy(const Ear::Word& word, const QWidget& widget) {
    QRectF seen = word.seen.intersected(widget.rect());
    if (scrolls(widget))
        seen.adjust(0, -1e6, 0, 1e6);
    if (word.at.left() > seen.right() || word.at.right() < seen.left())
        return 0; // beside the widget: on its way in
    const double aside = std::max(seen.left() - word.at.left(), word.at.right() - seen.right());
    // Accents and tails may lean out a little.
    const double upright =
        std::max(seen.top() - word.at.top(), word.at.bottom() - seen.bottom()) - word.at.height() / 6;
    return std::max(aside, upright);
}

QString letterOf(const QString& text) {
    const qsizetype at = QString(text).replace(QStringLiteral("&&"), QStringLiteral("  ")).indexOf(u'&');
    return at < 0 ? QString() : text.mid(at + 1, 1).toUpper();
}

// Buttons that lie side by side, or should.
void findCoveredButtons(const QWidget& page, std::set<CutWords>& found) {
    const auto seenOf = [](const look::PaperButton& button) {
        const int ring = button.ringMargin();
        return button.geometry().adjusted(ring, ring, -ring, -ring);
    };
    const auto all = page.findChildren<look::PaperButton*>();
    for (const look::PaperButton* one : all)
        for (const look::PaperButton* other : all)
            if (one != other && one->parent() == other->parent() && one->isVisible() && other->isVisible() &&
                seenOf(*one).intersects(seenOf(*other)))
                found.insert({QStringLiteral("button"), one->text(),
                              QStringLiteral("lies over or under “%1”").arg(other->text())});
}

} // namespace

std::set<CutWords> cutWordsOn(QWidget& page) {
    std::set<CutWords> found;
    for (const QString& words : std::exchange(shortened, {}))
        found.insert({QStringLiteral("laid out"), words, QStringLiteral("shortened")});
    QList<QWidget*> all = page.findChildren<QWidget*>();
    all.prepend(&page);
    for (QWidget* widget : all) {
        if (!widget->isVisible() || widget->window() != page.window() || widget->visibleRegion().isEmpty())
            continue;
        const QString where = QString::fromLatin1(widget->metaObject()->className());
        Listener listener(*widget);
        widget->render(&listener, {}, {}, QWidget::RenderFlags());
        for (const QString& words : std::exchange(shortened, {}))
            found.insert({where, words, QStringLiteral("shortened")});
        for (const Ear::Word& word : listener.words())
            if (const double by = cutBy(word, *widget); by > kLittle)
                found.insert({where, word.text, QStringLiteral("cut by %1 px").arg(std::ceil(by))});
    }
    findCoveredButtons(page, found);
    return found;
}

QStringList sharedLetters(const QWidget& page) {
    QStringList shared;
    const auto tell = [&](const std::map<QString, QStringList>& letters) {
        for (const auto& [letter, texts] : letters)
            if (!letter.isEmpty() && texts.size() > 1)
                shared << letter + QStringLiteral(": ") + texts.join(QStringLiteral(", "));
    };
    std::map<QString, QStringList> buttons;
    for (const auto* button : page.findChildren<QAbstractButton*>())
        if (button->isVisible())
            buttons[letterOf(button->text())] << button->text();
    for (const auto* label : page.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy())
            buttons[letterOf(label->text())] << label->text();
    for (const auto* bar : page.findChildren<QTabBar*>())
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
            buttons[letterOf(bar->tabText(i))] << bar->tabText(i);
    tell(buttons);
    for (const auto* menu : page.findChildren<QMenu*>()) {
        std::map<QString, QStringList> commands;
        for (const QAction* action : menu->actions())
            if (action->isVisible() && !action->isSeparator())
                commands[letterOf(action->text())] << action->text();
        tell(commands);
    }
    return shared;
}

QStringList sharedKeys(const QWidget& window) {
    std::map<QString, QStringList> keys;
    const auto add = [&](const QKeySequence& key, const QString& what) {
        if (!key.isEmpty())
            keys[key.toString()] << what;
    };
    QList<const QAction*> seen;
    const auto owners = window.findChildren<const QWidget*>() << &window;
    for (const QWidget* owner : owners)
        for (const QAction* action : owner->actions()) {
            // Of a menu all, whether it is dropped down or not.
            const bool there =
                owner->isVisible() || (qobject_cast<const QMenu*>(owner) &&
                                       qobject_cast<const QMenu*>(owner)->menuAction()->isVisible());
            if (there && action->isVisible() && action->isEnabled() && !seen.contains(action))
                seen << action;
        }
    for (const QAction* action : seen)
        for (const QKeySequence& key : action->shortcuts())
            add(key, action->text());
    for (const auto* shortcut : window.findChildren<const QShortcut*>())
        if (shortcut->isEnabled() && qobject_cast<const QWidget*>(shortcut->parent()) &&
            qobject_cast<const QWidget*>(shortcut->parent())->isVisible())
            add(shortcut->key(), QStringLiteral("a key of the page"));
    QStringList shared;
    for (const auto& [key, whose] : keys)
        if (whose.size() > 1)
            shared << key + QStringLiteral(": ") + whose.join(QStringLiteral(", "));
    return shared;
}

} // namespace support
