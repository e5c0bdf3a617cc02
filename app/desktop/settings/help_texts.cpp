#include "desktop/settings/help_texts.h"

#include "desktop/rules/linked_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace settings {
namespace {

struct HelpTextsWords {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString linkedNumbers(const QString& numbers) {
    return QStringLiteral(" <span class=\"weak\">%1</span>").arg(rules::linked(numbers));
}

QString value(const RulePart::Value& value) {
    return QStringLiteral("<tr><td class=\"points\" align=\"right\">%1</td><td class=\"cards\">%2</td></tr>")
        .arg(value.points, value.cards);
}

QString part(const RulePart& part) {
    QString text = QStringLiteral("<p class=\"head\">%1</p>").arg(part.heading);
    if (!part.values.empty()) {
        text += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">");
        for (const RulePart::Value& one : part.values)
            text += value(one);
        text += QStringLiteral("</table>");
    }
    return text + QStringLiteral("<p>%1%2</p>").arg(part.paragraph, linkedNumbers(part.numbers));
}

QString column(const std::vector<RulePart>& parts) {
    QString text;
    for (const RulePart& one : parts)
        text += part(one);
    return text;
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

QString rulesPage(const RulesInShort& rules) {
    return QStringLiteral("<p class=\"name\">%1</p>").arg(rules.game) +
           QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                          "<td width=\"50%\" class=\"left\">%1</td><td width=\"50%\" class=\"right\">%2</td>"
                          "</tr></table>")
               .arg(column(rules.left), column(rules.right));
}

QString aboutPage() {
    const QStringList paragraphs{
        HelpTextsWords::tr("Four old trick games: Minchiate, Tarocco bolognese, French Tarot and Cuatrola."),
        HelpTextsWords::tr("Version %1, with Qt %2.")
            .arg(QStringLiteral(VERSICOLA_VERSION), QString::fromLatin1(qVersion())),
        HelpTextsWords::tr(
            "The program is free software under the GNU General Public License, version 3 or any later one "
            "(GPL-3.0-or-later). It comes without any warranty."),
        HelpTextsWords::tr("The cards, faces and pieces are under the Creative Commons licence "
                           "Attribution-ShareAlike 4.0 (CC-BY-SA-4.0)."),
        HelpTextsWords::tr(
            "The rules of Minchiate follow Renzoni and Ricci’s book of 2008, after Dresden 1798 and"
            " Rome 1773, the Spanish manual, and Minucci’s note of 1688; those of Tarocco bolognese"
            " Barilli’s manual; those of French Tarot an encyclopedia and the French federation; "
            "those of Cuatrola the Spanish pages on it. Where the sources are silent or differ, the"
            " numbered rules say so."),
    };
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"><tr><td class=\"icon\"><img src=\"%1\" "
                          "width=\"112\" height=\"112\"></td>"
                          "<td width=\"560\"><p class=\"name\">Versicola</p><p>%2</p></td></tr></table>")
        .arg(QLatin1String(iconName), paragraphs.join(QStringLiteral("</p><p>")));
}

} // namespace settings
