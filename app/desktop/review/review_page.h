// A whole recorded hand to be watched: at the table, with comments on a paper beside it; any other card may
// be tried, other lines are shown, and a seat may be taken. Where one stands is a plain value (reading.h),
// and what is written follows from it (paper.h).
#pragma once

#include "desktop/look/lectern.h"
#include "desktop/review/asides.h"
#include "desktop/review/paper.h"
#include "desktop/review/play_on.h"
#include "desktop/review/showing.h"

#include <QShortcut>
#include <QTimer>
#include <QWidget>

namespace review {

class ReviewPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive the page.
    explicit ReviewPage(look::Deck& deck, QWidget* parent = nullptr);

    void showAnnotated(const minchiate_lessons::AnnotatedHand& hand);
    // A hand without comments, and who sat at the table. Names may be empty.
    void showHand(const records::HandRecord& record, const People& people, const QString& title);

    // Words of the glossary become links; it must outlive the page.
    void setGlossary(const books::Glossary* glossary) { reading_.glossary = glossary; }
    // How the table plays what is stepped over.
    void setHabits(const table::Habits& habits);
    // Who plays on when another card is tried.
    void setLevel(const QString& level) { level_ = level; }

    void goTo(int stop);
    void step(StepButton::Step step);
    void setSight(const Sight& sight);
    void takeSeat(Seat seat);
    void backToHand();
    void focusFirst();

    [[nodiscard]] const Reading& reading() const { return reading_; }
    template<class Which>
    [[nodiscard]] bool isOn() const {
        return std::holds_alternative<Which>(reading_.way);
    }
    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] StepBar* bar() const { return bar_; }
    [[nodiscard]] Showing* showing() const { return showing_; }
    [[nodiscard]] count::CountPage* countPage() const { return asides_->count(); }
    [[nodiscard]] PlayOn* playOn() const { return playOn_; }

signals:
    void closed();
    void editAsked(const review::Line& line, const review::People& people, int at);
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void nameOnBar();
    void setLine(Line line);
    void arrived();
    [[nodiscard]] std::optional<Refusal> attempt(const Action& action);
    void chooseByKeys(bool choosing);
    void write();
    void press(const Press& press);

    // Other ways than it went (review_ways.cpp)
    void startWhatIf(const minchiate_lessons::Comment& comment,
                     const minchiate_lessons::Alternative& alternative);
    void tryCard(const Action& action);
    void askForTrial();
    void proceed();
    void askSeat();
    void answer(const Action& action);
    void leaveSeat();

    Reading reading_;
    QString level_ = QStringLiteral("player");
    minchiate_table::MinchiateTable* table_;
    look::Lectern* lectern_;
    StepBar* bar_;
    Showing* showing_;
    Asides* asides_;
    PlayOn* playOn_;
    std::vector<Press> presses_; // of the paper's buttons
    std::vector<QShortcut*> keys_;
    QTimer lightEnds_; // on what a comment speaks of
};

} // namespace review
