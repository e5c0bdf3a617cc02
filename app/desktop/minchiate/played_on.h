// A hand played on from another one of the same cards: what is told of it at the table and at its count.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"
#include "minchiate/records/match_record.h"

#include <QWidget>

#include <array>

namespace desktop {

// "From trick 7", "The same cards again".
[[nodiscard]] QString fromWhere(const records::HandRecord& hand, const records::PlayedOn& playedOn);
// The other hand was played to its end; else it was a position of the deal editor.
[[nodiscard]] bool wasOver(const records::HandRecord& hand, const records::PlayedOn& playedOn);
// What it made, and what the other hand had made, points for the person's side in two lines: "From trick 7
// you made +12;", "it was −5. It is not counted." Nothing while it is not over.
[[nodiscard]] std::array<QString, 2> comparedWords(const records::HandRecord& hand,
                                                   const records::PlayedOn& playedOn, minchiate::Side us);

// What lies on the table meanwhile: where it began, that nothing is lost, and the way back.
class PlayedOnSlip : public QWidget {
    Q_OBJECT

public:
    explicit PlayedOnSlip(QWidget* parent);

    // `back`: what the way back is called.
    void say(const QString& words, const QString& back);
    void setMetrics(const look::Metrics& m);
    // As large as its words need, from this corner of the table.
    void place(const QPoint& corner, int most);
    [[nodiscard]] const QString& words() const { return words_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Metrics metrics_;
    QString words_;
    look::PaperButton* back_;
};

} // namespace desktop
