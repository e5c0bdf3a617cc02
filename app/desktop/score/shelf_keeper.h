// What is done with whole match sheets on the shelf, and those that were thrown away.
#pragma once

#include "desktop/sheets/shelf_keeper.h"
#include "minchiate/records/sheet_shelf.h"
#include "records/thrown_away.h"

namespace score {

class ShelfKeeper : public sheets::ShelfKeeper {
    Q_OBJECT

public:
    // `folder` keeps the sheets; those that are put away lie in a folder inside it.
    explicit ShelfKeeper(const QString& folder, QObject* parent = nullptr);

    // The sheets that can be brought back, the last one first; what has lain there for longer is forgotten.
    using ThrownSheet = std::pair<records::ThrownAway, records::ShelvedSheet>;
    [[nodiscard]] std::vector<ThrownSheet> thrownAway() const;
};

} // namespace score
