#include "desktop/sheets/ledger.h"

#include "desktop/rules/linked_words.h"

namespace sheets {

namespace {

const QString kTable = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">"),
              kEnd = QStringLiteral("</table>");

QString strong(const QString& figure) {
    return QStringLiteral("<b>%1</b>").arg(figure);
}

} // namespace

void write(paper::Words& on, const std::vector<LedgerLine>& lines) {
    const QString cell = QStringLiteral("<td align=\"right\" style=\"white-space:nowrap\">%1</td>");
    const QString gap = QStringLiteral("<td width=\"8\"></td>");
    QString rich = kTable;
    QStringList told;
    for (const LedgerLine& line : lines) {
        const bool sum = line.weight == LedgerLine::Weight::Sum;
        QStringList figures{line.figure, line.second};
        figures.removeAll(QString());
        rich += QStringLiteral("<tr>");
        for (const QString& figure : figures)
            rich += cell.arg(sum ? strong(figure) : figure.toHtmlEscaped()) + gap;
        const QString words =
            line.rule.isEmpty() ? line.words : QStringLiteral("%1 (%2)").arg(line.words, line.rule);
        rich += QStringLiteral("<td>%1</td></tr>").arg(rules::linked(words));
        told << QStringLiteral("%1 %2").arg(figures.join(QStringLiteral(" / ")), words);
    }
    on.setRich(rich + kEnd, told.join(QStringLiteral(". ")));
}

void write(paper::Words& on, const std::vector<Share>& shares) {
    QString rich = kTable;
    QStringList told;
    for (const Share& one : shares) {
        rich += QStringLiteral("<tr><td>%1</td><td width=\"12\"></td><td align=\"right\">%2</td></tr>")
                    .arg(one.name.toHtmlEscaped(), one.gain ? strong(one.figure) : one.figure);
        told << one.name + u' ' + one.figure;
    }
    on.setRich(rich + kEnd, told.join(QStringLiteral(", ")));
}

} // namespace sheets
