// What is looked at beside a hand that is shown: its count, the fola, captured cards.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/peek/cards_peek.h"
#include "desktop/review/reading.h"
#include "desktop/review/showing.h"

namespace review {

class Asides : public QObject {
    Q_OBJECT

public:
    // Laid over the page; all outlive it.
    Asides(look::Deck& deck, const Showing& showing, const Reading& reading, QWidget* page);

    // Where the count and what is looked at lie.
    void place(const QRect& page, const QRect& table);

    void showCount(); // if the hand shown has one
    void showFola();  // or has its announcement repeated, where the cards are not to be seen
    void showPile(Side side);

    [[nodiscard]] count::CountPage* count() const { return count_; }

signals:
    void announcementAsked();
    void closed(); // the count

private:
    const Showing& showing_;
    const Reading& reading_;
    peek::CardsPeek* peek_;
    count::CountPage* count_;
};

} // namespace review
