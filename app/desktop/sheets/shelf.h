// The shelf of a game's sheets with what is done on it: the page, and who moves the files.
#pragma once

#include "desktop/sheets/shelf_keeper.h"
#include "desktop/sheets/shelf_page.h"

namespace sheets {

class SheetShelf : public QObject {
    Q_OBJECT

public:
    // The sheets of a folder, the latest first.
    using Lister = std::function<std::vector<ShelfItem>(const QString& folder)>;
    // Both outlive it. Files with this ending are counted in the archive.
    SheetShelf(ShelfPage& page, ShelfKeeper& keeper, Lister list, const QString& ending,
               QObject* parent = nullptr);

    // The sheets in use, read anew.
    void lay() { lay(ShelfPage::Shelf::Sheets); }

signals:
    void laid();   // the page is to be seen
    void closed(); // to where one came from

private:
    void lay(ShelfPage::Shelf which);
    // What was done with a sheet, or why it could not be.
    void done(const std::optional<QString>& failure, const QString& words, const QString& takingBack);

    ShelfPage& page_;
    ShelfKeeper& keeper_;
    Lister list_;
    QString ending_;
    ShelfPage::Shelf which_ = ShelfPage::Shelf::Sheets;
};

} // namespace sheets
