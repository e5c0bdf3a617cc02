// The room of a game of matches that has score sheets for a real table, too: what leads to them. They are
// made when they are first asked for.
//
// P, C: as of MatchRoom; S: the game's SheetPages.
#pragma once

#include "desktop/play/match_room.h"
#include "desktop/sheets/sheet_pages.h"
#include "records/clock.h"

#include <QCoreApplication>

#include <algorithm>

namespace desktop {

template<class P, class C, class S>
class SheetRoom : public MatchRoom<P, C> {
public:
    void keepScore() override {
        windowPages_.open(&sheetPages());
        sheetPages().showShelf();
    }
    // A sheet, too, by its file.
    void goOnWith(const QString& key) override {
        if (!QFileInfo(key).isFile()) {
            MatchRoom<P, C>::goOnWith(key);
            return;
        }
        keepScore();
        sheetPages().openSheet(key);
    }
    // Matches and sheets.
    [[nodiscard]] std::vector<Room::Left> thrownAway() override {
        const QDateTime now = records::now();
        auto found = MatchRoom<P, C>::thrownAway();
        const QString folder = sheets::ShelfKeeper(folder_, {}).thrownAwayFolder();
        records::forgetThrownAway(folder, now);
        const auto sheets = sheets::shelfIn<typename S::Form>(folder);
        for (const records::ThrownAway& thrown : records::thrownAway(folder)) {
            const auto sheet = std::ranges::find(sheets, thrown.path, &sheets::ShelfItem::path);
            if (sheet != sheets.end() && sheet->error.isEmpty())
                found.push_back({thrown.when, asThrownAway(sheetRow(*sheet), thrown, now)});
        }
        return found;
    }
    void bringBack(const QString& key) override {
        if (!sheets::ShelfKeeper(folder_, {}).hasThrownAway(key))
            MatchRoom<P, C>::bringBack(key);
        else if (const auto failure = sheetPages().keeper().restore(key))
            emit this->said(Room::tr("The sheet could not be brought back: %1.").arg(*failure));
        else
            emit this->said(Room::tr("The sheet is among the others again."));
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

    [[nodiscard]] QString wayTo(const QWidget& page) const override {
        if (!sheetPages_ || &page != sheetPages_)
            return MatchRoom<P, C>::wayTo(page);
        const QString sheet = sheetPages_->seen();
        return sheet.isEmpty() ? QString(way::sheets) : way::with(way::on, sheet);
    }

private:
    [[nodiscard]] static doors::GoOn sheetRow(const sheets::ShelfItem& sheet) {
        doors::GoOn row;
        row.key = sheet.path;
        row.what = QCoreApplication::translate("desktop::Room", "A score sheet");
        row.whom = QCoreApplication::translate("desktop::Room", "kept by hand for %1")
                       .arg(text::joined(sheet.names));
        row.where = sheet.hands;
        row.standing = sheet.standing;
        return row;
    }

    Pages& windowPages_;
    const QString folder_;
    S* sheetPages_ = nullptr; // the window's
};

} // namespace desktop
