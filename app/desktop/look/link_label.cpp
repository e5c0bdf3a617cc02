#include "desktop/look/link_label.h"

#include "desktop/look/announce.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>

namespace look {

namespace {

struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(look::LinkLabel)
};

class LinkAccessible : public QAccessibleWidget {
public:
    explicit LinkAccessible(LinkLabel* label) : QAccessibleWidget(label), label_(label) {}

    // Of a paragraph readers do not take it that its words belong to the thing beside it.
    QAccessible::Role role() const override {
        return label_->isToldByOthers() ? QAccessible::Paragraph : QAccessible::StaticText;
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? label_->told() : QAccessibleWidget::text(which);
    }

private:
    LinkLabel* label_;
};

QAccessibleInterface* linkAccessible(const QString&, QObject* object) {
    auto* label = dynamic_cast<LinkLabel*>(object);
    return label ? new LinkAccessible(label) : nullptr;
}

} // namespace

LinkLabel::LinkLabel(QWidget* parent) : QLabel(parent) {}

// Not by QLabel's own constructor, which has Qt keep for readers what is no more than a label then.
LinkLabel::LinkLabel(const QString& words, QWidget* parent) : LinkLabel(parent) {
    setText(words);
}

QString LinkLabel::told() const {
    if (const QString link = hasFocus() ? selectedText() : QString(); !link.isEmpty())
        return LinkWords::tr("%1, a link", "a rule's number").arg(lineOf(link));
    if (const QString own = accessibleName(); !own.isEmpty())
        return own;
    return textFormat() == Qt::PlainText ? text() : QTextDocumentFragment::fromHtml(text()).toPlainText();
}

// The short line that a link stands in, "Grande (B2.6)"; of a paragraph the link alone.
QString LinkLabel::lineOf(const QString& link) const {
    constexpr qsizetype kShort = 60;
    QTextDocument words;
    words.setHtml(text());
    const QString line = words.findBlock(selectionStart()).text();
    return line.contains(link) && line.size() <= kShort ? line : link;
}

void LinkLabel::focusInEvent(QFocusEvent* event) {
    QLabel::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        QLabel::focusNextPrevChild(event->reason() == Qt::TabFocusReason);
}

// From link to link the focus stays in the label, and Qt tells nothing.
bool LinkLabel::focusNextPrevChild(bool next) {
    const bool within = QLabel::focusNextPrevChild(next);
    if (within && hasFocus())
        announce(*this, told());
    return within;
}

void installLinkLabels() {
    QAccessible::installFactory(linkAccessible);
}

} // namespace look
