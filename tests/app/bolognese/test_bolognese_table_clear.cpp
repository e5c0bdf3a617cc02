// What Tarocco bolognese asks and tells on its table lies clear of what all are to see, at every size of the
// window, in hands as they are played.
#include "desktop/look/type.h"
#include "given_hands.h"
#include "laid_bolognese.h"
#include "support/many/one_of_many.h"

#include <cmath>

using namespace bolognese;
using support::dealtBy;
using support::dealtTo;
using support::handB;
using support::kActions;
using support::Laid;
using support::muchAccused;
using support::threeFansEach;

namespace {

void note(QStringList& faults, const QString& fault) {
    if (!faults.contains(fault))
        faults << fault;
}

// The words as they are, and not the room they may fill.
QRect inked(const table::Caption& caption, const look::Metrics& m) {
    return QFontMetrics(look::font(m, look::Type::Text))
        .boundingRect(caption.rect, caption.align, caption.words);
}

// What the paper lies on that is to be seen while it lies there; empty where nothing.
QString hiddenBy(const QRect& paper, const Laid& laid) {
    const table::Seen seen = laid.table.seen();
    if (!laid.table.rect().contains(paper))
        return QStringLiteral("the frame");
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (sprite.bounds().adjusted(1, 1, -1, -1).intersects(paper))
            return sprite.face;
    for (int seat = 0; seat < 4; ++seat)
        if (seen.plate(seat).intersects(paper))
            return seen.scene.at(seat).called;
    for (const table::Caption& caption : seen.picture.captions)
        if (inked(caption, seen.metrics).intersects(paper))
            return caption.words;
    return seen.picture.tray.intersects(paper) ? QStringLiteral("the slate") : QString();
}

// Plates and words among the cards.
void checkWords(const Laid& laid, QStringList& faults) {
    const table::Seen seen = laid.table.seen();
    for (int seat = 0; seat < 4; ++seat) {
        const QRect plate = seen.plate(seat);
        const QString& who = seen.scene.at(seat).called;
        if (!laid.table.rect().contains(plate))
            note(faults, who + QStringLiteral(" leaves the table"));
        for (const table::Sprite& sprite : seen.picture.sprites)
            if (sprite.bounds().adjusted(1, 1, -1, -1).intersects(plate))
                note(faults, QStringLiteral("%1 lies on %2").arg(sprite.face, who));
        for (int other = 0; other < seat; ++other)
            if (plate.intersects(seen.plate(other)))
                note(faults, QStringLiteral("%1 lies on %2").arg(who, seen.scene.at(other).called));
        for (const table::Caption& caption : seen.picture.captions)
            if (inked(caption, seen.metrics).intersects(plate))
                note(faults, QStringLiteral("“%1” lies on %2").arg(caption.words, who));
    }
    // Nor do cards that lie before somebody touch those of the trick.
    for (const table::Sprite& sprite : seen.picture.sprites)
        for (const QRect& place : seen.picture.trickPlaces)
            if (sprite.place == table::Sprite::Place::Public && sprite.bounds().intersects(place))
                note(faults, sprite.face + QStringLiteral(" lies on the trick"));
    for (const table::Sprite& sprite : seen.picture.sprites) {
        if (sprite.place == table::Sprite::Place::Back)
            continue;
        if (!laid.table.rect().contains(sprite.bounds().toRect()))
            note(faults, sprite.face + QStringLiteral(" leaves the table"));
        for (const table::Caption& caption : seen.picture.captions)
            if (sprite.bounds().adjusted(1, 1, -1, -1).intersects(inked(caption, seen.metrics)))
                note(faults, QStringLiteral("“%1” lies on %2").arg(caption.words, sprite.face));
    }
}

void checkPapers(const Laid& laid, QStringList& faults) {
    const auto check = [&](const char* what, const QRect& paper) {
        if (const QString hidden = hiddenBy(paper, laid); !hidden.isEmpty())
            note(faults, QStringLiteral("%1 lies on %2").arg(QLatin1String(what), hidden));
    };
    if (laid.strip().isVisible())
        check("the strip", laid.strip().geometry());
}

// The slips over a card hide nothing that lies there; whether there are any.
bool checkSignals(const Laid& laid, QStringList& faults) {
    const auto* ways = laid.table.papers().ways();
    if (!ways->isVisible())
        return false;
    for (int way = 0; way < ways->count(); ++way) {
        const QRect slip = ways->slip(way)->geometry().translated(ways->pos());
        if (const QString hidden = hiddenBy(slip, laid); !hidden.isEmpty())
            note(faults, QStringLiteral("a signal lies on %1").arg(hidden));
        if (laid.strip().isVisible() && slip.intersects(laid.strip().geometry()))
            note(faults, QStringLiteral("a signal lies on the strip"));
    }
    return true;
}

// B6.6: what somebody accuses is said at that place, and nobody else's, and lies on no card but those that it
// speaks of.
void checkSaid(const Laid& laid, QStringList& faults) {
    const table::Seen seen = laid.table.seen();
    if (!seen.slip)
        return;
    const auto away = [&](int seat) { // from edge to edge
        const QRect by = seen.plate(seat);
        const int dx = std::max({0, by.left() - seen.slipAt.right(), seen.slipAt.left() - by.right()});
        const int dy = std::max({0, by.top() - seen.slipAt.bottom(), seen.slipAt.top() - by.bottom()});
        return std::hypot(dx, dy);
    };
    const int speaker = seen.slip->speaker;
    for (int seat = 0; seat < 4; ++seat) {
        if (seat != speaker && away(seat) < away(speaker) && away(speaker) > laid.table.width() / 16.0)
            note(faults, QStringLiteral("what %1 says lies by %2")
                             .arg(seen.scene.at(speaker).called, seen.scene.at(seat).called));
        if (seen.slipAt.intersects(seen.plate(seat)))
            note(faults, QStringLiteral("what is said lies on %1").arg(seen.scene.at(seat).called));
    }
    if (!laid.table.rect().contains(seen.slipAt))
        note(faults, QStringLiteral("what is said leaves the table"));
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (sprite.bounds().intersects(seen.slipAt) &&
            ((sprite.place != table::Sprite::Place::Back && sprite.place != table::Sprite::Place::Public) ||
             sprite.seat != speaker))
            note(faults,
                 QStringLiteral("what %1 says lies on %2").arg(seen.scene.at(speaker).called, sprite.face));
}

// B8.2: South has played the Matto, and is to play again.
HandRecord mattoWithUs() {
    HandRecord record = muchAccused();
    record.actions.push_back({Seat::S, Play{kMatto}});
    for (Hand hand = Laid::played(record); hand.choice()->seat != Seat::S;) {
        const Action action{hand.choice()->seat,
                            Play{std::get<PlayChoice>(hand.choice()->among).cards.first()}};
        if (hand.apply(action).index() != 0)
            qFatal("the hand cannot be played");
        record.actions.push_back(action);
    }
    return record;
}

// B4.3: two that its dealer may lay away.
std::array<Card, 2> awayFrom(const HandRecord& record) {
    const auto from = std::get<DiscardChoice>(Hand(record.deal).choice()->among).from;
    return {from.first(), from.last()};
}

// B7.2: any card may be led with a signal.
HandRecord signallingFreely(HandRecord hand) {
    hand.deal.rules.signalsWhen = Signals::Free;
    return hand;
}

HandRecord withLongNames(HandRecord hand) {
    hand.names[Seat::S] = QStringLiteral("Alessandra Ranuzzi Cospi");
    hand.names[Seat::E] = QStringLiteral("Bartolomea Castiglione");
    hand.names[Seat::N] = QStringLiteral("Massimiliano Bentivoglio");
    hand.names[Seat::W] = QStringLiteral("Ferdinando Malvezzi");
    return hand;
}

void addSizes(const std::vector<std::pair<const char*, HandRecord>>& hands) {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<HandRecord>("hand");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
        for (const auto& [name, hand] : hands) {
            QTest::addRow("%s at %d", name, size.width()) << size << hand;
            QTest::addRow("%s, long names, at %d", name, size.width()) << size << withLongNames(hand);
        }
}

} // namespace

