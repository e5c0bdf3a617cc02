// The first page: three doors, and "go on" where something was left.
#pragma once

#include "doors/door.h"
#include "look/buttons.h"
#include "look/deck.h"
#include "look/metrics.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>

namespace doors {

// What was left, in words for the person who left it.
struct GoOn {
    QStringList heads; // one or two portraits, by name
    QString title;     // "Go on with your match"; no figures in it
    QString detail;    // "Round 1, hand 3, trick 7. ..."
};

class DoorsPage : public QWidget {
    Q_OBJECT

public:
    enum class Which { play, learn, score };

    // `deck` must outlive the page.
    explicit DoorsPage(look::Deck& deck, QWidget* parent = nullptr);

    // Shows or hides the strip; when shown, its button has the focus.
    void setGoOn(const std::optional<GoOn>& left);

    // A door that is not ready says so in place when opened, and does not emit. Play is ready from the start.
    void setReady(Which which, bool ready);

    // How far one is in the lessons, under the name of their door; empty for who has not begun.
    void setLearned(const QString& howFar);

    // Gives the focus to "go on", or else to Play.
    void focusFirst();

    Door* door(Which which) const;
    look::PaperButton* goOnButton() const { return m_goOnButton; }

signals:
    void playChosen();
    void learnChosen();
    void scoreChosen();
    void goOnChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void open(Which which);
    void layOut();
    void drawPictures();
    void drawTitle(QPainter& p) const;
    void drawGoOn(QPainter& p) const;
    int page(double y) const;

    look::Deck& m_deck;
    look::Metrics m_metrics;
    int m_top = 0; // where the page's own zero is: the doors stand in the middle of a tall window
    std::array<Door*, 3> m_doors;
    std::array<bool, 3> m_ready{true, false, false};
    std::array<QString, 3> m_notYet;
    std::optional<GoOn> m_goOn;
    look::PaperButton* m_goOnButton;
    QRect m_strip;
    double m_ratio = 0; // of the pictures
    bool m_picturesOld = true;
};

} // namespace doors
