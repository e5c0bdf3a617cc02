// Words on pages of paper, fields to type in, and how both follow the page's size.
#pragma once

#include "desktop/look/link_label.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace paper {

// Running words on cloth or paper, in a role's font.
class Words : public look::LinkLabel {
    Q_OBJECT

public:
    Words(look::Type type, QRgb ink, const QString& text = {}, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    void setInk(QRgb ink);
    // Words in which rule numbers are links; who holds the page follows linkActivated().
    void setLinked(const QString& words);

    // Words laid out as rich text, rule numbers in them as links too; `told` is what is read aloud.
    void setRich(const QString& rich, const QString& told);

    // A line with names, which can be of any length: where it has no room it is cut, and a tip says the
    // whole.
    void letBeCut() { mayBeCut_ = true; }
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool isCut() const;

    look::Type type_;
    QRgb ink_ = 0;
    bool mayBeCut_ = false;
};

// A field of paper.
class Field : public QLineEdit {
    Q_OBJECT

public:
    // `what` names it to those who cannot see its label.
    explicit Field(const QString& what, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    // What stands in it cannot be; until something else is typed. It takes the focus.
    void markWrong();
    [[nodiscard]] bool isWrong() const { return wrong_; }

signals:
    // Something typed or pasted had no room; the sentence says how much there is.
    void full(const QString& words);

private:
    void setWrong(bool wrong);
    void dress();

    look::Metrics metrics_;
    bool wrong_ = false;
};

// A digit or a sign that was typed where nothing takes it.
[[nodiscard]] bool isPlainDigit(const QKeyEvent& event);
// Gives such a key to the field where it is meant, in place of what stood there.
void typeInto(Field& field, QKeyEvent& event);

// A letter typed without Ctrl or Alt presses the button of the page that has it underlined; false where none
// has.
bool pressLetter(const QWidget& page, const QKeyEvent& event);

// Every Words, Field, LargeButton and PaperButton inside `page` takes on these measures.
void dress(QWidget* page, const look::Metrics& m);

} // namespace paper
