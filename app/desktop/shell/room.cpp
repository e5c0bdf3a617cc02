#include "desktop/shell/room.h"

#include <array>
#include <utility>

namespace desktop {

void Room::goBy(const QString& way) {
    static constexpr std::array<std::pair<QLatin1String, void (Room::*)()>, 6> plain{
        {{way::begin, &Room::play},
         {way::lessons, &Room::learn},
         {way::sheets, &Room::keepScore},
         {way::games, &Room::showMyGames},
         {way::editor, &Room::showEditor},
         {way::gallery, &Room::showGallery}}};
    const QString what = way.section(u':', 0, 0), which = way.section(u':', 1);
    if (what == way::on)
        goOnWith(which);
    else if (what == way::rule)
        which.isEmpty() ? showRuleBook() : showRule(which);
    for (const auto& [name, show] : plain)
        if (what == name)
            (this->*show)();
}

} // namespace desktop

#include "moc_room.cpp"
