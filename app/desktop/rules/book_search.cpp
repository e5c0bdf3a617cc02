// The rule book's text: looking for words, and what is marked in it.
#include "desktop/look/palette.h"
#include "desktop/rules/book_view.h"

#include <QScrollBar>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

namespace {

// Character by character the same, but for what is seldom typed as it is printed: great letters, accents,
// spaces that do not break, round apostrophes.
QString typed(QString text) {
    for (QChar& c : text) {
        while (c.decompositionTag() == QChar::Canonical)
            c = c.decomposition().front();
        c = c == QChar::Nbsp || c == u'\u202f' ? u' ' : c == u'’' ? u'\'' : c.toCaseFolded();
    }
    return text;
}

} // namespace

int BookView::seek(const QString& words) {
    sought_ = words.trimmed();
    hits_.clear();
    hit_ = -1;
    if (!sought_.isEmpty()) {
        const QString text = typed(document()->toRawText()), wanted = typed(sought_);
        for (auto at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.size())) {
            QTextCursor& hit = hits_.emplace_back(document());
            hit.setPosition(static_cast<int>(at));
            hit.setPosition(static_cast<int>(at + wanted.size()), QTextCursor::KeepAnchor);
        }
    }
    mark();
    return hits();
}

int BookView::hitFrom(int position) const {
    const auto found =
        std::ranges::find_if(hits_, [&](const QTextCursor& hit) { return hit.selectionStart() >= position; });
    return found == hits_.end() ? 0 : static_cast<int>(found - hits_.begin());
}

int BookView::topPosition() const {
    return cursorForPosition(QPoint(metrics_.px(20), metrics_.px(16))).position();
}

void BookView::showHit(int hit) {
    if (hits_.empty())
        return;
    hit_ = (hit + hits()) % hits();
    const QTextCursor& at = hits_[static_cast<std::size_t>(hit_)];
    QTextCursor begin(document());
    begin.setPosition(at.selectionStart());
    const QRect shown = cursorRect(begin);
    if (shown.top() < metrics_.px(20) || shown.bottom() > viewport()->height() - metrics_.px(40))
        verticalScrollBar()->setValue(verticalScrollBar()->value() + shown.top() - viewport()->height() / 3);
    setTextCursor(begin);
    arrived_.reset();
    mark();
}

// What was found, and where one has come to.
void BookView::mark() {
    QList<ExtraSelection> marks;
    if (arrived_) {
        ExtraSelection arrived;
        arrived.cursor = QTextCursor(document());
        arrived.cursor.setPosition(*arrived_);
        arrived.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        arrived.format.setBackground(QColor(colour::gold));
        arrived.format.setForeground(QColor(colour::ink));
        marks << arrived;
    }
    for (int i = 0; i < hits(); ++i) {
        ExtraSelection found;
        found.cursor = hits_[static_cast<std::size_t>(i)];
        found.format.setBackground(QColor(i == hit_ ? colour::gold : colour::paperFine));
        if (i == hit_) {
            found.format.setForeground(QColor(colour::ink));
            found.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        }
        marks << found;
    }
    setExtraSelections(marks);
}

} // namespace rules
