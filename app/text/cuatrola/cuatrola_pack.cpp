#include "text/cuatrola/cuatrola_pack.h"

#include "text/cuatrola/cuatrola_words.h"

#include <QCoreApplication>

#include <array>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct CuatrolaPackWords {
    Q_DECLARE_TR_FUNCTIONS(SpanishPack)
};

// Spanish names are what the cards are called at the table in any language, so they are not translated.
struct RankWords {
    const char* code;
    const char* english;
    const char* spanish;
};
constexpr std::array<RankWords, 10> kRanks{{{"K", QT_TRANSLATE_NOOP("SpanishPack", "King"), "Rey"},
                                            {"N", QT_TRANSLATE_NOOP("SpanishPack", "Knight"), "Caballo"},
                                            {"J", QT_TRANSLATE_NOOP("SpanishPack", "Page"), "Sota"},
                                            {"7", QT_TRANSLATE_NOOP("SpanishPack", "Seven"), "Siete"},
                                            {"6", QT_TRANSLATE_NOOP("SpanishPack", "Six"), "Seis"},
                                            {"5", QT_TRANSLATE_NOOP("SpanishPack", "Five"), "Cinco"},
                                            {"4", QT_TRANSLATE_NOOP("SpanishPack", "Four"), "Cuatro"},
                                            {"3", QT_TRANSLATE_NOOP("SpanishPack", "Three"), "Tres"},
                                            {"2", QT_TRANSLATE_NOOP("SpanishPack", "Two"), "Dos"},
                                            {"A", QT_TRANSLATE_NOOP("SpanishPack", "Ace"), "As"}}};
constexpr std::array kSuitsInSpanish{"copas", "oros", "espadas", "bastos"};

constexpr std::array<PictureLine, 40> kPictures{{
    {"CK", QT_TRANSLATE_NOOP("PicturedInSpain", "A black-bearded king under an arch of red and white stone, "
                                                "his cloak thrown back, lifts the brimming cup.")},
    {"CN", QT_TRANSLATE_NOOP("PicturedInSpain",
                             "A moustached rider in red lifts his cup so high that the wine slops over.")},
    {"CJ", QT_TRANSLATE_NOOP("PicturedInSpain", "A page in red carries a cup full to the brim past a potted "
                                                "orange tree; the cat looks up at it.")},
    {"C7", QT_TRANSLATE_NOOP("PicturedInSpain", "Seven cups, cherries between the rows and a small bird.")},
    {"C6", QT_TRANSLATE_NOOP("PicturedInSpain", "A spray of red flowers climbs between two rows of cups.")},
    {"C5", QT_TRANSLATE_NOOP("PicturedInSpain", "The middle cup stands between two twigs with lemons.")},
    {"C4", QT_TRANSLATE_NOOP("PicturedInSpain", "A heron stands among leaves between two pairs of cups.")},
    {"C3",
     QT_TRANSLATE_NOOP("PicturedInSpain",
                       "A vine heavy with blue grapes hangs over two cups; a wasp makes for the third.")},
    {"C2",
     QT_TRANSLATE_NOOP("PicturedInSpain", "Two bees and a bough of pomegranates between two large cups.")},
    {"CA", QT_TRANSLATE_NOOP("PicturedInSpain", "One great covered goblet between white lilies; two doves "
                                                "drink from the dish at its foot.")},
    {"DK", QT_TRANSLATE_NOOP("PicturedInSpain", "A stout king in ochre brocade shows a coin on his palm, a "
                                                "locked chest at his feet.")},
    {"DN",
     QT_TRANSLATE_NOOP("PicturedInSpain", "A rider gallops past an aqueduct, his cloak flying, the coin "
                                          "held out before him, a dog alongside.")},
    {"DJ", QT_TRANSLATE_NOOP("PicturedInSpain", "A page by the sheaves tosses a coin; his mastiff watches it "
                                                "fly.")},
    {"D7", QT_TRANSLATE_NOOP("PicturedInSpain", "Seven coins with stars, strawberries between the rows.")},
    {"D6", QT_TRANSLATE_NOOP("PicturedInSpain", "Six coins with roses; three ears of wheat in a bunch.")},
    {"D5",
     QT_TRANSLATE_NOOP("PicturedInSpain", "Five coins with crosses; a bunch of blue grapes on either side.")},
    {"D4", QT_TRANSLATE_NOOP("PicturedInSpain",
                             "A hare sits on the turf between two pairs of coins, each with a castle.")},
    {"D3",
     QT_TRANSLATE_NOOP("PicturedInSpain",
                       "Three great coins, a sun, a lion and a castle, with olive sprays and a finch.")},
    {"D2", QT_TRANSLATE_NOOP("PicturedInSpain", "A red ribbon joins two great coins with laurelled heads.")},
    {"DA",
     QT_TRANSLATE_NOOP("PicturedInSpain", "The great dollar: two crowned pillars in the sea and the sun "
                                          "between them; pomegranates at the corners.")},
    {"SK", QT_TRANSLATE_NOOP("PicturedInSpain", "An old white-bearded king in armour, both hands on the "
                                                "sword before him, a lion cub at his feet.")},
    {"SN", QT_TRANSLATE_NOOP("PicturedInSpain", "A rider in blue on a white horse lifts his sword among the "
                                                "windmills.")},
    {"SJ", QT_TRANSLATE_NOOP("PicturedInSpain", "A page in blue with ruff and buckler, a foot on the drum, "
                                                "sword upright before the tents.")},
    {"S7",
     QT_TRANSLATE_NOOP("PicturedInSpain", "One sword lies across between two rows of three; a carnation, "
                                          "a lizard.")},
    {"S6", QT_TRANSLATE_NOOP("PicturedInSpain", "A garland of roses runs between two rows of swords.")},
    {"S5", QT_TRANSLATE_NOOP("PicturedInSpain", "Thistles beside the middle sword.")},
    {"S4", QT_TRANSLATE_NOOP("PicturedInSpain", "Two carnations tied with a blue ribbon; a butterfly.")},
    {"S3", QT_TRANSLATE_NOOP("PicturedInSpain",
                             "Two swords cross behind an upright third, tied with red, carnations around.")},
    {"S2", QT_TRANSLATE_NOOP("PicturedInSpain", "An iris grows between two upright swords; two bees.")},
    {"SA", QT_TRANSLATE_NOOP("PicturedInSpain", "One sword stands through a shining crown, laurel and a blue "
                                                "ribbon below.")},
    {"BK", QT_TRANSLATE_NOOP("PicturedInSpain", "A broad king in green, crowned with oak leaves, carries his "
                                                "cudgel like a sceptre.")},
    {"BN",
     QT_TRANSLATE_NOOP("PicturedInSpain", "A bearded rider on a rearing dark horse swings his cudgel; a "
                                          "dog runs below.")},
    {"BJ", QT_TRANSLATE_NOOP("PicturedInSpain", "A lad of the hills in cap and sash, striped blanket on his "
                                                "arm, leans on a tall cudgel.")},
    {"B7",
     QT_TRANSLATE_NOOP("PicturedInSpain", "A red bird sits on the cudgel that lies between two rows; two "
                                          "bees.")},
    {"B6", QT_TRANSLATE_NOOP("PicturedInSpain", "A snail creeps along an oak twig between six cudgels.")},
    {"B5",
     QT_TRANSLATE_NOOP("PicturedInSpain", "Two crossed pairs bound on one long cudgel; oak and acorns.")},
    {"B4",
     QT_TRANSLATE_NOOP("PicturedInSpain", "A hedgehog with an apple on its back between two crossed pairs.")},
    {"B3", QT_TRANSLATE_NOOP("PicturedInSpain", "Three cudgels in a great red bow, a finch perched on one.")},
    {"B2", QT_TRANSLATE_NOOP("PicturedInSpain", "An owl sits where two cudgels cross; acorns beside.")},
    {"BA", QT_TRANSLATE_NOOP("PicturedInSpain", "A goat rears up to browse on one great leafy cudgel.")},
}};

