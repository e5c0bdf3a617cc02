// The deck as a player sees it: every card is there at every size, no two are alike, and each is known by the
// narrow strip that a full hand leaves of it.
#include "desktop/look/card_art.h"
#include "desktop/look/deck.h"
#include "likeness.h"
#include "minchiate/card.h"
#include "small_sizes.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QColor>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace minchiate;
using support::kPlaying;
using support::kStrip;

namespace {

QByteArray svgOf(const QString& code) {
    return support::bytesOf(QStringLiteral(":/decks/florentine/%1.svg").arg(code));
}

QStringList codes() {
    QStringList all;
    for (Card c : kWholeDeck)
        all << QString::fromStdString(code(c));
    return all;
}

// WCAG 2's relative luminance.
double luminance(QColor c) {
    const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
}

// The shapes of a card's rank and their colour.
struct Rank {
    QString shape;
    QColor colour;
};
Rank rankOf(const QString& code) {
    static const QRegularExpression group(QStringLiteral("<g id=\"rank\">(.*?)</g>"));
    static const QRegularExpression fill(QStringLiteral(" fill=\"(#[0-9a-f]+)\""));
    QString shapes = group.match(QString::fromLatin1(svgOf(code))).captured(1);
    const QString colour = fill.match(shapes).captured(1);
    return {shapes.remove(fill), QColor(colour)};
}

} // namespace

class DeckArtTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardAtEverySize_data();
    void everyCardAtEverySize();
    void noTwoPicturesAreAlike();
    void stripsAreTheirOwn_data();
    void stripsAreTheirOwn();
    void indexTellsTheCode();
    void digitsAreTallAndDark();
    void backsAreTwo();
    void mannersChangeTheirPartAlone_data();
    void mannersChangeTheirPartAlone();
    void aColouredTabGrowsWithItsIndex();
};

void DeckArtTest::everyCardAtEverySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("public, small window") << QSize(54, 97);
    QTest::newRow("hand, small window") << kPlaying;
    QTest::newRow("trick, twice the pixels") << QSize(280, 504);
}

void DeckArtTest::everyCardAtEverySize() {
    QFETCH(const QSize, size);
    for (const QString& code : codes() + look::backsOf(QStringLiteral("florentine"))) {
        const QImage card = look::drawCardArt(svgOf(code), size);
        QCOMPARE(card.size(), size);
        // A picture has darks and lights in each of its quarters, and colour somewhere.
        int colourful = 0;
        for (const QPoint corner : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
            int darkest = 255, lightest = 0;
            for (int y = size.height() / 2 * corner.y(); y < size.height() / 2 * (corner.y() + 1); ++y)
                for (int x = size.width() / 2 * corner.x(); x < size.width() / 2 * (corner.x() + 1); ++x) {
                    const QColor c = card.pixelColor(x, y);
                    if (c.alpha() < 255)
                        continue;
                    darkest = std::min(darkest, c.value());
                    lightest = std::max(lightest, c.value());
                    colourful += c.saturation() > 90;
                }
            QVERIFY2(darkest < 120 && lightest > 200, qPrintable(code));
        }
        QVERIFY2(colourful > size.width() * size.height() / 100, qPrintable(code));
    }
}

void DeckArtTest::noTwoPicturesAreAlike() {
    const QStringList all = codes();
    std::vector<QImage> small;
    for (const QString& code : all)
        small.push_back(grey(look::drawSceneArt(svgOf(code), QSize(50, 90))));
    for (std::size_t i = 0; i < small.size(); ++i)
        for (std::size_t j = i + 1; j < small.size(); ++j)
            QVERIFY2(distance(small[i], small[j], 0) > 12,
                     qPrintable(all[qsizetype(i)] + QLatin1Char(' ') + all[qsizetype(j)]));
}

void DeckArtTest::stripsAreTheirOwn_data() {
    QTest::addColumn<bool>("large");
    QTest::addColumn<bool>("values");
    QTest::newRow("as drawn") << false << true;
    QTest::newRow("without signs of value") << false << false;
    QTest::newRow("large index") << true << true;
}

// In grey, and with either strip a pixel off to either side, none comes near another: a difference of 4 in
// 255 all over a strip is as much as one stroke of a figure.
void DeckArtTest::stripsAreTheirOwn() {
    QFETCH(const bool, large);
    QFETCH(const bool, values);
    const QSize seen = large ? QSize(32, 56) : kStrip; // the layout leaves a large index its room
    const QStringList all = codes();
    std::vector<QImage> strips;
    for (const QString& code : all) {
        look::CardManner manner;
        manner.largeIndex = large;
        manner.values = values;
        const QImage card = look::drawCardArt(svgOf(code), kPlaying, manner);
        strips.push_back(grey(card.copy(QRect(QPoint(), seen))));
    }
    for (std::size_t i = 0; i < strips.size(); ++i)
        for (std::size_t j = 0; j < strips.size(); ++j)
            for (int shift : {-1, 0, 1})
                if (j != i && distance(strips[i], strips[j], shift) < 4)
                    QFAIL(qPrintable(QStringLiteral("%1, shifted by %2, looks like %3")
                                         .arg(all[qsizetype(i)])
                                         .arg(shift)
                                         .arg(all[qsizetype(j)])));
}

