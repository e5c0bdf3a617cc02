#include "desktop/look/card_art.h"

#include "desktop/look/palette.h"

#include <QFont>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace look {
namespace {

// The card's own units, see the deck: 100 wide, 180 high; the index stands on a tab in two opposite corners.
constexpr double unitsWide = 100;
constexpr double unitsHigh = 180;
constexpr double corner = 5;
constexpr double frameInset = 3; // the tab grows from the outer frame line
constexpr double tabRight = 24.6;
constexpr double tabBottom = 44;
constexpr double enlarged = 1.4;

QImage empty(QSize pixels) {
    QImage image(pixels.expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

// Cuts to the card's shape and darkens its rim, so that paper on paper and paper on cloth both stand off.
void finishCard(QImage& image) {
    const QRectF whole(image.rect());
    const double radius = whole.width() * corner / unitsWide;
    QImage shape = empty(image.size());
    {
        QPainter p(&shape);
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(Qt::NoPen);
        p.setBrush(Qt::black);
        p.drawRoundedRect(whole, radius, radius);
    }
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    const double rim = std::max(1.0, whole.width() / 110);
    p.setPen(QPen(withAlpha(colour::ink, 150), rim));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(whole.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius, radius);
    p.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    p.drawImage(0, 0, shape);
}

// The picture without some of its groups; these hold shapes alone, no groups of their own.
QByteArray without(QByteArray svg, std::initializer_list<const char*> groups) {
    for (const char* group : groups) {
        const qsizetype from = svg.indexOf(QByteArray("<g id=\"") + group + '"');
        const qsizetype to = from < 0 ? -1 : svg.indexOf("</g>", from);
        if (to >= 0)
            svg.remove(from, to + 4 - from);
    }
    return svg;
}

QRectF boundsOf(const QSvgRenderer& svg, const QString& id) {
    return svg.transformForElement(id).mapRect(svg.boundsOnElement(id));
}

// Both indexes again, larger: a tab over the old one, of paper unless the deck colours it, then the deck's
// own digits, sign and studs of value.
void enlargeIndexes(QPainter& p, QSvgRenderer& svg) {
    const QRectF tab(frameInset, frameInset, (tabRight - frameInset) * enlarged,
                     (tabBottom - frameInset) * enlarged);
    // Grow about the tab's outer corner, so that the margins to it grow alike.
    const auto grown = [](const QRectF& r) {
        return QRectF(frameInset + (r.x() - frameInset) * enlarged,
                      frameInset + (r.y() - frameInset) * enlarged, r.width() * enlarged,
                      r.height() * enlarged);
    };
    for (const bool turned : {false, true}) {
        p.save();
        if (turned) {
            p.translate(unitsWide, unitsHigh);
            p.rotate(180);
        }
        const auto again = [&](const QString& id) {
            if (svg.elementExists(id))
                svg.render(&p, id, grown(boundsOf(svg, id)));
        };
        p.fillRect(tab, QColor(colour::paper));
        again(QStringLiteral("tab"));
        p.setPen(QPen(QColor(colour::ink), 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(tab);
        again(QStringLiteral("index"));
        again(QStringLiteral("value"));
        p.restore();
    }
}

// The index's own figures on the banner, in the middle of what the index leaves free of it.
void numberBanner(QPainter& p, QSvgRenderer& svg, bool largeIndex) {
    const QString rank = QStringLiteral("rank"), banner = QStringLiteral("banner");
    if (!svg.elementExists(rank) || !svg.elementExists(banner))
        return;
    const QRectF scroll = boundsOf(svg, banner);
    const double left = largeIndex ? frameInset + (tabRight - frameInset) * enlarged : scroll.left();
    QRectF figures = boundsOf(svg, rank);
    figures.setSize(figures.size() * (0.7 * scroll.height() / figures.height()));
    figures.moveCenter({(left + scroll.right()) / 2, scroll.center().y() - 0.6});
    svg.render(&p, rank, figures);
}

} // namespace

QImage drawCardArt(const QByteArray& bytes, QSize pixels, const CardManner& manner) {
    QImage image = empty(pixels);
    QByteArray wanted = bytes;
    if (!manner.values)
        wanted = without(wanted, {"value", "value2"});
    if (manner.arabicBanners)
        wanted = without(wanted, {"roman"});
    QSvgRenderer svg(wanted);
    {
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        image.fill(colour::paper);
        svg.render(&p, QRectF(image.rect()));
        p.scale(image.width() / unitsWide, image.height() / unitsHigh);
        if (manner.largeIndex && svg.elementExists(QStringLiteral("index")))
            enlargeIndexes(p, svg);
        if (manner.arabicBanners)
            numberBanner(p, svg, manner.largeIndex);
    }
    finishCard(image);
    return image;
}

QImage drawIndexArt(const QByteArray& bytes, QSize pixels) {
    QImage image = empty(pixels);
    QSvgRenderer svg(bytes);
    const QString id = QStringLiteral("index");
    if (!svg.elementExists(id))
        return image;
    const QRectF bounds = boundsOf(svg, id);
    const QSizeF fit = bounds.size().scaled(image.size(), Qt::KeepAspectRatio);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    svg.render(&p, id,
               QRectF((image.width() - fit.width()) / 2, (image.height() - fit.height()) / 2, fit.width(),
                      fit.height()));
    return image;
}

QImage drawSceneArt(const QByteArray& bytes, QSize pixels) {
    QImage image = empty(pixels);
    image.fill(colour::paper);
    QSvgRenderer svg(bytes);
    const QString id = QStringLiteral("picture");
    if (!svg.elementExists(id))
        return image;
    const QRectF bounds = boundsOf(svg, id);
    const QSizeF cover = bounds.size().scaled(image.size(), Qt::KeepAspectRatioByExpanding);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    svg.render(&p, id,
               QRectF((image.width() - cover.width()) / 2, (image.height() - cover.height()) / 2,
                      cover.width(), cover.height()));
    return image;
}

QImage drawPieceArt(const QByteArray& bytes, QSize pixels) {
    QImage image = empty(pixels);
    QSvgRenderer svg(bytes);
    const QSizeF fit = QSizeF(svg.defaultSize()).scaled(image.size(), Qt::KeepAspectRatio);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    svg.render(&p, QRectF((image.width() - fit.width()) / 2, (image.height() - fit.height()) / 2, fit.width(),
                          fit.height()));
    return image;
}

QImage drawHeadArt(const QByteArray& bytes, QSize pixels) {
    QImage image = empty(pixels);
    image.fill(colour::paper);
    QSvgRenderer svg(bytes);
    const QSizeF cover = QSizeF(svg.defaultSize()).scaled(image.size(), Qt::KeepAspectRatioByExpanding);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    svg.render(&p, QRectF((image.width() - cover.width()) / 2, (image.height() - cover.height()) / 2,
                          cover.width(), cover.height()));
    return image;
}

QImage drawBlankCard(const QString& words, QSize pixels) {
    QImage image = empty(pixels);
    image.fill(colour::paper);
    {
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        const double unit = image.width() / unitsWide;
        p.setPen(QPen(QColor(colour::paperRule), std::max(1.0, unit)));
        p.drawRect(QRectF(image.rect()).adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit));
        QFont f(QStringLiteral("Open Sans"));
        f.setPixelSize(std::max(9, static_cast<int>(15 * unit)));
        f.setBold(true);
        p.setFont(f);
        p.setPen(QColor(colour::ink));
        // In the index's corner and in the middle: a strip of the card must tell it, too.
        p.drawText(QRectF(6 * unit, 5 * unit, 60 * unit, 24 * unit), Qt::AlignLeft | Qt::AlignVCenter, words);
        f.setPixelSize(std::max(10, static_cast<int>(26 * unit)));
        p.setFont(f);
        p.drawText(image.rect(), Qt::AlignCenter, words);
    }
    finishCard(image);
    return image;
}

} // namespace look
