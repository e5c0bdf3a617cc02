// Claims at the table: when the rest is surely ours, or nothing is left to decide, the cards are laid down at
// once. A button offers it quietly as long as more than two tricks are left; the command may be tried at any
// time, and says so where it is not certain.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "minchiate/advice/claim.h"
#include "minchiate/model/game_model.h"

namespace desktop {

class Claiming : public QObject {
    Q_OBJECT

public:
    // Table and model outlive it; the button lies on the table's parent.
    Claiming(minchiate_table::MinchiateTable& table, model::GameModel& model, QWidget* page);

    // Lays the cards down, or says why not.
    void claim();
    // The table has come to lie otherwise.
    void layOut();

    [[nodiscard]] look::PaperButton* button() const { return button_; }

signals:
    void said(const QString& sentence); // for the person

private:
    void offer();
    void withdraw();
    void layDown(const advice::Claims& claims);
    [[nodiscard]] bool isMyCard() const;

    minchiate_table::MinchiateTable& table_;
    model::GameModel& model_;
    look::PaperButton* button_;
    std::optional<table::Tempo> tempo_; // of the table, while cards are laid down
};

} // namespace desktop
