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

QString values(const std::vector<RulePart::Value>& values, ReadBy by) {
    QString text;
    for (const RulePart::Value& one : values)
        text += by == ReadBy::Eyes ? value(one) : QStringLiteral("<p>%1: %2</p>").arg(one.points, one.cards);
    return by == ReadBy::Eyes && !values.empty()
               ? QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(text)
               : text;
}

QString column(const std::vector<RulePart>& parts, ReadBy by) {
    QString text;
    for (const RulePart& part : parts)
        text += QStringLiteral("<p class=\"head\">%1</p>%2<p>%3%4</p>")
                    .arg(part.heading, values(part.values, by), part.paragraph, linkedNumbers(part.numbers));
    return text;
}

QString keysRow(const KeyHelp& key, ReadBy by) {
    const QString keys = key.keys.toHtmlEscaped(), what = key.what.toHtmlEscaped();
    return by == ReadBy::Reader
               ? QStringLiteral("<p>%1: %2</p>").arg(keys, what)
               : QStringLiteral("<tr><td class=\"keys\"><b>%1</b></td><td class=\"what\">%2</td></tr>")
                     .arg(keys, what);
}

QString keysGroup(const QString& group, bool first, ReadBy by) {
    const QString head = QStringLiteral("<p class=\"head\">%1</p>").arg(group.toHtmlEscaped());
    return by == ReadBy::Reader ? head
                                : QStringLiteral("<tr><td colspan=\"2\" class=\"%1\">%2</td></tr>")
                                      .arg(first ? QStringLiteral("first") : QStringLiteral("group"), head);
}

} // namespace

QString keysPage(const std::vector<KeyHelp>& keys, ReadBy by) {
    QString page, group;
    for (const KeyHelp& key : keys) {
        if (key.group != group)
            page += keysGroup(key.group, group.isEmpty(), by);
        group = key.group;
        page += keysRow(key, by);
    }
    return by == ReadBy::Reader
               ? page
               : QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(page);
}

QString rulesPage(const RulesInShort& rules, ReadBy by) {
    const QString name = QStringLiteral("<p class=\"name\">%1</p>").arg(rules.game);
    if (by == ReadBy::Reader)
        return name + column(rules.left, by) + column(rules.right, by);
    return name + QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                                 "<td width=\"50%\" class=\"left\">%1</td>"
                                 "<td width=\"50%\" class=\"right\">%2</td></tr></table>")
                      .arg(column(rules.left, by), column(rules.right, by));
}

QString aboutPage(ReadBy by) {
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
    if (by == ReadBy::Reader)
        return QStringLiteral("<p class=\"name\">Versicola</p><p>%1</p>")
            .arg(paragraphs.join(QStringLiteral("</p><p>")));
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"><tr><td class=\"icon\"><img src=\"%1\" "
                          "width=\"112\" height=\"112\"></td>"
                          "<td width=\"560\"><p class=\"name\">Versicola</p><p>%2</p></td></tr></table>")
        .arg(QLatin1String(iconName), paragraphs.join(QStringLiteral("</p><p>")));
}

} // namespace settings
