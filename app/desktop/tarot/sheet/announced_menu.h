// What was announced in a hand, and whether all tricks were won: poignées and misères of each player, slams.
#pragma once

#include "desktop/paper/overlay.h"
#include "desktop/sheets/choices.h"
#include "tarot/sheet/score_sheet.h"

#include <QGridLayout>

#include <array>

namespace tarot_sheet {

class AnnouncedMenu : public paper::Overlay {
    Q_OBJECT

public:
    explicit AnnouncedMenu(QWidget* page);

    void ask(const tarot::sheet::Extras& extras, const tarot::sheet::Sheet& sheet);

    // The first is none, the next have so many cards as there are sizes at this table (F7.5).
    [[nodiscard]] sheets::Choices* poignee(tarot::Seat seat) const { return rows_[seat].poignee; }
    [[nodiscard]] paper::LargeButton* misere(tarot::Seat seat, tarot::Announced kind) const {
        return rows_[seat].miseres[kind == tarot::Announced::MisereAtouts ? 0 : 1];
    }
    enum class End { Nothing, ChelemMade, ChelemLost, AllTricks, NoTrick, PetitMade, PetitLost };
    [[nodiscard]] paper::LargeButton* end(End end) const { return end_->button(static_cast<int>(end)); }

signals:
    void changedTo(const tarot::sheet::Extras& extras);

private:
    void tell();

    struct Row {
        paper::Words* name = nullptr;
        sheets::Choices* poignee = nullptr;
        std::array<paper::LargeButton*, 2> miseres{};
    };
    int players_ = 4;
    tarot::sheet::Extras extras_;
    tarot::PerSeat<Row> rows_;
    paper::Words* miseresHead_;
    sheets::Choices* end_ = nullptr;
};

} // namespace tarot_sheet
