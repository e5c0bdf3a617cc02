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

    void focusFirst() { print_->setFocus(); }
    [[nodiscard]] look::PaperButton* printButton() const { return print_; }
    [[nodiscard]] look::PaperButton* pdfButton() const { return pdf_; }
    // The page as it is shown; null until it is drawn.
    [[nodiscard]] QImage picture() const { return picture_; }
    // Writes the file and says what became of it.
    void saveAs(const QString& path);
    [[nodiscard]] QString said() const { return said_->text(); }

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

    look::Deck& deck_;
    look::Metrics metrics_;
    QScrollArea* scroll_;
    QLabel* sheet_;
    QLabel* said_;
    look::PaperButton *back_, *pdf_, *print_;
    QImage picture_;
    QSize drawn_; // in pixels, what picture_ is or will be
    QString deckDrawn_;
    QFutureWatcher<QImage> drawing_; // thirty-five vector cards take a while
};

} // namespace rules
