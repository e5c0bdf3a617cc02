// The paper beside the table on which a teacher writes: where one stands, what is said, and buttons under it.
// Lessons and annotated hands are told here; it knows nothing of either. It can have the focus itself: then
// the ring is around the words.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"

#include <QLabel>
#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace look {

// What stands on the paper. Words and note are rich text; their links are emitted.
struct LecternText {
    enum class Note { Plain, Right, Wrong };
    struct Button {
        QString text; // with its mnemonic
        bool main = false;
        bool enabled = true;
        bool beside = false; // short: stands side by side with its like
        bool spent = false;  // pressed before: it keeps the ring, and does nothing more
        bool answer = false; // to what the words ask: it is read out with them
        [[nodiscard]] bool acts() const { return enabled && !spent; }
    };

    QString where; // "Lesson 2 of 16 · step 3 of 9"
    QString title;
    QString words;
    QString note; // a hint, or what is said to an answer; may be empty
    Note kind = Note::Plain;
    std::vector<Button> buttons; // one under the other
    std::vector<Button> foot;    // small, side by side under the others: the ways out
};

class Lectern : public QWidget {
    Q_OBJECT

public:
    explicit Lectern(QWidget* parent = nullptr);

    void setText(const LecternText& text);
    [[nodiscard]] const LecternText& text() const { return text_; }
    void setMetrics(const Metrics& m);
    // Something to work with between the words and the buttons; it stays its owner's, who shows and hides it.
    void setTool(QWidget* tool);
    [[nodiscard]] QPushButton* button(int i) const { return buttons_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] QPushButton* footButton(int i) const { return foot_[static_cast<std::size_t>(i)]; }
    // How broad it wants to be on a page of this size, beside a table.
    [[nodiscard]] static int widthFor(QSize page);
    // The words are taller than the paper: it scrolls.
    [[nodiscard]] bool scrolls() const;

signals:
    void pressed(int button);
    void footPressed(int button);
    void linkChosen(const QString& link);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOut();
    void dress(double shrunk);
    void orderTabs();
    int layWords(int width);
    int layFoot(QRect room);
    [[nodiscard]] int rowOf(std::size_t first, std::size_t end, int room) const;
    void layButtons(QRect& room);
    [[nodiscard]] QRect paper() const;

    Metrics metrics_;
    LecternText text_;
    QScrollArea* scroll_;
    QWidget* sheet_; // what scrolls: the labels
    QLabel *where_, *title_, *words_, *note_;
    QWidget* bar_; // at the left of the note
    QWidget* tool_ = nullptr;
    std::vector<PaperButton*> buttons_, foot_; // as many as were ever needed
};

} // namespace look
