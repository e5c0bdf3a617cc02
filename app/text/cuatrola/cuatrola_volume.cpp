#include "text/cuatrola/cuatrola_volume.h"

#include "text/cuatrola/cuatrola_words.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct CuatrolaVolume {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaVolume)
};

QString nameOf(const QString& code) {
    return cardName(*cardOf(code.toStdString()));
}

// {points:…}, what these cards are worth (C1.3).
std::optional<QString> factIn(const books::Placeholder& placeholder) {
    if (placeholder.name != QLatin1String("points"))
        return std::nullopt;
    int sum = 0;
    for (const QString& code : books::codesIn(placeholder.of))
        if (const auto card = cardOf(code.toStdString()))
            sum += points(*card);
        else
            return std::nullopt;
    return QString::number(sum);
}

} // namespace

Volume cuatrolaVolume() {
    return {QStringLiteral("cuatrola"),
            QStringLiteral("spagnola"),
            QStringLiteral("Cuatrola"),
            u'C',
            CuatrolaVolume::tr("The words of the game, what they are in Spanish, and where to read on."),
            {},
            books::isCode<cardOf>,
            nameOf,
            factIn};
}

} // namespace text::cuatrola
