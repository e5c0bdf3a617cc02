// A question laid over a line of a list: words, perhaps a field, and two answers. Esc keeps all as it is.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/paper/writing.h"

#include <QWidget>

#include <functional>

namespace paper {

class RowBar : public QWidget {
    Q_OBJECT

public:
    explicit RowBar(QWidget* parent = nullptr);

    using Answer = std::function<void(const QString& typed)>;
    // Asks whether to do it; `yes` is the button that does. The focus is on the other one.
    void ask(const QRect& line, const QString& question, const QString& yes, Answer done);
    // Asks for words, which stand in a field.
    void askWords(const QRect& line, const QString& what, const QString& words, Answer done);
    void shut();

    [[nodiscard]] look::PaperButton* yesButton() const { return yes_; }
    [[nodiscard]] look::PaperButton* noButton() const { return no_; }
    [[nodiscard]] Field* field() const { return field_; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange(look::PaperButton& other, look::PaperButton& main);
    void lay(const QRect& line);
    void answer();

    Words* words_;
    Field* field_;
    look::PaperButton *yes_, *no_;
    Answer done_;
};

} // namespace paper
