// The page that begins a match, of any game: how long, by which rules, against whom, or a numbered deal. The
// game says what is to be chosen; the page knows none.
#pragma once

#include "desktop/doors/choice.h"
#include "desktop/doors/numbered_deal.h"
#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <functional>
#include <vector>

namespace desktop {

// One of the ways to begin.
struct Beginning {
    QString name; // with its letter
    QString line;
    std::function<QPixmap(QSize size, double dpr, const look::Metrics& m, look::Deck& deck)> picture;
};
// Something that is chosen for it, on a button with a menu.
struct BeginOption {
    QString name; // "The others’ level"
    QStringList values;
    int now = 0;
};

class NewMatchPage : public QWidget {
    Q_OBJECT

public:
    // `deck` outlives the page.
    NewMatchPage(const QString& title, const QString& under, std::vector<Beginning> ways, look::Deck& deck,
                 QWidget* parent = nullptr);

    // What the rules are called, and what is special about them.
    void setRules(const QString& name, const QString& line);
    // Who plays against whom, under the title.
    void setUnder(const QString& words);
    void setOptions(const std::vector<BeginOption>& options);
    // What more is to be said of the deal with a number, once it is typed: who deals it.
    void setNumberTold(std::function<QString(quint64 number)> told) { numberTold_ = std::move(told); }
    void focusFirst();

    [[nodiscard]] doors::Choice* way(int i) const { return ways_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] look::PaperButton* rulesButton() const { return rules_; }
    [[nodiscard]] look::PaperButton* optionButton(int i) const {
        return options_[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] QLineEdit* numberField() const { return number_; }
    [[nodiscard]] look::PaperButton* dealButton() const { return deal_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    // The sentence under the number's field: what it is for, or what was wrong with it.
    [[nodiscard]] QString numberNote() const;

signals:
    void begun(int way);
    void numberedChosen(quint64 number);
    void rulesAsked();
    void optionChosen(int option, int value);
    void backChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void layOutOptions(QRect row);
    void drawPictures();
    void openOption(int option);
    void dealNumber();
    void complain(const QString& sentence);
    [[nodiscard]] QFont noteFont() const;

    look::Deck& deck_;
    QString title_, under_;
    std::vector<Beginning> beginnings_;
    std::vector<doors::Choice*> ways_;
    std::vector<BeginOption> chosen_;
    std::vector<look::PaperButton*> options_;
    look::PaperButton* rules_;
    QString rulesName_, rulesLine_;
    QLabel* numberLabel_;
    QLineEdit* number_;
    look::PaperButton* deal_;
    look::PaperButton* back_;
    QString complaint_;
    std::function<QString(quint64 number)> numberTold_;
    look::Metrics metrics_;
    QRect titleRect_, strip_, rulesPart_, numberPart_;
    bool picturesOld_ = false;
};

} // namespace desktop
