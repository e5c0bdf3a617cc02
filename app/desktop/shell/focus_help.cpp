#include "desktop/shell/focus_help.h"

#include "books/rule_book.h"
#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <optional>

namespace desktop {

namespace {

struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::FocusHelp)
};

constexpr int kStayMs = 30'000;    // until a key or the mouse is used
constexpr QPoint kTipBelow(2, 16); // from the point that a tip is given to where it lies, at least

// What there is to say, and where.
struct Said {
    QString words;
    QPoint at;           // on the screen, as a tip is given it
    const void* of = {}; // the widget
    QRect place{};       // the part of it, on the screen
    int foot = 0;        // where the widget's own tip ends
};

QWidget* shownTip() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->inherits("QTipLabel"))
            return widget;
    return nullptr;
}

// Where on the screen: the part of the widget that has the focus, where it has parts.
QRect placeOf(QWidget* focus) {
    if (QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(focus))
        if (QAccessibleInterface* part = whole->focusChild(); part && part->rect().isValid())
            return part->rect();
    return {focus->mapToGlobal(QPoint()), focus->size()};
}

// The tip that this widget itself shows when it is asked so; what lies under a button is another thing.
std::optional<Said> shownBy(QWidget* widget, QEvent::Type asked, const QPoint& at) {
    if (QWidget* before = shownTip())
        before->hide(); // at once: what is found after this is new
    QHelpEvent help(asked, widget->mapFromGlobal(at), at);
    help.ignore();
    (void)static_cast<QObject*>(widget)->event(&help);
    const QWidget* tip = shownTip();
    if (!tip || QToolTip::text().isEmpty())
        return std::nullopt;
    return Said{QToolTip::text(), tip->pos() - kTipBelow, widget, {}, tip->geometry().bottom()};
}

std::optional<Said> pointed(const QWidget& window, const QPoint& at) {
    QWidget* under = QApplication::widgetAt(at);
    if (!under || (under != &window && !window.isAncestorOf(under)))
        return std::nullopt;
    for (; under && under != &window; under = under->parentWidget())
        if (const auto said = shownBy(under, QEvent::ToolTip, at))
            return said;
    return std::nullopt;
}

// A widget with parts says of the one that has its ring, however much of that is covered; others what a mouse
// in their middle would be told.
std::optional<Said> focused(QWidget* focus) {
    const QRect place = placeOf(focus);
    auto said = shownBy(focus, QEvent::WhatsThis, place.center());
    if (!said) {
        const auto* scrolls = qobject_cast<QAbstractScrollArea*>(focus);
        said = shownBy(scrolls ? scrolls->viewport() : focus, QEvent::ToolTip, place.center());
        const QString other = !focus->toolTip().isEmpty() ? focus->toolTip() : focus->accessibleDescription();
        if (!said && !other.isEmpty())
            said = Said{other, {}};
        if (said)
            said->at = place.center();
    }
    if (said) {
        said->of = focus;
        said->place = place;
    }
    return said;
}

std::optional<Said> saidIn(QWidget& window) {
    if (const auto at = look::pointedAt())
        if (auto said = pointed(window, *at))
            return said;
    QWidget* focus = window.focusWidget();
    return focus ? focused(focus) : std::nullopt;
}

// What was said last, as long as it stands there.
Said last;

} // namespace

bool helpStands() {
    return shownTip() && QToolTip::text() == last.words;
}

bool closeHelp() {
    const bool stands = helpStands();
    if (stands)
        shownTip()->hide(); // at once: QToolTip takes its time
    return stands;
}

FocusHelp helpIn(QWidget& window) {
    static QStringList rules;
    const bool stands = helpStands();
    const auto said = saidIn(window);
    if (!said) {
        QToolTip::hideText();
        return {};
    }
    Said now = *said;
    const QStringList cited = books::rulesCitedIn(now.words);
    if (!now.words.startsWith(u'<'))
        now.words = QStringLiteral("<div>%1</div>").arg(now.words.toHtmlEscaped());
    if (!cited.isEmpty())
        now.words +=
            QStringLiteral("<div><i>%1</i></div>").arg(HelpWords::tr("F1 again: rule %1").arg(cited.front()));
    if (stands && now.words == last.words && now.of == last.of && now.place == last.place) {
        QToolTip::hideText();
        return rules.isEmpty() ? FocusHelp() : FocusHelp{FocusHelp::Does::OpensRule, rules.front()};
    }
    last = now;
    rules = cited;
    QToolTip::showText(now.at, now.words, &window, {}, kStayMs);
    for (const QString& line :
         QTextDocumentFragment::fromHtml(now.words).toPlainText().split(u'\n', Qt::SkipEmptyParts))
        look::announce(window, line);
    if (QWidget* tip = shownTip(); tip && now.foot > 0 && now.foot < now.place.top()) // over what it is about
        tip->move(tip->x(), now.foot + 1 - tip->height());
    return {FocusHelp::Does::Explained, {}};
}

} // namespace desktop
