#include "desktop/editor/editor_layout.h"

#include <algorithm>

namespace editing {

using namespace minchiate;
using editor::Place;

namespace {

constexpr QSize kDesign(1280, 776); // the page at scale 1

// Of a row of cards, at scale 1.
struct Row {
    QSizeF card;
    double step; // from one card's left edge to the next one's, where there is room
    double left, wide, top;
};

Row rowOf(Kind kind) {
    switch (kind) {
    case Kind::Other:
        return {{57, 103}, 35.9, 12, 390, 64};
    case Kind::Yours:
        return {{80, 144}, 53, 114, 594, 11};
    case Kind::YoursAtFirst:
        return {{108, 194}, 53, 126, 838, 28};
    case Kind::Fola:
        return {{46, 83}, 24.7, 12, 356, 74};
    case Kind::Tricks:
        return {{42, 76}, 22.8, 12, 586, 30};
    case Kind::TricksFolded:
    case Kind::Table:
        break;
    }
    return {{57, 103}, 52, 12, 220, 50};
}

} // namespace

Kind kindOf(Place place, Seat me, Tricks tricks) {
    const bool folded = tricks == Tricks::Folded;
    if (const auto seat = editor::seatOf(place))
        return *seat != me ? Kind::Other : folded ? Kind::YoursAtFirst : Kind::Yours;
    return place == Place::Fola    ? Kind::Fola
           : place == Place::Table ? Kind::Table
           : folded                ? Kind::TricksFolded
                                   : Kind::Tricks;
}

PlaceLayout placeLayout(Kind kind, std::size_t cards, const look::Metrics& m) {
    const auto rect = [&](double x, double y, double wide, double high) {
        return QRect(m.px(x), m.px(y), m.px(wide), m.px(high));
    };
    const Row row = rowOf(kind);
    PlaceLayout laid;
    laid.card = QSize(m.px(row.card.width()), m.px(row.card.height()));
    const double most = cards > 1 ? (row.wide - row.card.width()) / static_cast<double>(cards - 1) : row.wide;
    const double step = std::min(row.step, most);
    const double used = row.card.width() + step * static_cast<double>(cards > 0 ? cards - 1 : 0);
    const double first = row.left + (row.wide - used) / 2;
    for (std::size_t i = 0; i < cards; ++i)
        laid.cards.emplace_back(m.px(first + step * static_cast<double>(i)), m.px(row.top));
    switch (kind) {
    case Kind::Other:
        laid.mount = rect(12, 8, 38, 46);
        laid.name = rect(60, 4, 246, 28);
        laid.line = rect(60, 30, 342, 22);
        laid.count = rect(302, 8, 100, 22);
        break;
    case Kind::Yours:
    case Kind::YoursAtFirst:
        laid.mount = rect(12, 10, 46, 55);
        laid.name = rect(12, 68, 100, 28);
        laid.count = rect(12, 95, 100, 22);
        laid.line = rect(12, 116, 100, 48);
        break;
    case Kind::Fola:
        laid.name = rect(14, 4, 240, 28);
        laid.line = rect(14, 30, 352, 22);
        laid.count = rect(266, 8, 100, 22);
        break;
    case Kind::Tricks:
    case Kind::TricksFolded:
        laid.name = rect(14, 4, 300, 22);
        laid.count = rect(478, 4, 120, 22);
        laid.words = false;
        break;
    case Kind::Table:
        laid.name = rect(14, 4, 120, 22);
        laid.line = rect(14, 24, 216, 22);
        laid.count = rect(132, 4, 98, 22);
        laid.words = false;
        break;
    }
    return laid;
}

EditorLayout editorLayout(QSize page, Seat me, Tricks tricks, double systemFontPx) {
    EditorLayout laid;
    const double s =
        std::min(double(page.width()) / kDesign.width(), double(page.height()) / kDesign.height());
    laid.metrics =
        look::metricsForTable(QSize(qRound(kDesign.width() * s), qRound(kDesign.height() * s)), systemFontPx);
    const look::Metrics& m = laid.metrics;
    const QPoint corner((page.width() - m.px(kDesign.width())) / 2,
                        (page.height() - m.px(kDesign.height())) / 2);
    const auto at = [&](double x, double y, double wide, double high) {
        return QRect(corner + QPoint(m.px(x), m.fromWindowTop(y)), QSize(m.px(wide), m.px(high)));
    };
    const auto place = [&](Place which, const QRect& r) { laid.places[static_cast<std::size_t>(which)] = r; };
    place(editor::handPlace(partner(me)), at(433, 44, 414, 178));
    place(editor::handPlace(tricks::left(me)), at(24, 232, 414, 178));
    place(editor::handPlace(tricks::right(me)), at(842, 232, 414, 178));
    const bool folded = tricks == Tricks::Folded;
    place(editor::handPlace(me), folded ? at(152, 468, 976, 250) : at(280, 552, 720, 166));
    place(Place::Fola, at(450, 232, 380, 178));
    place(editor::tricksPlace(sideOf(me)), at(24, 422, 610, folded ? 34 : 118));
    place(editor::tricksPlace(other(sideOf(me))), at(646, 422, 610, folded ? 34 : 118));
    place(Place::Table, at(1012, 552, 244, 166));
    laid.title = at(32, 43, 390, 44);
    laid.moment = at(32, 90, 390, 44);
    laid.checks = at(911, 54, 345, 100);
    laid.strip = at(24, 730, 1232, 54);
    return laid;
}

} // namespace editing
