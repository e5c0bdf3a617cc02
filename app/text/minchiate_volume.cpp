#include "text/minchiate_volume.h"

#include "minchiate/lessons/kind.h"
#include "text/lesson_words.h"
#include "text/words.h"

#include <QCoreApplication>

namespace text {

namespace {

struct MinchiateVolume {
    Q_DECLARE_TR_FUNCTIONS(MinchiateVolume)
};

QString nameOf(const QString& code) {
    return shortCardName(*minchiate::cardOf(code.toStdString()));
}

// As in lessons, with nothing on the table.
std::optional<QString> factIn(const books::Placeholder& placeholder) {
    static const minchiate_lessons::Table nothing;
    const minchiate_lessons::Scene scene{&nothing, nullptr, minchiate::Seat::S, std::nullopt, {}, {}};
    const auto fact = minchiate_lessons::Kind::factOf(placeholder, scene);
    return fact ? std::optional(factText(*fact, Teller{})) : std::nullopt;
}

} // namespace

Volume minchiateVolume() {
    return {QStringLiteral("minchiate"),
            QStringLiteral("florentine"),
            QStringLiteral("Minchiate"),
            u'M',
            MinchiateVolume::tr("The words of the game, what they are in Italian, and where to read on."),
            MinchiateVolume::tr("The &versicole on one page…"),
            books::isCode<minchiate::cardOf>,
            nameOf,
            factIn};
}

} // namespace text
