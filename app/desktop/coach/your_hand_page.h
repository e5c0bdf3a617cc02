// A hand one has played, gone through again: all cards open, the curve of what could be expected, each
// decision with what it cost, and how much of the result was skill and how much luck.
#pragma once

#include "desktop/coach/hand_rail.h"
#include "desktop/coach/hand_told.h"
#include "desktop/coach/open_table.h"
#include "desktop/coach/parts_view.h"
#include "desktop/review/play_on.h"
#include "desktop/watch/step_button.h"

#include <QAction>

namespace coach {

class YourHandPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it. What is found of hands is kept in that folder; nowhere if it is empty.
    explicit YourHandPage(look::Deck& deck, const QString& folder = {}, QWidget* parent = nullptr);

    // Shows a finished hand and begins to weigh it; it stops at the dearest decision as soon as one is known,
    // until the reader goes elsewhere.
    void showHand(const PlayedHand& hand);
    void focusFirst();

    // What the reader made of the hand, having played it on from that action.
    void tellPlayedOn(int at, const QString& words);

    void goTo(int at);
    void step(watch::StepButton::Step step);

    [[nodiscard]] const PlayedHand& hand() const { return hand_; }
    [[nodiscard]] int at() const { return table_->standing().at; }
    [[nodiscard]] OpenTable* table() const { return table_; }
    [[nodiscard]] CurveView* curve() const { return curve_; }
    [[nodiscard]] decisions::DecisionList* list() const { return list_; }
    [[nodiscard]] PartsView* parts() const { return parts_; }
    [[nodiscard]] HandRail* rail() const { return rail_; }
    [[nodiscard]] Weigher* weigher() const { return weigher_; }
    [[nodiscard]] watch::StepButton* stepButton(watch::StepButton::Step step) const;
    [[nodiscard]] look::PaperButton* editButton() const { return edit_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

signals:
    void closed();
    // The hand is to be played on by the reader from that action; 0: from the cut.
    void playOnAsked(const review::Line& line, int at);
    // That moment is to be changed, in the deal editor.
    void editAsked(const coach::PlayedHand& hand, int at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tellMoment();
    void addCommands();
    void layOut();
    void stand(int at);
    void choose(int at);
    void tell();
    void tellSum();
    [[nodiscard]] int meant() const;
    void letMasters(int at);
    void mastersAreDone();
    [[nodiscard]] QRect paper() const;

    look::Metrics metrics_;
    PlayedHand hand_;
    Hand finished_{Deal{}};
    bool moved_ = false; // the reader has gone somewhere
    HandTold told_;
    CameOfIt byMasters_, byYou_;
    review::Line played_; // by masters, so far
    int playedFrom_ = -1;

    OpenTable* table_;
    CurveView* curve_;
    decisions::DecisionList* list_;
    PartsView* parts_;
    HandRail* rail_;
    std::vector<watch::StepButton*> steps_;
    look::PaperButton *edit_, *back_;
    Weigher* weigher_;
    review::PlayOn* masters_;
    QRect title_, listHead_; // written by the page itself
};

} // namespace coach
