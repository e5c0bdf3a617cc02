// Who sits at the next game, how well each of them plays, and how fast: buttons that open a choice each.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/minchiate/game_choice.h"
#include "desktop/settings/settings.h"

#include <QWidget>

namespace desktop {

class PeopleRow : public QWidget {
    Q_OBJECT

public:
    explicit PeopleRow(QWidget* parent = nullptr);

    void setChoice(const GameChoice& choice);
    void setPace(settings::Pace pace);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int heightNeeded() const;

    [[nodiscard]] look::PaperButton* youButton() const { return you_; }
    [[nodiscard]] look::PaperButton* companionButton(std::size_t i) const { return companions_[i]; }
    [[nodiscard]] look::PaperButton* paceButton() const { return pace_; }
    // What such a button opens.
    void chooseLevel(std::size_t companion);
    void choosePace();

signals:
    void changed(const desktop::GameChoice& choice);
    void paceChosen(settings::Pace pace);
    void namesChosen(); // to change what somebody is called

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void open(class QMenu* menu, look::PaperButton* under);

    GameChoice choice_;
    settings::Pace chosenPace_ = settings::Pace::Normal;
    look::Metrics metrics_;
    look::PaperButton* you_;
    std::array<look::PaperButton*, 3> companions_;
    look::PaperButton* pace_;
};

} // namespace desktop
