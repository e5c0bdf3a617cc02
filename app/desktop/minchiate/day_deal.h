// The deal of the day in its room: from the game to its page, from there to the game and to what was made of
// it, and what is kept of a hand that was such a deal.
#pragma once

#include "desktop/daily/day_page.h"
#include "desktop/minchiate/game_pages.h"

namespace desktop {

class DayDeal : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    DayDeal(const House& house, GamePages& game);

    // Made when it is first asked for: most sittings begin with a game.
    [[nodiscard]] daily::DayPage* page();
    [[nodiscard]] bool shows(const QWidget& page) const { return &page == page_; }
    void show();

signals:
    void said(const QString& sentence);
    void reviewAsked(const score::WatchedHand& hand); // the person's own
    void watchAsked(const records::HandRecord& hand, const QString& title);

private:
    void take();

    const House house_;
    GamePages& game_;
    daily::DayPage* page_ = nullptr;
};

} // namespace desktop
