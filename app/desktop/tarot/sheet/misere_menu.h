// What each player won of a hand played à la misère (F10).
#pragma once

#include "desktop/paper/overlay.h"
#include "tarot/sheet/score_sheet.h"

namespace tarot_sheet {

class MisereMenu : public paper::Overlay {
    Q_OBJECT

public:
    explicit MisereMenu(QWidget* page);

    void ask(const tarot::sheet::Sheet& sheet, const tarot::sheet::KeptMisere* before);
    // What is wrong with what was typed; the menu stays open for it.
    void say(const QString& words) { says_->setText(words); }

    [[nodiscard]] paper::Field* field(tarot::Seat seat) const { return fields_[seat]; }
    [[nodiscard]] look::PaperButton* writeButton() const { return write_; }
    [[nodiscard]] QString says() const { return says_->text(); }

signals:
    void typed(const tarot::sheet::KeptMisere& hand);

private:
    void write();

    tarot::sheet::Sheet asked_; // whose hand was asked for last
    bool isNew_ = false;        // and it was not written yet
    int players_ = 4;
    tarot::PerSeat<paper::Words*> names_{};
    tarot::PerSeat<paper::Field*> fields_{};
    paper::Words* says_;
    look::PaperButton* write_;
};

} // namespace tarot_sheet
