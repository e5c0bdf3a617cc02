#include "desktop/cuatrola/reading.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

#include <utility>

namespace desktop {

CuatrolaReading::CuatrolaReading(look::Deck& florentine, Pages& pages)
    : florentine_(florentine), pages_(pages) {}

rules::RuleBookPage* CuatrolaReading::book() {
    if (!book_) {
        book_ = new rules::RuleBookPage({text::cuatrola::cuatrolaVolume(), text::minchiateVolume(),
                                         text::bolognese::bologneseVolume(), text::tarot::tarotVolume()},
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

gallery::GalleryPage* CuatrolaReading::gallery() {
    if (!gallery_) {
        gallery_ = new gallery::GalleryPage(florentine_);
        pages_.add(gallery_, tr("&Cards"));
        connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &CuatrolaReading::showRule);
        connect(gallery_, &gallery::GalleryPage::closed, &pages_, &Pages::leave);
        gallery_->showPackOf(QStringLiteral("spagnola"));
    }
    return gallery_;
}

void CuatrolaReading::showBook() {
    pages_.lay(book());
    book_->focusFirst();
}

void CuatrolaReading::showGlossary() {
    if (pages_.currentWidget() != book())
        book_->showVolume(0);
    pages_.lay(book_);
    book_->showGlossary();
}

void CuatrolaReading::showRule(const QString& number) {
    pages_.lay(book());
    book_->showRule(number);
}

void CuatrolaReading::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBefore_ = dialog;
}

void CuatrolaReading::showGallery() {
    pages_.lay(gallery());
    gallery_->focusFirst();
}

} // namespace desktop
