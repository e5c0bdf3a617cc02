// The rule books by words that are looked for, and by keys.
#include "desktop/look/announce.h"
#include "desktop/rules/rule_book_page.h"

#include <QKeyEvent>

namespace rules {

// ---- Searching ----

void RuleBookPage::search() {
    const QString words = search_->text().trimmed();
    if (view_->sought().isEmpty()) // letter by letter it is the same search
        searchedFrom_ = view_->topPosition();
    // A rule's whole number means that rule; other words the next place from where one was reading.
    if (view_->seek(words) > 0) {
        const Target rule{Target::Kind::Rule, words.toUpper()};
        view_->go(rule);
        view_->showHit(view_->hitFrom(view_->positionOf(rule).value_or(searchedFrom_)));
    }
    tellFound();
    tellContents();
    look::announce(*this, found_->text());
}

void RuleBookPage::step(int by) {
    view_->showHit(view_->hit() + by);
    tellFound();
    tellContents();
    look::announce(*this, found_->text());
    if (view_->hit() >= 0)
        look::announce(*this, view_->wordsAround(view_->hit()));
}

void RuleBookPage::tellFound() {
    const bool any = view_->hits() > 0, asked = !search_->text().trimmed().isEmpty();
    found_->setText(!asked ? QString()
                    : any ? tr("%1 of %2", "which place of how many").arg(view_->hit() + 1).arg(view_->hits())
                          : tr("not found"));
    previous_->setEnabled(any);
    next_->setEnabled(any);
}

// ---- Keys ----

bool RuleBookPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
            search_->clear();
            return true;
        }
        if (key->key() == Qt::Key_Down) {
            view_->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RuleBookPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace rules
