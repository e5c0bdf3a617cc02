// The versicole on one page of paper: looked at, printed, kept as PDF.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"

#include <QFutureWatcher>
#include <QImage>
#include <QLabel>
#include <QScrollArea>
#include <QWidget>

namespace rules {

class VersicolePage : public QWidget {
    Q_OBJECT

public:
    // `deck` tells which cards are drawn; it must outlive the page.
    explicit VersicolePage(look::Deck& deck, QWidget* parent = nullptr);

    void focusFirst() { m_print->setFocus(); }
    [[nodiscard]] look::PaperButton* printButton() const { return m_print; }
    [[nodiscard]] look::PaperButton* pdfButton() const { return m_pdf; }
    // The page as it is shown; null until it is drawn.
    [[nodiscard]] QImage picture() const { return m_picture; }
    // Writes the file and says what became of it.
    void saveAs(const QString& path);
    [[nodiscard]] QString said() const { return m_said->text(); }

signals:
    void closed(); // Esc or the button

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void draw();
    void take();
    void askPdf();
    void print();
    void say(const QString& words);

    look::Deck& m_deck;
    look::Metrics m_metrics;
    QScrollArea* m_scroll;
    QLabel* m_sheet;
    QLabel* m_said;
    look::PaperButton *m_back, *m_pdf, *m_print;
    QImage m_picture;
    QSize m_drawn; // in pixels, what m_picture is or will be
    QString m_deckDrawn;
    QFutureWatcher<QImage> m_drawing; // thirty-five vector cards take a while
};

} // namespace rules
