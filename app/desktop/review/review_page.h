// A whole recorded hand to be watched: at the table, with comments on a paper beside it; any other card may
// be tried, other lines are shown, and a seat may be taken. What is not shown here is decided by plain
// functions in line.h, compared.h and review_words.h.
#pragma once

#include "books/rule_book.h"
#include "desktop/count/count_page.h"
#include "desktop/look/lectern.h"
#include "desktop/peek/cards_peek.h"
#include "desktop/review/play_on.h"
#include "desktop/review/review_words.h"
#include "desktop/review/showing.h"
#include "desktop/review/step_bar.h"
#include "lessons/annotated.h"

#include <QShortcut>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace review {

class ReviewPage : public QWidget {
    Q_OBJECT

public:
    enum class Mode {
        Watch,  // the hand as it was played
        WhatIf, // a comment's other line
        Trial,  // another card, and computer players from there on
        Seat,   // the reader plays a seat and is asked before seeing what was played
    };

    // `deck` must outlive the page.
    explicit ReviewPage(look::Deck& deck, QWidget* parent = nullptr);
    ~ReviewPage() override;

    void showAnnotated(const lessons::AnnotatedHand& hand);
    // A hand without comments, and who sat at the table. Names may be empty.
    void showHand(const records::HandRecord& record, const People& people, const QString& title);

    // Words of the glossary become links; it must outlive the page.
    void setGlossary(const books::Glossary* glossary) { glossary_ = glossary; }
    // How the table plays what is stepped over.
    void setHabits(const table::Habits& habits);
    // Who plays on when another card is tried.
    void setLevel(const QString& level) { level_ = level; }

    void goTo(int stop);
    void step(StepButton::Step step);
    void setSight(const Sight& sight);
    void startWhatIf(const lessons::Comment& comment, const lessons::Alternative& alternative);
    void tryCard(const Action& action);
    void takeSeat(Seat seat);
    void backToHand();
    void showCount();
    void focusFirst();

    [[nodiscard]] Mode mode() const { return mode_; }
    [[nodiscard]] const lessons::AnnotatedHand& hand() const { return hand_; }
    [[nodiscard]] const Choices& choices() const { return choices_; }
    // The end of what was tried, once it is played out.
    [[nodiscard]] std::optional<Compared> outcome() const;
    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] StepBar* bar() const { return bar_; }
    [[nodiscard]] Showing* showing() const { return showing_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] PlayOn* playOn() const { return playOn_; }

signals:
    void closed();
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Button {
        QString words;
        std::function<void()> act;
        bool main = false;
    };
    // What stands on the paper now.
    struct Paper {
        QString where, title;
        QString done; // what was done last, before the words
        QString words, note;
        look::LecternText::Note kind = look::LecternText::Note::Plain;
        std::vector<Button> buttons;
    };

    void open();
    [[nodiscard]] Line recorded() const { return {hand_.deal, hand_.actions}; }
    [[nodiscard]] text::Teller teller() const;
    [[nodiscard]] const lessons::Comment* commentAt(const Stop& stop) const;
    [[nodiscard]] std::vector<int> told() const;
    void arrived();
    [[nodiscard]] std::optional<Refusal> attempt(const Action& action);
    void chooseByKeys(bool choosing);
    void showFola();
    void showPile(Side side);
    void joinKeys();
    void layOut();

    // The paper (review_paper.cpp)
    void write();
    [[nodiscard]] Paper paper();
    void addWatchButtons(Paper& paper);
    [[nodiscard]] Paper whatIfPaper();
    [[nodiscard]] Paper trialPaper();
    [[nodiscard]] Paper seatPaper();

    // A seat taken (review_seat.cpp)
    [[nodiscard]] std::optional<int> nextDecision(int from) const;
    void proceed();
    void askSeat();
    void answered(const Action& action);
    void leaveSeat();

    lessons::AnnotatedHand hand_;
    text::Names names_ = text::seatNames();
    People people_;
    const books::Glossary* glossary_ = nullptr;
    QString level_ = QStringLiteral("player");
    Mode mode_ = Mode::Watch;
    bool choosing_ = false; // the keyboard picks another card
    int left_ = 0;          // the stop of the hand itself that one will come back to
    Sight sightLeft_;

    struct WhatIf {
        lessons::Comment comment;
        lessons::Alternative alternative;
        int saidAt = 0; // stop at which its words are said
    };
    std::optional<WhatIf> whatIf_;
    std::optional<Action> tried_;
    int triedAt_ = 0; // its index

    Choices choices_;
    int decision_ = 0; // index of the action that is asked for, or was last
    struct Answer {
        int at = 0; // index of the action
        bool same = false;
    };
    std::optional<Answer> answer_;

    minchiate_table::MinchiateTable* table_;
    look::Lectern* lectern_;
    StepBar* bar_;
    peek::CardsPeek* peek_;
    count::CountPage* count_;
    Showing* showing_;
    PlayOn* playOn_;
    std::vector<std::function<void()>> acts_; // of the paper's buttons
    std::vector<QShortcut*> keys_;
    QTimer lightEnds_; // on what a comment speaks of
};

} // namespace review
