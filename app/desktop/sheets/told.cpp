#include "desktop/sheets/told.h"

#include "desktop/sheets/tables.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace sheets {

namespace {

struct ToldWords {
    Q_DECLARE_TR_FUNCTIONS(sheets::Told)
};

QStringList textsOf(const std::vector<Figure>& figures) {
    QStringList all;
    for (const Figure& one : figures)
        all << one.text;
    return all;
}

} // namespace

QStringList HandTold::under() const {
    QStringList lines{besides, ended, note};
    lines.removeAll(QString());
    return lines;
}

QString dateWords(const Told& told) {
    return told.begun == 0
               ? QString()
               : QLocale().toString(QDateTime::fromSecsSinceEpoch(told.begun).date(), QLocale::LongFormat);
}

QString shortDateWords(const Told& told) {
    //: a day, as QDate::toString() reads it
    return told.begun == 0 ? QString()
                           : QLocale().toString(QDateTime::fromSecsSinceEpoch(told.begun).date(),
                                                ToldWords::tr("d MMMM yyyy"));
}

QString asText(const Told& told) {
    TextTable table(told.columns);
    const QString date = dateWords(told);
    table.line(date.isEmpty() ? told.game : ToldWords::tr("%1, %2", "game, date").arg(told.game, date));
    table.line();
    table.row({}, told.columns);
    for (std::size_t i = 0; i < told.hands.size(); ++i) {
        table.row(QString::number(i + 1), textsOf(told.hands[i].scores));
        for (const QString& line : told.hands[i].under())
            table.under(line);
    }
    table.row(ToldWords::tr("all", "total of a column"), textsOf(told.totals));
    if (!told.standing.isEmpty()) {
        table.line();
        table.line(told.standing);
    }
    return table.all();
}

std::optional<int> correctedIn(const Told& then, const Told& now) {
    if (then.columns != now.columns || then.hands.size() != now.hands.size())
        return std::nullopt;
    std::optional<int> corrected;
    for (std::size_t i = 0; i < now.hands.size(); ++i) {
        const HandTold &one = then.hands[i], &other = now.hands[i];
        if (one.played == other.played && one.scores == other.scores && one.besides == other.besides &&
            one.note == other.note)
            continue;
        if (corrected)
            return std::nullopt;
        corrected = static_cast<int>(i);
    }
    return corrected;
}

} // namespace sheets
