#include "desktop/play/books.h"

#include "desktop/shell/room.h"

#include <algorithm>
#include <utility>

namespace desktop {

Books::Books(std::vector<text::Volume> volumes, const QString& own, look::Decks& decks, Pages& pages)
    : volumes_(std::move(volumes)),
      own_(static_cast<std::size_t>(std::ranges::find(volumes_, own, &text::Volume::folder) -
                                    volumes_.begin())),
      decks_(decks), pages_(pages) {}

rules::RuleBookPage* Books::book() {
    if (!book_) {
        book_ = new rules::RuleBookPage(volumes_, own_, decks_);
        pages_.add(book_, tr("&Book"));
        connect(book_, &rules::RuleBookPage::closed, this, &Books::leave);
        connect(book_, &rules::RuleBookPage::asideAsked, this, &Books::asideAsked);
    }
    return book_;
}

gallery::GalleryPage* Books::gallery() {
    if (!gallery_) {
        gallery_ = new gallery::GalleryPage(decks_);
        pages_.add(gallery_, tr("&Cards"));
        connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &Books::showRule);
        connect(gallery_, &gallery::GalleryPage::closed, &pages_, &Pages::leave);
        gallery_->showPackOf(volumes_[own_].pack);
    }
    return gallery_;
}

QString Books::wayTo(const QWidget& page) const {
    if (&page == gallery_)
        return way::gallery;
    if (&page != book_)
        return {};
    const rules::Target place = book_->view()->place();
    return way::with(way::rule, place.kind == rules::Target::Kind::Rule ? place.name : QString());
}

void Books::showGallery() {
    pages_.lay(gallery());
    gallery_->focusFirst();
}

void Books::showBook() {
    lay(book());
    book_->goOnReading();
}

void Books::showGlossary() {
    if (!lies(book()))
        book_->showVolume(static_cast<int>(own_));
    lay(book_);
    book_->showGlossary();
}

void Books::showRule(const QString& number) {
    lay(book());
    book_->showRule(number);
}

void Books::follow(const QString& link) {
    const auto target = rules::targetOf(link);
    if (!target)
        return;
    if (target->kind == rules::Target::Kind::Rule) {
        showRule(target->name);
        return;
    }
    lay(book());
    book()->showTerm(target->name);
}

void Books::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBefore_ = dialog;
}

void Books::leave() {
    pages_.leave();
    if (const auto dialog = std::exchange(dialogBefore_, nullptr))
        dialog->show();
}

} // namespace desktop

#include "moc_books.cpp"
