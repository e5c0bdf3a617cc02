// The ways to the pages of Minchiate, for another window on the same folder.
#include "desktop/minchiate/minchiate_room.h"

namespace desktop {

namespace {

// Those that no other room has.
constexpr QLatin1String kPractice("practice"), kDay("day");

} // namespace

QString MinchiateRoom::wayTo(const QWidget& page) const {
    if (&page == score_) {
        const QString sheet = score_->seen();
        return sheet.isEmpty() ? QString(way::sheets) : way::with(way::on, sheet);
    }
    if (&page == learn_)
        return lessonWay(*learn_);
    if (&page == myGames_)
        return way::games;
    for (const QString& found : {game_.wayTo(page), reading_.wayTo(page), editing_.wayTo(page)})
        if (!found.isEmpty())
            return found;
    if (practising_.shows(page))
        return kPractice;
    return day_.shows(page) ? QString(kDay) : QString();
}

void MinchiateRoom::goBy(const QString& way) {
    if (way == kPractice)
        practising_.open(practise::Desk::Mistakes);
    else if (way == kDay)
        day_.show();
    else if (!editing_.goBy(way))
        Room::goBy(way);
}

} // namespace desktop
