// The list of hands: heads that sort it, and under them a row for each, which shows what it is remembered by
// as cards that stand in the row as in a pocket.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/played/hand_rows.h"
#include "desktop/played/head_button.h"

#include <QListView>

namespace played {

class HandsList : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit HandsList(look::Deck& deck, QWidget* parent = nullptr);
    ~HandsList() override;

    // The hands outlive the list, or others are set. The row that is chosen stays so where it is still there.
    void setHands(const std::vector<ListedHand>* hands, std::vector<HandRow> rows, Feature feature,
                  Order order);
    void setMetrics(const look::Metrics& m);
    // What stands in place of rows where there are none.
    void setEmptyWords(const QString& words);

    [[nodiscard]] const std::vector<HandRow>& rows() const { return rows_; }
    // The row with the choice; null where there is none.
    [[nodiscard]] const HandRow* chosenRow() const;
    void choose(std::size_t hand);
    // A hand that a chart points at.
    void mark(std::optional<std::size_t> hand);
    // The first hand that is below all that is seen, and how many are.
    struct Below {
        int hands = 0;
        std::optional<std::size_t> last; // the earliest of them
    };
    [[nodiscard]] Below below() const;
    [[nodiscard]] QListView* view() const;
    [[nodiscard]] HeadButton* head(Order order) const { return heads_[static_cast<std::size_t>(order)]; }
    // Where a row lies, in the view's viewport.
    [[nodiscard]] QRect rowRect(int row) const;

signals:
    void chosen();                  // another row is
    void opened();                  // Enter on it, or a double click
    void orderAsked(played::Order); // a head was pressed
    void scrolled();

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    class Rows;
    class View;
    class Drawer;
    void layOut();

    look::Deck& deck_;
    look::Metrics metrics_;
    const std::vector<ListedHand>* hands_ = nullptr;
    std::vector<HandRow> rows_;
    Feature feature_ = Feature::All;
    std::optional<std::size_t> marked_;
    QString empty_;
    std::array<HeadButton*, 5> heads_{};
    Rows* model_;
    View* view_;
};

} // namespace played
