#include "desktop/sheets/hands_book.h"

namespace sheets {

QString HandsBook::words(Part part, int hand) {
    switch (part) {
    case Part::Hand:
        return tr("hand %1").arg(hand);
    case Part::Draft:
        return tr("what was said of hand %1").arg(hand);
    case Part::End:
        return tr("the end of the sheet");
    case Part::Names:
        return tr("names");
    case Part::Terms:
        break;
    }
    return tr("rules and length");
}

} // namespace sheets

#include "moc_hands_book.cpp"
