// The rule book's text: looking for words, and what is marked in it.
#include "desktop/look/palette.h"
#include "desktop/rules/book_view.h"

#include <QScrollBar>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

int BookView::seek(const QString& words) {
    m_sought = words.trimmed();
    m_sought.replace(u'\'', u'’'); // as it is printed
    m_hits.clear();
    m_hit = -1;
    if (!m_sought.isEmpty())
        for (QTextCursor found = document()->find(m_sought); !found.isNull();
             found = document()->find(m_sought, found))
            m_hits.push_back(found);
    mark();
    return hits();
}

int BookView::hitFrom(int position) const {
    const auto found = std::ranges::find_if(
        m_hits, [&](const QTextCursor& hit) { return hit.selectionStart() >= position; });
    return found == m_hits.end() ? 0 : static_cast<int>(found - m_hits.begin());
}

int BookView::topPosition() const {
    return cursorForPosition(QPoint(m_metrics.px(20), m_metrics.px(16))).position();
}

void BookView::showHit(int hit) {
    if (m_hits.empty())
        return;
    m_hit = (hit + hits()) % hits();
    const QTextCursor& at = m_hits[static_cast<std::size_t>(m_hit)];
    QTextCursor begin(document());
    begin.setPosition(at.selectionStart());
    const QRect shown = cursorRect(begin);
    if (shown.top() < m_metrics.px(20) || shown.bottom() > viewport()->height() - m_metrics.px(40))
        verticalScrollBar()->setValue(verticalScrollBar()->value() + shown.top() - viewport()->height() / 3);
    setTextCursor(begin);
    m_arrived.reset();
    mark();
}

// What was found, and where one has come to.
void BookView::mark() {
    QList<ExtraSelection> marks;
    if (m_arrived) {
        ExtraSelection arrived;
        arrived.cursor = QTextCursor(document());
        arrived.cursor.setPosition(*m_arrived);
        arrived.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        arrived.format.setBackground(QColor(colour::gold));
        arrived.format.setForeground(QColor(colour::ink));
        marks << arrived;
    }
    for (int i = 0; i < hits(); ++i) {
        ExtraSelection found;
        found.cursor = m_hits[static_cast<std::size_t>(i)];
        found.format.setBackground(QColor(i == m_hit ? colour::gold : colour::paperFine));
        if (i == m_hit) {
            found.format.setForeground(QColor(colour::ink));
            found.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        }
        marks << found;
    }
    setExtraSelections(marks);
}

} // namespace rules
