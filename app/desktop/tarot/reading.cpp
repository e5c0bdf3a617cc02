#include "desktop/tarot/reading.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

#include <utility>

namespace desktop {

TarotReading::TarotReading(look::Deck& florentine, Pages& pages) : florentine_(florentine), pages_(pages) {}

rules::RuleBookPage* TarotReading::book() {
    if (!book_) {
        book_ =
            new rules::RuleBookPage({text::tarot::tarotVolume(), text::minchiateVolume(),
                                     text::bolognese::bologneseVolume(), text::cuatrola::cuatrolaVolume()},
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

gallery::GalleryPage* TarotReading::gallery() {
    if (!gallery_) {
        gallery_ = new gallery::GalleryPage(florentine_);
        pages_.add(gallery_, tr("&Cards"));
        connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &TarotReading::showRule);
        connect(gallery_, &gallery::GalleryPage::closed, &pages_, &Pages::leave);
        gallery_->showPackOf(QStringLiteral("tarot"));
    }
    return gallery_;
}

void TarotReading::showBook() {
    pages_.lay(book());
    book_->focusFirst();
}

void TarotReading::showGlossary() {
    if (pages_.currentWidget() != book())
        book_->showVolume(0);
    pages_.lay(book_);
    book_->showGlossary();
}

void TarotReading::showRule(const QString& number) {
    pages_.lay(book());
    book_->showRule(number);
}

void TarotReading::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBefore_ = dialog;
}

void TarotReading::showGallery() {
    pages_.lay(gallery());
    gallery_->focusFirst();
}

} // namespace desktop
