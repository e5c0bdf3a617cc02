// Every text of a widget that somebody can meet: what it paints, what assistive technology is told, and what
// a resting mouse explains.
#pragma once

#include "desktop/look/score_piece.h"

#include <QAccessible>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QRegularExpression>
#include <QWidget>

namespace support {

// Keeps the words and draws nothing.
class ReadingEngine : public QPaintEngine {
public:
    ReadingEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { read << item.text(); }
    [[nodiscard]] Type type() const override { return User; }

    QStringList read;
};

class ReadingDevice : public QPaintDevice {
public:
    explicit ReadingDevice(QSize size) : size_(size) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const QStringList& read() const { return engine_.read; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize size_;
    mutable ReadingEngine engine_;
};

inline void addHeard(QStringList& texts, QAccessibleInterface* face) {
    if (!face || !face->isValid() || face->state().invisible)
        return;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << face->text(text);
    for (int i = 0; i < face->childCount(); ++i)
        addHeard(texts, face->child(i));
}

// Without what is empty.
[[nodiscard]] inline QStringList textsOf(QWidget& widget) {
    ReadingDevice device(widget.size());
    widget.render(&device);
    QStringList texts = device.read();
    addHeard(texts, QAccessible::queryAccessibleInterface(&widget));
    for (auto* child : widget.findChildren<QWidget*>()) {
        if (!child->isVisible())
            continue;
        texts << child->toolTip() << child->accessibleName() << child->accessibleDescription();
        if (const auto* piece = dynamic_cast<look::ScorePiece*>(child))
            texts << piece->explanation();
    }
    texts.removeAll(QString());
    return texts;
}

// Those that speak to somebody at the table.
[[nodiscard]] inline QString toSomebody(const QStringList& texts) {
    static const QRegularExpression words(QStringLiteral("\\b(you|yours?|we|us|ours?)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const QString& text : texts)
        if (text.contains(words))
            found << text;
    return found.join(u'\n');
}

} // namespace support
