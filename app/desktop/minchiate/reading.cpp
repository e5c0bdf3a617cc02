#include "desktop/minchiate/reading.h"

#include "text/volumes/volumes.h"

namespace desktop {

Reading::Reading(look::Decks& decks, Pages& pages)
    : Books(text::volumes(), QStringLiteral("minchiate"), decks, pages) {
    connect(this, &Books::asideAsked, this, &Reading::showVersicole);
}

rules::VersicolePage* Reading::versicole() {
    if (!versicole_) {
        versicole_ = new rules::VersicolePage(decks().florentine());
        pages().add(versicole_, tr("&Versicole"));
        connect(versicole_, &rules::VersicolePage::closed, this, &Reading::leave);
    }
    return versicole_;
}

void Reading::lay(QWidget* page) {
    if (bookLies() || lies(versicole_))
        pages().exchange(page);
    else
        pages().lay(page);
}

void Reading::showBookAt(const QString& rule) {
    if (!rule.isEmpty())
        showRule(rule);
    showBook();
}

void Reading::showVersicole() {
    lay(versicole());
    versicole_->focusFirst();
}

} // namespace desktop

#include "moc_reading.cpp"
