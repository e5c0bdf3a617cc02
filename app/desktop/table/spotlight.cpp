#include "desktop/table/spotlight.h"

#include "desktop/look/palette.h"

#include <algorithm>
#include <cmath>

namespace table {

namespace {

constexpr double kDark = 0.38; // of the rest
constexpr double kReach = 10;  // of a hole beyond what lies in it
constexpr int kCoarse = 6;     // the layer is drawn so much smaller: enlarged again its edges are soft

// All sprites that `which` means, each with a hole of its own as large as what is seen of it: what lies over
// it and is not meant stays outside.
template<class Which>
std::vector<QRectF> around(const Picture& picture, Which which) {
    std::vector<QRectF> places;
    QRegion over;
    for (auto sprite = picture.sprites.rbegin(); sprite != picture.sprites.rend(); ++sprite) {
        const QRect bounds = sprite->bounds().toAlignedRect();
        if (!which(*sprite))
            over += bounds;
        else if (const QRect seen = (QRegion(bounds) - over).boundingRect(); !seen.isEmpty())
            places.emplace_back(seen);
    }
    return places;
}

QPixmap layerWith(const std::vector<QRectF>& holes, QSize size, qreal ratio) {
    QImage image(size / kCoarse + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(look::withAlpha(look::colour::shadow, std::lround(255 * kDark)));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.scale(1.0 / kCoarse, 1.0 / kCoarse);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    for (const QRectF& hole : holes)
        painter.drawRoundedRect(hole.adjusted(-kReach, -kReach, kReach, kReach), kReach, kReach);
    painter.end();
    const QSize whole = image.size() * kCoarse * ratio;
    QPixmap layer = QPixmap::fromImage(image.scaled(whole, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    layer.setDevicePixelRatio(ratio);
    return layer;
}

} // namespace

std::vector<QRectF> placesOf(const Spot& spot, const Picture& picture, const Scene& scene) {
    using Place = Sprite::Place;
    const auto at = [&](std::initializer_list<Place> places) {
        return around(picture, [&](const Sprite& s) {
            const bool owned = spot.kind == Spot::Kind::Hand || spot.kind == Spot::Kind::Public;
            return std::ranges::find(places, s.place) != places.end() && (!owned || s.seat == spot.seat);
        });
    };
    switch (spot.kind) {
    case Spot::Kind::Cards:
        return around(picture, [&](const Sprite& s) { return s.card() && spot.cards.contains(*s.card()); });
    case Spot::Kind::Hand:
        return at({Place::Hand, Place::Back, Place::Public, Place::Open, Place::Stacked});
    case Spot::Kind::Seat: {
        const Plate& plate =
            picture
                .plates[static_cast<std::size_t>(spot.seat)]; // and its words, which seldom fill their room
        QRect words = plate.words;
        words.setWidth(words.width() * 6 / 10);
        if (!plate.rightward)
            words.moveRight(plate.words.right());
        return {QRectF(plate.mount.united(words))};
    }
    case Spot::Kind::Public:
        if (spot.seat == scene.me)
            return around(picture, [](const Sprite& s) { return s.place == Place::Hand && s.notch; });
        return at({Place::Public, Place::Open});
    case Spot::Kind::Pile: // laid open, it is all that is to be seen
        return scene.spread.empty() && scene.piles[static_cast<std::size_t>(spot.pile)].cards > 0
                   ? std::vector{QRectF(picture.piles[static_cast<std::size_t>(spot.pile)])}
                   : std::vector<QRectF>();
    case Spot::Kind::Trick:
        return at({Place::Trick});
    case Spot::Kind::Spread:
        return at({Place::Spread});
    case Spot::Kind::Stock:
        return picture.stock.isEmpty() ? std::vector<QRectF>() : std::vector{QRectF(picture.stock)};
    case Spot::Kind::Score:
        return {QRectF(picture.tray)};
    }
    return {};
}

Spotlight::Spotlight(QObject* parent) : QObject(parent) {
    fade_.setStartValue(0.0);
    fade_.setEndValue(1.0);
    connect(&fade_, &QVariantAnimation::valueChanged, this, &Spotlight::changed);
    connect(&fade_, &QVariantAnimation::finished, this, &Spotlight::changed);
}

void Spotlight::setSpots(std::vector<Spot> spots) {
    if (spots == spots_)
        return;
    spots_ = std::move(spots);
    fade_.stop();
    if (spots_.empty()) {
        holes_.clear();
        emit changed();
    } else if (fade_.duration() > 0) {
        fade_.start();
    }
}

void Spotlight::light(const Picture& picture, const Scene& scene, const QRect& area, qreal ratio) {
    std::vector<QRectF> holes;
    for (const Spot& spot : spots_)
        for (const QRectF& place : placesOf(spot, picture, scene))
            holes.push_back(place);
    if (holes == holes_ && size_ == area.size() && layer_.devicePixelRatio() == ratio)
        return;
    holes_ = std::move(holes);
    size_ = area.size();
    if (!holes_.empty())
        layer_ = layerWith(holes_, area.size(), ratio);
    emit changed();
}

bool Spotlight::lights(Spot::Kind kind) const {
    return std::ranges::find(spots_, kind, &Spot::kind) != spots_.end();
}

double Spotlight::darkness() const {
    if (holes_.empty())
        return 0;
    return kDark * (fade_.state() == QAbstractAnimation::Running ? fade_.currentValue().toDouble() : 1);
}

void Spotlight::paint(QPainter& painter, const QRect& area) const {
    painter.save();
    painter.setOpacity(darkness() / kDark);
    painter.drawPixmap(area.topLeft(), layer_);
    painter.restore();
}

} // namespace table

#include "moc_spotlight.cpp"
