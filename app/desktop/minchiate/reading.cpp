#include "desktop/minchiate/reading.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

#include <utility>

namespace desktop {

Reading::Reading(look::Deck& deck, Pages& pages)
    : deck_(deck), pages_(pages), gallery_(new gallery::GalleryPage(deck)) {
    pages_.add(gallery_, tr("&Cards"));
    connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &Reading::showRule);
    connect(gallery_, &gallery::GalleryPage::closed, &pages_, &Pages::leave);
}

void Reading::showGallery() {
    pages_.lay(gallery_);
    gallery_->focusFirst();
}

rules::RuleBookPage* Reading::book() {
    if (!book_) {
        book_ = new rules::RuleBookPage({text::minchiateVolume(), text::bolognese::bologneseVolume(),
                                         text::tarot::tarotVolume(), text::cuatrola::cuatrolaVolume()},
                                        deck_);
        pages_.add(book_, tr("&Book"));
        connect(book_, &rules::RuleBookPage::closed, this, &Reading::leave);
        connect(book_, &rules::RuleBookPage::asideAsked, this, &Reading::showVersicole);
    }
    return book_;
}

rules::VersicolePage* Reading::versicole() {
    if (!versicole_) {
        versicole_ = new rules::VersicolePage(deck_);
        pages_.add(versicole_, tr("&Versicole"));
        connect(versicole_, &rules::VersicolePage::closed, this, &Reading::leave);
    }
    return versicole_;
}

// Book and versicole make way for each other; the page under them stays the same.
void Reading::lay(QWidget* page) {
    const QWidget* now = pages_.currentWidget();
    if (now == book_ || now == versicole_)
        pages_.exchange(page);
    else
        pages_.lay(page);
}

void Reading::showBook(const QString& rule) {
    lay(book());
    if (!rule.isEmpty())
        book_->showRule(rule);
    book_->focusFirst();
}

void Reading::showGlossary() {
    if (pages_.currentWidget() != book())
        book_->showVolume(0);
    lay(book());
    book_->showGlossary();
}

void Reading::showRule(const QString& number) {
    lay(book());
    book_->showRule(number);
}

void Reading::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBefore_ = dialog;
}

void Reading::follow(const QString& link) {
    const auto target = rules::targetOf(link);
    if (!target)
        return;
    if (target->kind == rules::Target::Kind::Rule) {
        showRule(target->name);
        return;
    }
    lay(book());
    book_->showTerm(target->name);
}

void Reading::showVersicole() {
    lay(versicole());
    versicole_->focusFirst();
}

void Reading::leave() {
    pages_.leave();
    if (const auto dialog = std::exchange(dialogBefore_, nullptr))
        dialog->show();
}

} // namespace desktop
