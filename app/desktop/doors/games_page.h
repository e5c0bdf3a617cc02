// All that can be gone on with, where the first page has no room for it, and all that was thrown away.
#pragma once

#include "desktop/doors/go_on_strip.h"
#include "desktop/look/deck.h"

#include <QAction>
#include <QScrollArea>
#include <QWidget>

namespace doors {

class GamesPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive the page.
    explicit GamesPage(look::Deck& deck, QWidget* parent = nullptr);

    void setGoOn(const std::vector<GoOn>& left);
    void focusFirst();

    [[nodiscard]] GoOnStrip* strip() const { return strip_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

signals:
    void backChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();

    look::Metrics metrics_;
    QScrollArea* scroll_;
    GoOnStrip* strip_;
    look::PaperButton* back_;
    QAction* bringBack_;
};

} // namespace doors
