// The page behind the Play door: one hand, one round or a match; the rules; a numbered deal; who plays.
#pragma once

#include "desktop/doors/choice.h"
#include "desktop/doors/numbered_deal.h"
#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/minchiate/people_row.h"

#include "minchiate/rule_set.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <array>
#include <optional>

namespace desktop {

using doors::Choice;
using doors::lastNumberedDeal;
using doors::numberedDealIn;

class NewGamePage : public QWidget {
    Q_OBJECT

public:
    enum class Which { Hand, Round, Match };

    // `deck` must outlive the page.
    explicit NewGamePage(look::Deck& deck, QWidget* parent = nullptr);

    // The rules that the next game will be played by, for the line that names them.
    void setRules(const minchiate::RuleSet& rules);

    // Gives the focus to "One hand".
    void focusFirst();

    Choice* choice(Which which) const;
    QLineEdit* numberField() const { return number_; }
    look::PaperButton* dealButton() const { return deal_; }
    look::PaperButton* rulesButton() const { return change_; }
    PeopleRow* people() const { return people_; }
    look::PaperButton* dayButton() const { return day_; }
    look::PaperButton* backButton() const { return back_; }
    // The sentence under the number field: what it is for, or what was wrong with it.
    QString numberNote() const;

signals:
    void handChosen();
    void roundChosen();
    void matchChosen();
    void numberedChosen(quint64 number);
    void rulesChosen(); // to look at them or change them
    void dayChosen();   // the deal of the day
    void backChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(Which which);
    void dealNumber();
    void complain(const QString& sentence);
    void layOut();
    void layOutStrip();
    void dressField();
    void drawPictures();
    void drawTitle(QPainter& p) const;
    void drawStrip(QPainter& p) const;
    void drawNote(QPainter& p, const QRect& room) const;
    // A text size as posterPx gives it, but never more than `most` as a length: the page has no more room.
    int textPx(double size, double share, double most) const;
    QFont headingFont() const;
    QFont noteFont() const;
    int page(double y) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    int top_ = 0; // where the page's own zero is: it stands in the middle of a tall window
    std::array<Choice*, 3> choices_;
    look::PaperButton* change_;
    QLabel* numberLabel_;
    QLineEdit* number_;
    look::PaperButton* deal_;
    look::PaperButton* back_;
    look::PaperButton* day_;
    PeopleRow* people_;
    QString complaint_; // about the number; empty when there is nothing to say
    minchiate::RuleSet rules_;
    QRect strip_;
    QRect rulesPart_;
    QRect numberPart_;
    double ratio_ = 0; // of the pictures
    bool picturesOld_ = true;
};

} // namespace desktop
