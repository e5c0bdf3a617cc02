// A strip on the cloth that asks for something: what is asked at the left, buttons that answer it at the
// right. Never a dialog: the table stays usable beside it.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"
#include "desktop/table/cited_words.h"
#include "desktop/table/fan_tile.h"
#include "desktop/table/prompt.h"
#include "desktop/table/tile.h"

#include <QWidget>

#include <vector>

namespace table {

class PromptStrip : public QWidget {
    Q_OBJECT
public:
    explicit PromptStrip(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics);
    void setPrompt(const Prompt& prompt);
    [[nodiscard]] const Prompt& prompt() const { return prompt_; }
    // How large it is at this breadth: at least so high, and higher when words and buttons need more.
    [[nodiscard]] QSize sizeFor(QSize least) const;
    // The sizes that one with fans may have, none broader than that where it can be: first those whose cards
    // are best seen, last those that leave words out. What is chosen of the fans does not change them.
    [[nodiscard]] std::vector<QSize> fanSizes(int width) const;
    [[nodiscard]] bool showsCards(QSize size) const { return planFor(size).step.has_value(); }
    // Lies there, which is as large as sizeFor() told.
    void place(const QRect& at);
    [[nodiscard]] look::PaperButton* button(int i) const { return buttons_[static_cast<std::size_t>(i)]; }
    // The same where the answers are tiles.
    [[nodiscard]] Tile* tile(int i) const { return tiles_[static_cast<std::size_t>(i)]; }
    // Either of them.
    [[nodiscard]] QAbstractButton* answerButton(int i) const;
    // The tile that is pointed to, by the mouse before the keyboard.
    [[nodiscard]] std::optional<int> pointed() const;
    // The rule whose number is seen there.
    [[nodiscard]] std::optional<QString> ruleUnder(QPoint at) const;
    [[nodiscard]] int buttonCount() const { return static_cast<int>(prompt_.buttons.size()); }

    [[nodiscard]] FanTile* fan(int i) const { return fans_[static_cast<std::size_t>(i)]; }

signals:
    void answered(int button);
    void fanPressed(int fan);
    void pointedElsewhere(); // pointed() has changed
    void leftForCards();     // by a key on a tile or a button
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // It is an answer to what is asked now: assistive technology may press what it saw a moment ago.
    [[nodiscard]] bool stands(const QWidget& answer) const { return !isHidden() && !answer.isHidden(); }
    void step(int from, int by);
    void fillButtons();
    void orderButtons();
    void fillTiles();
    void fillFans();
    // So much of a card before the next, none where no cards lie; so broad and so many lines of words.
    struct FansPlan {
        std::optional<int> step;
        int words = 0, lines = 0;
    };
    [[nodiscard]] std::vector<FansPlan> fansPlans(int width) const;
    // The one that this size is of.
    [[nodiscard]] FansPlan planFor(QSize size) const;
    [[nodiscard]] int fanButtonsWidth() const;
    [[nodiscard]] QSize sizeOf(const FansPlan& plan) const;
    // Where they lie in a strip so high, from its left edge on.
    [[nodiscard]] std::vector<QRect> fanPlaces(const FansPlan& plan, int high) const;
    void placeFans();
    // What is said on it where it lies, but over tiles.
    struct Said {
        QFont font;
        QRgb colour;
        std::vector<WordLine> lines;
    };
    [[nodiscard]] std::vector<Said> said() const;
    [[nodiscard]] std::vector<Said> saidBesideFans() const;
    [[nodiscard]] QSize tilesSize() const;
    void placeTiles();
    void paintOverTiles(QPainter& painter) const;
    [[nodiscard]] int headingWidth() const;
    [[nodiscard]] int gap() const; // between two buttons
    [[nodiscard]] int buttonsWidth() const;
    // Numbers of buttons that stand beside one another, row by row: as many as there is room for.
    [[nodiscard]] std::vector<std::vector<int>> rows(int width) const;
    [[nodiscard]] int rowsHeight(int width) const; // of all rows, with a gap below each
    void layRow(const std::vector<int>& row, int top);
    [[nodiscard]] bool stacked(int width) const; // buttons under the words
    [[nodiscard]] QRect wordsRect() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    Prompt prompt_;
    std::vector<Tile*> tiles_;
    std::vector<FanTile*> fans_;
    QRect words_; // beside the fans
    std::vector<look::PaperButton*> buttons_;
};

} // namespace table
