#include "desktop/play/table_keys.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct TableKeys {
    Q_DECLARE_TR_FUNCTIONS(desktop::TableKeys)
};

} // namespace

std::vector<settings::KeyHelp> keysAtEveryTable(const QString& group) {
    return {{group, TableKeys::tr("Ctrl+Left, Ctrl+Right"),
             TableKeys::tr("along all cards, and why one may not be played")},
            {group, TableKeys::tr("Home, End"), TableKeys::tr("first and last card")},
            {group, TableKeys::tr("."),
             TableKeys::tr("then a card’s code, as CK or T21, goes to that card, and Return plays it")},
            {group, TableKeys::tr("Menu, Shift+F10"),
             TableKeys::tr("what this card, person or pile is; so does the right mouse button")},
            {group, TableKeys::tr("Esc"), TableKeys::tr("calls back the card just played")}};
}

} // namespace desktop