// The same rank bears the same figures in all four suits, and no other rank does.
void DeckArtTest::indexTellsTheCode() {
    QHash<QString, QString> shapeOf, rankWith;
    for (const QString& code : codes()) {
        const QString rank = code.startsWith(u'T') || code == QLatin1String("M") ? code : code.mid(1);
        const QString shape = rankOf(code).shape;
        QVERIFY2(!shape.isEmpty(), qPrintable(code));
        if (shapeOf.contains(rank))
            QVERIFY2(shapeOf.value(rank) == shape, qPrintable(code));
        shapeOf.insert(rank, shape);
        if (code.startsWith(u'T') && code.mid(1).toInt() <= 10)
            continue; // the same figures as on the suits' cards
        QVERIFY2(rankWith.value(shape, rank) == rank, qPrintable(code));
        rankWith.insert(shape, rank);
    }
}

// On a card 90 pixels wide the figures are at least 12 pixels high, and their ink stands 7 to 1 on the paper.
void DeckArtTest::digitsAreTallAndDark() {
    const double paper = luminance(QColor(0xf3, 0xe9, 0xcf));
    for (const QString& code : codes()) {
        const QColor ink = rankOf(code).colour;
        QVERIFY2(ink.isValid() && (paper + 0.05) / (luminance(ink) + 0.05) >= 7, qPrintable(code));
        const QImage card = look::drawCardArt(svgOf(code), kPlaying);
        int top = kPlaying.height(), bottom = 0;
        for (int y = 4; y < 20; ++y)
            for (int x = 4; x < 20; ++x)
                if (card.pixelColor(x, y).lightness() < 130) {
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
        QVERIFY2(bottom - top + 1 >= 12, qPrintable(code));
    }
}

void DeckArtTest::backsAreTwo() {
    QCOMPARE(look::decksThere(), QStringList{QStringLiteral("florentine")});
    const QStringList backs = look::backsOf(QStringLiteral("florentine"));
    QCOMPARE(backs, (QStringList{QStringLiteral("back"), QStringLiteral("back2")}));
    QVERIFY(distance(grey(look::drawCardArt(svgOf(backs[0]), kPlaying)),
                     grey(look::drawCardArt(svgOf(backs[1]), kPlaying)), 0) > 12);
}

void DeckArtTest::mannersChangeTheirPartAlone_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("largeIndex");
    QTest::addColumn<bool>("arabicBanners");
    QTest::addColumn<bool>("values");
    QTest::addColumn<QRect>("part"); // of a card of 100 × 180
    QTest::newRow("no value on a counter") << "T30" << false << false << false << QRect(3, 38, 24, 12);
    QTest::newRow("no value on any other card") << "T26" << false << false << false << QRect();
    QTest::newRow("Arabic figures") << "T28" << false << true << true << QRect(26, 5, 69, 16);
    QTest::newRow("a suit card has no banner") << "CK" << false << true << true << QRect();
    QTest::newRow("large index") << "T28" << true << false << true << QRect(2, 2, 34, 68);
}

void DeckArtTest::mannersChangeTheirPartAlone() {
    QFETCH(const QString, code);
    QFETCH(const QRect, part);
    QFETCH(const bool, largeIndex);
    QFETCH(const bool, arabicBanners);
    QFETCH(const bool, values);
    const look::CardManner manner{largeIndex, arabicBanners, values};
    const QSize size(200, 360);
    const QImage plain = look::drawCardArt(svgOf(code), size);
    const QImage other = look::drawCardArt(svgOf(code), size, manner);
    QCOMPARE(other == plain, part.isNull());
    const QRect here(part.topLeft() * 2, part.size() * 2);
    const QRect turned(200 - here.right() - 1, 360 - here.bottom() - 1, here.width(), here.height());
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (other.pixel(x, y) != plain.pixel(x, y))
                QVERIFY2(here.contains(x, y) || turned.contains(x, y),
                         qPrintable(QString("%1 %2").arg(x).arg(y)));
}

// The trumps of French Tarot are known by their sand tab before the number is read, large or not.
void DeckArtTest::aColouredTabGrowsWithItsIndex() {
    const QByteArray card = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 180">
        <path fill="#f3e9cf" d="M0 0l100 0 0 180 -100 0z"/>
        <g id="tab"><path fill="#e0c58d" d="M4 4l20 0 0 39 -20 0z"/></g>
        <g id="index"><path fill="#231d18" d="M9 9l9 0 0 9 -9 0z"/></g></svg>)";
    look::CardManner large;
    large.largeIndex = true;
    const QImage image = look::drawCardArt(card, QSize(200, 360), large);
    for (const QPoint at : {QPoint(29, 20), QPoint(29, 54), QPoint(10, 54)}) {
        const QPoint pixel = at * 2, turned(199 - pixel.x(), 359 - pixel.y());
        QCOMPARE(image.pixelColor(pixel), QColor(0xe0, 0xc5, 0x8d));
        QCOMPARE(image.pixelColor(turned), QColor(0xe0, 0xc5, 0x8d));
    }
}

VERSICOLA_WINDOW_TEST(DeckArtTest)
#include "test_deck_art.moc"
