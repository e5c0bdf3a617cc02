#include "desktop/bolognese/reading.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

#include <utility>

namespace desktop {

BologneseReading::BologneseReading(look::Deck& florentine, Pages& pages)
    : florentine_(florentine), pages_(pages) {}

rules::RuleBookPage* BologneseReading::book() {
    if (!book_) {
        book_ = new rules::RuleBookPage({text::bolognese::bologneseVolume(), text::minchiateVolume(),
                                         text::tarot::tarotVolume(), text::cuatrola::cuatrolaVolume()},
                                        florentine_);
        pages_.add(book_, tr("&Book"));
        connect(book_, &rules::RuleBookPage::closed, this, [this] {
            pages_.leave();
            if (const auto dialog = std::exchange(dialogBefore_, nullptr))
                dialog->show();
        });
    }
    return book_;
}

gallery::GalleryPage* BologneseReading::gallery() {
    if (!gallery_) {
        gallery_ = new gallery::GalleryPage(florentine_);
        pages_.add(gallery_, tr("&Cards"));
        connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &BologneseReading::showRule);
        connect(gallery_, &gallery::GalleryPage::closed, &pages_, &Pages::leave);
        gallery_->showPackOf(QStringLiteral("bolognese"));
    }
    return gallery_;
}

void BologneseReading::showBook() {
    pages_.lay(book());
    book_->focusFirst();
}

void BologneseReading::showGlossary() {
    if (pages_.currentWidget() != book())
        book_->showVolume(0);
    pages_.lay(book_);
    book_->showGlossary();
}

void BologneseReading::showRule(const QString& number) {
    pages_.lay(book());
    book_->showRule(number);
}

void BologneseReading::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBefore_ = dialog;
}

void BologneseReading::showGallery() {
    pages_.lay(gallery());
    gallery_->focusFirst();
}

} // namespace desktop
