// A hand of four with much in it: a poignée, the Excuse, the Petit lost in the last trick.
#pragma once

#include "tarot/records/hand_record.h"
#include "text/tarot/tarot_words.h"

#include <QJsonDocument>

namespace support {

using namespace tarot;

// The mock-up's hand: a garde of the person's with a poignée and the Petit lost in the last trick.
inline HandRecord exampleHand() {
    static const QByteArray json =
        R"({"format": "french-tarot-hand", "version": 1, "rules": {}, "seats": 4, "dealer": "E", "deck": )"
        R"("T13 D8 S2 T19 T2 HQ T18 T17 T12 T3 S8 H5 H3 S3 C9 C5 H4 C6 D4 T5 HK T8 CK CN CJ T7 SN T11 H9 C8 )"
        R"(SJ DJ C10 DQ SQ S9 S4 HN D3 S7 DN D5 D2 T10 D6 C7 H7 T4 T21 T1 DK S5 D10 D9 T6 T15 CQ C4 SA T20 )"
        R"(H2 T14 S10 T9 H10 CA C2 DA D7 H6 HJ SK H8 S6 M T16 C3 HA", "actions": ["N:pass", "W:bid prise", )"
        R"("S:bid garde", "E:pass", "S:discard D3 CN CJ C5 HN H2", "S:jeu", "N:play H4", "W:play HK", )"
        R"("S:poignee T1 T3 T5 T7 T12 T14 T17 T19 T21 M", "S:play H5", "E:play HA", "W:play SK", "S:play S4", )"
        R"("E:play S3", "N:play SJ", "W:play CK", "S:play T3", "E:play CA", "N:play C2", "S:play S6", )"
        R"("E:play S5", "N:play S2", "W:play SQ", "W:play H7", "S:play H8", "E:play H3", "N:play T6", )"
        R"("N:play D8", "W:play DQ", "S:play DK", "E:play D5", "S:play S8", "E:play S7", "N:play T10", )"
        R"("W:play SA", "N:play C10", "W:play C4", "S:play T5", "E:play C3", "S:play S10", "E:play T9", )"
        R"("N:play T13", "W:play S9", "N:play C6", "W:play C7", "S:play T7", "E:play C8", "S:play SN", )"
        R"("E:play T11", "N:play T15", "W:play T18", "W:play H6", "S:play T12", "E:play H9", "N:play DA", )"
        R"("S:play T21", "E:play T16", "N:play D2", "W:play T2", "S:play T19", "E:play D9", "N:play D4", )"
        R"("W:play T20", "W:play HJ", "S:play T14", "E:play H10", "N:play D6", "S:play M", "E:play C9", )"
        R"("N:play CQ", "W:play T4", "W:play HQ", "S:play T17", "E:play D10", "N:play D7", "S:play T1", )"
        R"("E:play DN", "N:play DJ", "W:play T8"]})";
    const auto read = handRecordOf(QJsonDocument::fromJson(json).object());
    if (const auto* fault = std::get_if<RecordFault>(&read))
        qFatal("%s", qPrintable(text::tarot::explain(*fault, text::tarot::seatNames(4))));
    return std::get<LoadedHand>(read).record;
}

inline HandRecord exampleUpTo(std::size_t actions) {
    HandRecord hand = exampleHand();
    hand.actions.resize(actions);
    return hand;
}

} // namespace support
