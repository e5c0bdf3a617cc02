// The cousins' packs as a player sees them: every card is there at every size, no two are alike, and each is
// known by the narrow strip that a full hand leaves of it.
#include "desktop/look/card_art.h"
#include "desktop/look/deck.h"
#include "likeness.h"
#include "small_sizes.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>
#include <vector>

using support::kPlaying;
using support::kStrip;

namespace {

using Pack = std::map<QString, QByteArray>; // a card's code and its picture

Pack cardsOf(const QString& pack) {
    Pack cards;
    const QDir folder(QStringLiteral(":/decks/") + pack);
    for (const QString& name : folder.entryList({QStringLiteral("*.svg")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!name.startsWith(QLatin1String("back")) && file.open(QIODevice::ReadOnly))
            cards[name.chopped(4)] = file.readAll();
    }
    return cards;
}

void everyPack() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<std::size_t>("cards");
    QTest::newRow("Tarocco bolognese") << "bolognese" << std::size_t(62);
    QTest::newRow("French Tarot") << "tarot" << std::size_t(78);
    QTest::newRow("Spanish, of forty") << "spagnola" << std::size_t(40);
}

} // namespace

class PacksArtTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardAtEverySize_data() { everyPack(); }
    void everyCardAtEverySize();
    void noTwoPicturesAreAlike_data() { everyPack(); }
    void noTwoPicturesAreAlike();
    void stripsAreTheirOwn_data() { everyPack(); }
    void stripsAreTheirOwn();
    void backsAreTwo_data() { everyPack(); }
    void backsAreTwo();
};

void PacksArtTest::everyCardAtEverySize() {
    QFETCH(const QString, pack);
    QFETCH(const std::size_t, cards);
    const Pack all = cardsOf(pack);
    QCOMPARE(all.size(), cards);
    for (const QSize size : {QSize(54, 97), kPlaying, QSize(280, 504)})
        for (const auto& [code, svg] : all) {
            const QImage card = grey(look::drawCardArt(svg, size));
            QCOMPARE(card.size(), size);
            // A picture has darks and lights in its upper and in its lower half.
            for (const int top : {0, size.height() / 2}) {
                int darkest = 255, lightest = 0;
                for (int y = top; y < top + size.height() / 2; ++y)
                    for (int x = size.width() / 10; x < size.width() * 9 / 10; ++x) {
                        darkest = std::min<int>(darkest, card.constScanLine(y)[x]);
                        lightest = std::max<int>(lightest, card.constScanLine(y)[x]);
                    }
                QVERIFY2(darkest < 120 && lightest > 190, qPrintable(code));
            }
        }
}

// The whole picture: at least as much apart as a stroke of a figure all over it.
void PacksArtTest::noTwoPicturesAreAlike() {
    QFETCH(const QString, pack);
    std::vector<std::pair<QString, QImage>> small;
    for (const auto& [code, svg] : cardsOf(pack))
        small.emplace_back(code, grey(look::drawSceneArt(svg, QSize(50, 90))));
    for (std::size_t i = 0; i < small.size(); ++i)
        for (std::size_t j = i + 1; j < small.size(); ++j)
            QVERIFY2(distance(small[i].second, small[j].second, 0) > 12,
                     qPrintable(small[i].first + QLatin1Char(' ') + small[j].first));
}

// In grey, as drawn, without signs of value and with a large index, and with either strip a pixel off to
// either side, none comes near another.
void PacksArtTest::stripsAreTheirOwn() {
    QFETCH(const QString, pack);
    for (const auto& [manner, seen] :
         {std::pair{look::CardManner{}, kStrip}, std::pair{look::CardManner{false, false, false}, kStrip},
          std::pair{look::CardManner{true, false, true}, QSize(32, 56)}}) {
        std::vector<std::pair<QString, QImage>> strips;
        for (const auto& [code, svg] : cardsOf(pack))
            strips.emplace_back(code,
                                grey(look::drawCardArt(svg, kPlaying, manner).copy(QRect(QPoint(), seen))));
        for (std::size_t i = 0; i < strips.size(); ++i)
            for (std::size_t j = 0; j < strips.size(); ++j)
                for (const int shift : {-1, 0, 1})
                    if (j != i && distance(strips[i].second, strips[j].second, shift) < 4)
                        QFAIL(qPrintable(QStringLiteral("%1, shifted by %2, looks like %3")
                                             .arg(strips[i].first)
                                             .arg(shift)
                                             .arg(strips[j].first)));
    }
}

void PacksArtTest::backsAreTwo() {
    QFETCH(const QString, pack);
    const QStringList backs = look::backsOf(pack);
    QCOMPARE(backs, (QStringList{QStringLiteral("back"), QStringLiteral("back2")}));
    std::vector<QImage> small;
    for (const QString& back : backs) {
        QFile file(QStringLiteral(":/decks/%1/%2.svg").arg(pack, back));
        QVERIFY(file.open(QIODevice::ReadOnly));
        small.push_back(look::drawCardArt(file.readAll(), kPlaying));
    }
    QVERIFY(small[0] != small[1]);
}

VERSICOLA_WINDOW_TEST(PacksArtTest)
#include "test_packs_art.moc"
