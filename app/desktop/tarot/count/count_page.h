// The count of a hand of French Tarot: the declarer's cards two by two, the ledger, the match, and the price
// as one line of arithmetic whose terms explain themselves.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/double_press.h"
#include "desktop/table/cited_words.h"
#include "desktop/tarot/count/count_cards.h"
#include "desktop/tarot/count/count_number.h"

#include <QTimer>
#include <QWidget>

namespace tarot_count {

class CountPage : public QWidget {
    Q_OBJECT

public:
    // `deck` outlives the page.
    explicit CountPage(look::Deck& deck, QWidget* parent = nullptr);

    // Starts telling the count, step by step.
    void setContent(const CountContent& content);
    // From one step to the next; 0 shows everything at once.
    void setStepMs(int ms) { stepMs_ = ms; }
    // Shows everything now.
    void revealAll();
    [[nodiscard]] bool revealing() const { return shown_ < steps(); }
    void focusFirst();

    [[nodiscard]] look::PaperButton* otherButton() const { return other_; }
    // While the count is told, this one is there to end that, apart from where the other one will lie: who
    // presses late goes nowhere.
    [[nodiscard]] look::PaperButton* allButton() const { return all_; }
    [[nodiscard]] look::PaperButton* nextButton() const { return next_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    // All numbers that explain themselves: of the ledger, then of the price.
    [[nodiscard]] const std::vector<CountNumber*>& numbers() const { return numbers_; }
    [[nodiscard]] int sideShown() const { return side_; }
    // What became of the Excuse, told at the foot, and where.
    [[nodiscard]] QString note() const;
    [[nodiscard]] QRect noteAt() const;
    [[nodiscard]] CountNumber* noteNumber() const { return fate_; }

signals:
    void nextChosen();
    void reviewChosen();
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A term of the price where it lies.
    struct PlacedTerm {
        QRect number, words;
    };
    [[nodiscard]] int steps() const;
    void step();
    void turn();
    void makeNumbers();
    void updateButtons();
    void light();
    void layOut();
    void layLedger();
    void layPrice();
    [[nodiscard]] int termsWidth(int wrap, std::vector<int>& widths) const;
    void paintHead(QPainter& painter) const;
    void paintCards(QPainter& painter) const;
    void paintLedger(QPainter& painter) const;
    void paintNeeds(QPainter& painter) const;
    void paintPrice(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;
    [[nodiscard]] QRect footLine() const;
    [[nodiscard]] std::vector<table::WordLine> noteLines() const;
    [[nodiscard]] QRect at(double x, double y, double wide, double high) const;
    [[nodiscard]] bool hasPetit() const;
    [[nodiscard]] QString petitWords() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    CountContent content_;
    tarot_table::ScoreContent scoreBefore_;
    std::vector<CountedSide> sides_;
    std::vector<LedgerLine> ledger_;
    std::vector<text::tarot::PriceTerm> terms_;
    std::vector<CountNumber*> numbers_;
    CountNumber* fate_ = nullptr; // leads from the note to its rule; none without a note
    std::vector<LaidGroup> groups_;
    std::vector<LaidCard> lastTrick_;
    std::vector<QRect> lines_; // of the ledger
    std::vector<PlacedTerm> placed_;
    int side_ = 0;
    int shown_ = 0;
    int stepMs_ = 350;
    QTimer timer_;
    look::KeyHaste haste_; // another button came to lie under the ring
    look::PaperButton *other_, *review_, *all_, *next_;
};

} // namespace tarot_count
