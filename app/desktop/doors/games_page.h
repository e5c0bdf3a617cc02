// All that can be gone on with, where the first page has no room for it.
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

    [[nodiscard]] GoOnStrip* strip() const { return m_strip; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }

signals:
    void backChosen();
    void left(); // the page is no more seen

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();

    look::Metrics m_metrics;
    QScrollArea* m_scroll;
    GoOnStrip* m_strip;
    look::PaperButton* m_back;
    QAction* m_bringBack;
};

} // namespace doors
