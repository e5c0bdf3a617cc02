// What the board is made of: a chip for each counter, a row for each versicola, a switch with what it shows.
#pragma once

#include "desktop/coach/board_words.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace coach {

// How the board looks: sizes and surroundings.
struct BoardLook {
    look::Metrics metrics;
    bool dark = false;
};

class ChipView : public QWidget {
    Q_OBJECT

public:
    ChipView(look::Deck& deck, QWidget* parent);

    void setChip(const advice::Chip& chip, const QString& words);
    void setLook(const BoardLook& look);
    void setRinged(bool ringed); // a versicola that it serves is pointed at
    [[nodiscard]] const advice::Chip& chip() const { return chip_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    advice::Chip chip_;
    BoardLook look_;
    bool ringed_ = false;
};

// What is written in a row: a name, a line under it, a number for each side.
class RowView : public QWidget {
    Q_OBJECT

public:
    explicit RowView(QWidget* parent);

    struct Content {
        QString name, reason, told, meaning;
        std::array<QString, 2> points; // ours, theirs
        std::array<bool, 2> held{};    // captured already: a filled pill
        bool weak = false;             // broken
        minchiate::CardSet cards;
    };
    void setContent(const Content& content);
    void setLook(const BoardLook& look);
    [[nodiscard]] const Content& content() const { return content_; }
    // Its name, and under it the whole reason where there is room for that.
    [[nodiscard]] int heightIn(int width) const;

signals:
    void pointed(bool at); // by mouse or focus

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { tellTip(); }
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] bool showsReason() const;
    [[nodiscard]] QSize reasonSize(int width) const;
    void tellTip();

    Content content_;
    BoardLook look_;
};

class SwitchView : public QAbstractButton {
    Q_OBJECT

public:
    SwitchView(const QString& words, QWidget* parent);

    // What stands under it while it is on.
    void setLines(const QStringList& lines);
    void setLook(const BoardLook& look);
    [[nodiscard]] int heightIn(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int headHigh() const;
    [[nodiscard]] QFont small() const;

    QStringList lines_;
    BoardLook look_;
};

// A chip's ground, edge and ink by its place; also for the key.
void drawChip(QPainter& p, const QRectF& r, advice::Place place, const BoardLook& look);

} // namespace coach
