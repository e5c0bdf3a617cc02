// Hints at a table of any game: the first press tells what to think about, the second what to choose. Each is
// thought of only when it is asked for, from what the seat may know.
#pragma once

#include "desktop/hints/hint_giver.h"
#include "desktop/hints/hint_paper.h"
#include "desktop/table/table_widget.h"

#include <QTimer>

#include <functional>
#include <optional>

namespace hints {

// Where hints come from.
struct Source {
    // Why there is none for this decision; nothing where there is one.
    std::function<std::optional<table::Refused>()> refusal;
    // The decision as it stands now, to be thought of.
    std::function<Thinker()> question;
    // One is taken; the same decision may be asked about again.
    std::function<void()> count;
    // The person is to decide something, whether the picture has come to it or not.
    std::function<bool()> due;
};

class Hints : public QObject {
    Q_OBJECT

public:
    // The table outlives it; slip and marks lie on the page.
    Hints(table::TableWidget& table, Source source, QWidget* page);

    void ask();
    // Whatever happens at the table takes the hint away.
    void dismiss();
    // The table has come to lie otherwise.
    void layOut();

    [[nodiscard]] HintSlip* slip() const { return slip_; }
    [[nodiscard]] HintMarks* marks() const { return marks_; }

signals:
    void noted(const QString& words); // a line for the log
    void counted();                   // one more in this hand

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Stage { Nothing, Thinking, Thought, Choice };
    void catchUp();
    void close();
    void hide();
    void tell();
    void note();
    void pointAtButton(std::vector<HintMark>& marks) const;
    void tellChoice(const look::Metrics& metrics);
    bool takeUp();
    void leaveToNote();
    [[nodiscard]] QRect above(const look::Metrics& metrics) const;
    [[nodiscard]] HintSlip::Where beside(const QRect& over, bool points) const;

    table::TableWidget& table_;
    const Source source_;
    HintGiver giver_;
    HintSlip* slip_;
    HintMarks* marks_;
    Stage stage_ = Stage::Nothing;
    std::optional<Said> said_;
    bool closed_ = false; // what was said is put away, and is gone on from when it is asked for
    std::optional<tricks::Card> focusedThen_; // when the choice was told
    QTimer waits_;                            // until it is said that it takes its time
};

} // namespace hints
