// The room of a game of matches that has score sheets for a real table, too: what leads to them. They are
// made when they are first asked for.
//
// P, C: as of MatchRoom; S: the game's SheetPages.
#pragma once

#include "desktop/play/match_room.h"
#include "desktop/sheets/sheet_pages.h"

namespace desktop {

template<class P, class C, class S>
class SheetRoom : public MatchRoom<P, C> {
public:
    void keepScore() override {
        windowPages_.open(&sheetPages());
        sheetPages().showShelf();
    }
    // A sheet, too, which is kept where it lies.
    void openFile(const QString& path) override {
        if (this->formatIn(path) != this->format() + QStringLiteral("-sheet")) {
            MatchRoom<P, C>::openFile(path);
            return;
        }
        keepScore();
        sheetPages().openSheet(path);
    }
    [[nodiscard]] S& sheetPages() {
        if (!sheetPages_) {
            sheetPages_ = new S(folder_);
            windowPages_.add(sheetPages_, Room::tr("&Sheet"));
            this->connect(sheetPages_, &S::closed, this, &Room::doorsAsked);
            this->connect(sheetPages_, &S::failed, this, &Room::said);
            this->connect(sheetPages_, &S::ruleAsked, this,
                          [this](const QString& number) { this->showRule(number); });
        }
        return *sheetPages_;
    }

protected:
    // As of MatchRoom; the sheets lie beside the matches' folder.
    SheetRoom(const House& house, const QString& folder, std::vector<text::Volume> volumes,
              const typename P::Choice& choice)
        : MatchRoom<P, C>(house, folder, std::move(volumes), choice), windowPages_(house.pages),
          folder_(house.folder + u'/' + folder + QStringLiteral("-sheets")) {}

    [[nodiscard]] const QString& sheetsFolder() const { return folder_; }

private:
    Pages& windowPages_;
    const QString folder_;
    S* sheetPages_ = nullptr; // the window's
};

} // namespace desktop