std::optional<Card> engineCard(const QString& code) {
    return cardOf(code.toStdString());
}

QString worth(const QString& code) {
    const auto card = engineCard(code);
    return card ? CuatrolaPackWords::tr("Worth %n point(s) (C1.3).", nullptr, points(*card))
                : CuatrolaPackWords::tr("Cuatrola is played without it (C1.1).");
}

QString serves(const QString& code) {
    const auto card = engineCard(code);
    if (!card)
        return {};
    const QString suit = suitName(suitOf(*card));
    switch (rankOf(*card)) {
    case Rank::King:
    case Rank::Knight:
        return CuatrolaPackWords::tr(
                   "King and knight of %1 in one hand are a cante: 20 points, and 40 where %1 are "
                   "trumps (C6.1).")
            .arg(suit);
    case Rank::Ace:
        return CuatrolaPackWords::tr("The highest card of its suit (C1.2).");
    case Rank::Three:
        return CuatrolaPackWords::tr("Only the ace beats it in its suit (C1.2).");
    case Rank::Page:
        break;
    }
    return CuatrolaPackWords::tr("The lowest card of its suit (C1.2).");
}

CardNote noteOf(const QString& code) {
    if (code == QLatin1String("back"))
        return {CuatrolaPackWords::tr("The back"),
                QStringLiteral("El dorso"),
                CuatrolaPackWords::tr("Tiles with blue stars and ochre crosses, the same either way up."),
                CuatrolaPackWords::tr("Cuatrola takes twenty of the forty cards (C1.1)."),
                {}};
    const auto suit = QStringLiteral("CDSB").indexOf(code.at(0));
    const QString rank = code.mid(1);
    for (const RankWords& words : kRanks)
        if (rank == QLatin1String(words.code))
            return {inSuit(CuatrolaPackWords::tr(words.english),
                           static_cast<SuitName>(kSuits[static_cast<std::size_t>(suit)])),
                    QStringLiteral("%1 de %2")
                        .arg(QLatin1String(words.spanish),
                             QLatin1String(kSuitsInSpanish[static_cast<std::size_t>(suit)])),
                    pictureLine(kPictures, "PicturedInSpain", code), worth(code), serves(code)};
    return {};
}

} // namespace

Pack spanishPack() {
    QStringList codes;
    for (const char suit : std::string_view("CDSB"))
        for (const RankWords& words : kRanks)
            codes << QLatin1Char(suit) + QLatin1String(words.code);
    return {QStringLiteral("spagnola"),
            CuatrolaPackWords::tr("Spanish"),
            QStringLiteral("Cuatrola"),
            10,
            codes,
            noteOf};
}

} // namespace text::cuatrola
