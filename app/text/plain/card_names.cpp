#include "text/plain/card_names.h"

#include <QCoreApplication>

namespace text {

namespace {

struct CardNames {
    Q_DECLARE_TR_FUNCTIONS(CardNames)
};

// A language with articles says all three otherwise: "re", "il re", and "il re" again, one of several.
QString said(Said how, const QString& title, const QString& sentence, const QString& listed) {
    return how == Said::Title ? title : how == Said::Sentence ? sentence : listed;
}

} // namespace

QString rankSaid(Face face, Said how) {
    switch (face) {
    case Face::King:
        return said(how, CardNames::tr("king"), CardNames::tr("the king"),
                    CardNames::tr("king", "one of several"));
    case Face::Queen:
        return said(how, CardNames::tr("queen"), CardNames::tr("the queen"),
                    CardNames::tr("queen", "one of several"));
    case Face::Knight:
        return said(how, CardNames::tr("knight"), CardNames::tr("the knight"),
                    CardNames::tr("knight", "one of several"));
    case Face::Horseman:
        return said(how, CardNames::tr("knight", "of a French pack"),
                    CardNames::tr("the knight", "of a French pack"),
                    CardNames::tr("knight", "of a French pack, one of several"));
    case Face::Page:
        return said(how, CardNames::tr("page"), CardNames::tr("the page"),
                    CardNames::tr("page", "one of several"));
    case Face::Jack:
        return said(how, CardNames::tr("jack"), CardNames::tr("the jack"),
                    CardNames::tr("jack", "one of several"));
    case Face::Maid:
        return said(how, CardNames::tr("maid", "fantina"), CardNames::tr("the maid", "fantina"),
                    CardNames::tr("maid", "fantina, one of several"));
    case Face::Handmaid:
        return said(how, CardNames::tr("maid", "fantesca"), CardNames::tr("the maid", "fantesca"),
                    CardNames::tr("maid", "fantesca, one of several"));
    case Face::Ace:
        return said(how, CardNames::tr("ace"), CardNames::tr("the ace"),
                    CardNames::tr("ace", "one of several"));
    case Face::Three:
        return said(how, CardNames::tr("three"), CardNames::tr("the three"),
                    CardNames::tr("three", "one of several"));
    }
    return {};
}

QString rankSaid(int pips, Said how) {
    const bool elides = pips == 8; // l’otto
    return said(
        how, QString::number(pips),
        (elides ? CardNames::tr("the %1", "the 8 of a suit") : CardNames::tr("the %1", "number of a suit"))
            .arg(pips),
        (elides ? CardNames::tr("%1", "the 8 of a suit, one of several")
                : CardNames::tr("%1", "number of a suit, one of several"))
            .arg(pips));
}

QString inSuit(const QString& rank, SuitName suit) {
    const auto latin = [&](const QString& name) {
        return CardNames::tr("%1 of %2", "king of cups").arg(rank, name);
    };
    const auto french = [&](const QString& name) {
        return CardNames::tr("%1 of %2", "king of spades").arg(rank, name);
    };
    switch (suit) {
    case SuitName::Cups:
        return latin(CardNames::tr("cups", "king of cups"));
    case SuitName::Coins:
        return latin(CardNames::tr("coins", "king of coins"));
    case SuitName::Swords:
        return latin(CardNames::tr("swords", "king of swords"));
    case SuitName::Batons:
        return latin(CardNames::tr("batons", "king of batons"));
    case SuitName::Spades:
        return french(CardNames::tr("spades", "king of spades"));
    case SuitName::Hearts:
        return french(CardNames::tr("hearts", "king of hearts"));
    case SuitName::Diamonds:
        return french(CardNames::tr("diamonds", "king of diamonds"));
    case SuitName::Clubs:
        break;
    }
    return french(CardNames::tr("clubs", "king of clubs"));
}

QString trumpSaid(int number, Said how) {
    const bool elides = number == 1 || number == 8 || number == 11; // l’uno, l’otto, l’undici
    return said(
        how, QString::number(number),
        (elides ? CardNames::tr("the %1", "the trump 1, 8 or 11") : CardNames::tr("the %1", "a trump"))
            .arg(number),
        (elides ? CardNames::tr("%1", "the trump 1, 8 or 11, one of several")
                : CardNames::tr("%1", "a trump, one of several"))
            .arg(number));
}

} // namespace text
