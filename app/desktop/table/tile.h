// An answer as a tile on a strip: its name, what it is worth at the right end, and under the name so many
// pieces, or a line of words.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/prompt.h"

#include <QAbstractButton>

namespace table {

class Tile : public QAbstractButton {
    Q_OBJECT

public:
    explicit Tile(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics);
    // `piece`: the picture that its pieces are.
    void setAnswer(const PromptButton& answer, const QString& piece);
    // Of what is seen; the widget is larger by its ring on every side.
    [[nodiscard]] QSize tileSize() const;
    void setTileGeometry(const QRect& tile);
    [[nodiscard]] QRect tileRect() const;

signals:
    void pointed(); // to it, or away from it: by mouse, or by the keyboard's focus
    void stepAsked(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int ringMargin() const;
    void paintPieces(QPainter& painter, const QRect& tile, QRect line) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    PromptButton answer_;
    QString piece_;
};

} // namespace table
