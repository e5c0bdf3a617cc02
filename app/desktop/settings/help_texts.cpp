#include "desktop/settings/help_texts.h"

#include "desktop/rules/linked_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace settings {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

// A heading and its paragraph; `numbers` are those of the rules in the full text.
QString part(const QString& heading, const QString& paragraph, const QString& numbers) {
    return QStringLiteral("<p class=\"head\">%1</p><p>%2 <span class=\"weak\">%3</span></p>")
        .arg(heading, paragraph, rules::linked(numbers));
}

QString value(const QString& points, const QString& cards) {
    return QStringLiteral("<tr><td class=\"points\" align=\"right\">%1</td><td class=\"cards\">%2</td></tr>")
        .arg(points, cards);
}

QString values() {
    return QStringLiteral("<p class=\"head\">%1</p><table cellspacing=\"0\" cellpadding=\"0\">")
               .arg(Words::tr("What counts")) +
           value(QStringLiteral("10"), Words::tr("trumps 36 to 40, the airs")) +
           value(QStringLiteral("5"), Words::tr("kings, the Fool, trumps 1, 10, 13, 20, 28 and 30 to 35")) +
           value(QStringLiteral("3"), Words::tr("trumps 2 to 5")) +
           QStringLiteral("</table><p>%1 <span class=\"weak\">%2</span></p>")
               .arg(Words::tr(
                        "These are the counters; every other card is worth nothing, but the 29 is worth 5 "
                        "inside a versicola."),
                    rules::linked(QStringLiteral("M2.1, M2.2")));
}

QString leftColumn() {
    return part(Words::tr("The aim"),
                Words::tr("Two pairs, partners opposite; turns run to the right. You score by bringing home "
                          "your own "
                          "counters, catching theirs, and gathering versicole. A lead of 60 points is a "
                          "<i>resto</i>, and resti are what a match is reckoned in."),
                QStringLiteral("M4, M7.3")) +
           part(
               Words::tr("The cards"),
               Words::tr("Four suits of fourteen, forty trumps, and the Fool. In swords and batons the 10 is "
                         "the best "
                         "number and the ace the least; in cups and coins the ace is the best and the 10 the "
                         "least. King, queen, knight and page or maid stand above them."),
               QStringLiteral("M1.1, M1.3, M1.5")) +
           values() +
           part(Words::tr("Versicole"),
                Words::tr("Sets that score as a whole: three or more in a row within 1–5 or within 28–40; "
                          "three or four "
                          "kings; 10–20–30–40, even without the 10 or without the 40; 1–13–28; and "
                          "1–Fool–40. Each is "
                          "worth what its cards are. The Fool adds 5 to any other you hold with it."),
                QStringLiteral("M3"));
}

QString rightColumn() {
    return part(Words::tr("The deal"),
                Words::tr(
                    "Whoever cuts keeps the counters and high trumps that come first: they are "
                    "<i>robbed</i>. All "
                    "get twenty-one cards, the last face up. What is left is the <i>fola</i>: the dealer "
                    "takes its counters, and the dealer’s partner says how many cards of each suit remain. "
                    "Who took cards puts as many away."),
                QStringLiteral("M5.2–M5.9")) +
           part(Words::tr("The play"),
                Words::tr("Follow suit; if you cannot, play a trump; if you have none, play anything. The "
                          "highest trump "
                          "wins, or else the highest card of the suit led. The Fool may be played instead of "
                          "following: it never wins, and it stays yours for a poor card in exchange."),
                QStringLiteral("M6.2, M6.4–M6.6")) +
           part(Words::tr("The king rule"),
                Words::tr("If a suit is led for the first time and somebody has trumped, whoever plays later "
                          "and holds "
                          "its king must play it."),
                QStringLiteral("M6.3")) +
           part(Words::tr("Points on the way"),
                Words::tr("Counters robbed or turned up are marked at once. So are versicole that you show "
                          "with your "
                          "first card. A counter caught by the other pair <i>dies</i>: they mark its value."),
                QStringLiteral("M5.3, M5.5, M6.8, M6.9")) +
           part(
               Words::tr("The count"),
               Words::tr(
                   "Each pair counts what it captured: a point for every card beyond 42, its versicole, its "
                   "counters, and 10 for the last trick. The difference joins the lead on the pad, and every "
                   "60 begun is one more resto."),
               QStringLiteral("M7.1, M7.3"));
}

} // namespace

QString keysPage(const std::vector<KeyHelp>& keys) {
    QString page = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">");
    QString group;
    for (const KeyHelp& key : keys) {
        if (key.group != group)
            page += QStringLiteral("<tr><td colspan=\"2\" class=\"%1\"><p class=\"head\">%2</p></td></tr>")
                        .arg(group.isEmpty() ? QStringLiteral("first") : QStringLiteral("group"),
                             key.group.toHtmlEscaped());
        group = key.group;
        page += QStringLiteral("<tr><td class=\"keys\"><b>%1</b></td><td class=\"what\">%2</td></tr>")
                    .arg(key.keys.toHtmlEscaped(), key.what.toHtmlEscaped());
    }
    return page + QStringLiteral("</table>");
}

QString rulesPage() {
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                          "<td width=\"50%\" class=\"left\">%1</td><td width=\"50%\" class=\"right\">%2</td>"
                          "</tr></table>")
        .arg(leftColumn(), rightColumn());
}

QString aboutPage() {
    const QStringList paragraphs{
        Words::tr("Minchiate, the Florentine game of ninety-seven cards."),
        Words::tr("Version %1, with Qt %2.")
            .arg(QStringLiteral(VERSICOLA_VERSION), QString::fromLatin1(qVersion())),
        Words::tr(
            "The program is free software under the GNU General Public License, version 3 or any later one "
            "(GPL-3.0-or-later). It comes without any warranty."),
        Words::tr("The cards, faces and pieces are under the Creative Commons licence "
                  "Attribution-ShareAlike 4.0 (CC-BY-SA-4.0)."),
        Words::tr(
            "The rules follow Renzoni and Ricci’s book of 2008, after Dresden 1798 and Rome 1773, the "
            "Spanish "
            "manual, and Minucci’s note of 1688. Where the sources are silent or differ, the numbered rules "
            "say so."),
    };
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"><tr><td class=\"icon\"><img src=\"%1\" "
                          "width=\"112\" height=\"112\"></td>"
                          "<td width=\"560\"><p class=\"name\">Versicola</p><p>%2</p></td></tr></table>")
        .arg(QLatin1String(iconName), paragraphs.join(QStringLiteral("</p><p>")));
}

} // namespace settings
