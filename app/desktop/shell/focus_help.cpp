#include "desktop/shell/focus_help.h"

#include "books/rule_book.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QToolTip>

namespace desktop {

namespace {

struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::FocusHelp)
};

constexpr int kStayMs = 30'000; // until a key or the mouse is used

// Where on the screen: the part of the widget that has the focus, where it has parts.
QRect placeOf(QWidget* focus) {
    if (QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(focus))
        if (QAccessibleInterface* part = whole->focusChild(); part && part->rect().isValid())
            return part->rect();
    return {focus->mapToGlobal(QPoint()), focus->size()};
}

// What pointing there shows.
QString pointedWords(QWidget* focus, const QPoint& at) {
    const auto* scrolls = qobject_cast<QAbstractScrollArea*>(focus);
    QWidget* under = scrolls ? scrolls->viewport() : focus;
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, under->mapFromGlobal(at), at);
    help.ignore();
    // To it alone: what lies under a button is another thing.
    const bool taken = static_cast<QObject*>(under)->event(&help);
    if (scrolls && !taken)
        return focus->toolTip();
    return QToolTip::isVisible() ? QToolTip::text() : QString();
}

QString wordsOf(QWidget* focus, const QPoint& at) {
    if (const QString words = pointedWords(focus, at); !words.isEmpty())
        return words;
    if (!focus->toolTip().isEmpty())
        return focus->toolTip();
    return focus->accessibleDescription();
}

} // namespace

FocusHelp helpOnFocus(QWidget* focus) {
    if (!focus)
        return {};
    static QString shown; // by the F1 before, as long as it stands there
    static QStringList rules;
    if (QToolTip::isVisible() && QToolTip::text() == shown) {
        QToolTip::hideText();
        return rules.isEmpty() ? FocusHelp() : FocusHelp{FocusHelp::Does::OpensRule, rules.front()};
    }
    const QRect place = placeOf(focus);
    const QString words = wordsOf(focus, place.center());
    if (words.isEmpty())
        return {};
    rules = books::rulesCitedIn(words);
    shown = words.startsWith(u'<') ? words : QStringLiteral("<div>%1</div>").arg(words.toHtmlEscaped());
    if (!rules.isEmpty())
        shown +=
            QStringLiteral("<div><i>%1</i></div>").arg(HelpWords::tr("F1 again: rule %1").arg(rules.front()));
    QToolTip::showText(place.center(), shown, focus, {}, kStayMs);
    return {FocusHelp::Does::Explained, {}};
}

} // namespace desktop
