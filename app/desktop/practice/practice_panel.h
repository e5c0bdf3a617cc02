// Beside the table: how much is due, of which themes, and when it comes back; of exercises how well one does.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/practice/calendar_view.h"
#include "desktop/practice/due_view.h"
#include "desktop/practice/theme_rows.h"

namespace practise {

class PracticePanel : public QWidget {
    Q_OBJECT

public:
    explicit PracticePanel(QWidget* parent);

    // All of it anew. `asked`: what is on the table.
    void tell(Training& training, Desk desk, const std::optional<Asked>& asked, QDate today);
    // What the buttons do can be done.
    void setOpen(bool open);
    void setOnly(std::optional<practice::Theme> theme) { themes_->setOnly(theme); }
    void setMetrics(const look::Metrics& m);
    void setDark(bool dark);

    [[nodiscard]] look::PanelHead* head() const { return head_; }
    [[nodiscard]] DueView* due() const { return due_; }
    [[nodiscard]] ThemeRows* themes() const { return themes_; }
    [[nodiscard]] CalendarView* calendar() const { return calendar_; }
    [[nodiscard]] look::PaperButton* showButton() const { return show_; }
    [[nodiscard]] look::PaperButton* laterButton() const { return later_; }
    [[nodiscard]] look::PaperButton* takeOutButton() const { return takeOut_; }

signals:
    void closed();
    void deskChosen(practise::Desk desk);
    void themeChosen(std::optional<practice::Theme> theme);
    void showAsked();
    void laterAsked();
    void takeOutAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dress();
    void layOut();
    void paintKey(QPainter& p) const;
    void paintRating(QPainter& p) const;

    PanelLook look_;
    Desk desk_ = Desk::Mistakes;
    exercises::Rating rating_;
    look::PanelHead* head_;
    DueView* due_;
    ThemeRows* themes_;
    look::PaperButton *show_, *later_, *takeOut_;
    CalendarView* calendar_;
    QString how_; // how one answers
    QRect howAt_, below_, key_;
};

} // namespace practise
