// A question on a paper over the page, answered in a line: what an exercise asks, the number of a deal.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/paper/writing.h"

#include <QLabel>
#include <QWidget>

#include <functional>

namespace editing {

class AskPaper : public QWidget {
    Q_OBJECT

public:
    explicit AskPaper(QWidget* parent);

    // `take` gets what was written; a sentence back says what is wrong with it, and the paper stays.
    using Take = std::function<QString(const QString& written)>;
    void ask(const QString& question, const QString& example, const QString& yes, Take take);
    void setMetrics(const look::Metrics& m);
    // As large as its words need, its foot in the middle there.
    void place(const QPoint& foot, int most);
    void dismiss();

    // What is seen of it, in its parent's coordinates.
    [[nodiscard]] QRect paper() const;
    [[nodiscard]] paper::Field* field() const { return field_; }
    [[nodiscard]] look::PaperButton* yesButton() const { return yes_; }
    [[nodiscard]] look::PaperButton* noButton() const { return no_; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void answer();
    void layOut();

    look::Metrics metrics_;
    QLabel* question_;
    paper::Field* field_;
    look::PaperButton *yes_, *no_;
    Take take_;
    QPoint foot_;
    int most_ = 0;
};

} // namespace editing