class TestBologneseTableClear : public QObject {
    Q_OBJECT

private slots:
    // Whatever is asked, and whatever of it is chosen: what lies on the table stays to be seen.
    void scenes_data() {
        const QStringList calling{"CK", "DK", "SK", "BK", "CQ", "CN", "CJ", "C6", "D7", "S8"};
        addSizes({{"laying two away", dealtTo({}, {"CK", "C6", "D7"})},
                  {"calling out first", dealtTo({{790, 100}}, calling)},
                  {"calling out first, far off", dealtTo({{780, 100}}, calling)},
                  {"accusing third", handB(4)},
                  {"accusing last", muchAccused()},
                  {"three fans each", threeFansEach()},
                  {"leading with a signal", handB(36)},
                  {"following", handB(11)},
                  {"our Matto lies with us", mattoWithUs()},
                  {"the hand is over", handB(static_cast<int>(kActions.size()))}});
    }
    void scenes() {
        QFETCH(QSize, size);
        QFETCH(HandRecord, hand);
        QStringList faults;
        Laid laid(size);
        laid.give(hand);
        const auto& strip = laid.strip();
        const QRect before = strip.geometry();
        const std::size_t fans = strip.isVisible() ? strip.prompt().fans.size() : 0;
        for (std::size_t fan = 0; fan <= fans; ++fan) {
            checkWords(laid, faults);
            checkPapers(laid, faults);
            if (fan < fans) { // one more is chosen, and nothing moves away under the mouse
                QTest::mouseClick(strip.fan(static_cast<int>(fan)), Qt::LeftButton);
                QVERIFY(strip.fan(static_cast<int>(fan))->isChecked());
                if (strip.prompt().buttons.size() == 1)
                    QCOMPARE(strip.geometry(), before);
            }
        }
        for (const auto& held : laid.table.seen().scene.hand) { // lifted, with its slips where it may signal
            QTest::mouseMove(&laid.table, laid.pointOn(held.card));
            checkSignals(laid, faults);
            checkWords(laid, faults);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // B7.1: over every card that may be led the slips lie free, in full and in small hands, with the log
    // beside the table, too.
    void signalsLieFree_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<HandRecord>("hand");
        HandRecord first = signallingFreely(dealtBy(Seat::W, {}));
        first.actions.push_back({Seat::W, Discard{awayFrom(first)}});
        for (const QSize size :
             {QSize(1024, 640), QSize(1060, 800), QSize(1280, 800), QSize(1656, 1080), QSize(1920, 1080)})
            for (const auto& [name, hand] : {std::pair{"the first lead", first},
                                             {"tricks won", signallingFreely(handB(16))},
                                             {"six tricks won", signallingFreely(handB(36))}}) {
                QTest::addRow("%s at %d", name, size.width()) << size << hand;
                QTest::addRow("%s, long names, at %d", name, size.width()) << size << withLongNames(hand);
            }
    }
    void signalsLieFree() {
        QFETCH(QSize, size);
        QFETCH(HandRecord, hand);
        QStringList faults;
        Laid laid(size);
        laid.give(hand);
        int cards = 0;
        for (const auto& held : laid.table.seen().scene.hand) {
            QTest::mouseMove(&laid.table, laid.pointOn(held.card));
            cards += checkSignals(laid, faults) ? 1 : 0;
        }
        QVERIFY(cards > 4);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // B5.2, B6.1: what is said of a card that cannot be taken, or not yet, hides nothing either.
    void refusalsLieFree_data() {
        addSizes({{"following", handB(11)}, {"accusing third", handB(4)}, {"accusing last", muchAccused()}});
    }
    void refusalsLieFree() {
        QFETCH(QSize, size);
        QFETCH(HandRecord, hand);
        QStringList faults;
        Laid laid(size);
        laid.give(hand);
        const auto held = laid.table.seen().scene.hand;
        for (const table::Held& one : held) {
            laid.table.papers().refuse(
                {QStringLiteral("You can accuse the Grande, cups, coins and pages, now or "
                                "never. Press again to stay silent."),
                 {},
                 one.card});
            if (const QString hidden = hiddenBy(laid.table.papers().noteRect(), laid); !hidden.isEmpty())
                note(faults, QStringLiteral("a refusal lies on %1").arg(hidden));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // B6.1, B6.6: each of the others accuses in turn, and South comes last.
    void accusiOfOthers_data() {
        addSizes({{"much", muchAccused()}, {"three fans each", threeFansEach()}, {"a little", handB(2)}});
    }
    void accusiOfOthers() {
        QFETCH(QSize, size);
        QFETCH(HandRecord, hand);
        QStringList faults;
        Laid laid(size);
        HandRecord begun = hand;
        begun.actions.clear();
        laid.lay(begun);
        Hand shown(begun.deal);
        int said = 0;
        for (const Action& action : hand.actions) {
            const auto events = std::get<Hand::Events>(shown.apply(action));
            for (const Event& event : events)
                if (const auto seen = redacted(event, Seat::S))
                    laid.table.happen(*seen);
            QVERIFY(support::waitUntil([&] { return laid.table.director().idle(); }));
            said += laid.table.papers().slip() && std::holds_alternative<Accuse>(action.what) ? 1 : 0;
            checkSaid(laid, faults);
            checkWords(laid, faults);
        }
        QVERIFY(said > 0);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseTableClear)
#include "test_bolognese_table_clear.moc"
