// The rule book's text: looking for words, and what is marked in it.
#include "desktop/look/palette.h"
#include "desktop/rules/book_view.h"

#include <QScrollBar>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

int BookView::seek(const QString& words) {
    sought_ = words.trimmed();
    sought_.replace(u'\'', u'’'); // as it is printed
    hits_.clear();
    hit_ = -1;
    if (!sought_.isEmpty())
        for (QTextCursor found = document()->find(sought_); !found.isNull();
             found = document()->find(sought_, found))
            hits_.push_back(found);
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
