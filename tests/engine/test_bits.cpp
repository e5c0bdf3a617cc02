// Counting and finding bits, which every set of cards rests on: with the processor's own instructions and by
// plain arithmetic, against counting one by one.
#include "support/many/one_of_many.h"
#include "tricks/bits.h"
#include "tricks/random.h"

#include <QTest>

namespace bits = tricks::bits;

class TestBits : public QObject {
    Q_OBJECT

private slots:
    void countAndPlace_data();
    void countAndPlace();
    void randomWords();
};

namespace {

// Every place of a set bit, both ways; what differs, or nothing.
QString fault(std::uint64_t word) {
    int n = 0;
    for (int place = 0; place < 64; ++place)
        if ((word >> place) & 1) {
            if (bits::nth(word, n) != place)
                return QString("nth(%1, %2) = %3, not %4")
                    .arg(word, 0, 16)
                    .arg(n)
                    .arg(bits::nth(word, n))
                    .arg(place);
            if (bits::plainNth(word, n) != place)
                return QString("plainNth(%1, %2) = %3, not %4")
                    .arg(word, 0, 16)
                    .arg(n)
                    .arg(bits::plainNth(word, n))
                    .arg(place);
            ++n;
        }
    if (bits::count(word) != n || bits::plainCount(word) != n)
        return QString("count(%1) = %2, plain %3, not %4")
            .arg(word, 0, 16)
            .arg(bits::count(word))
            .arg(bits::plainCount(word))
            .arg(n);
    return {};
}

} // namespace

void TestBits::countAndPlace_data() {
    QTest::addColumn<quint64>("word");
    const auto row = [](const char* name, quint64 word) { QTest::newRow(name) << word; };
    row("none", 0);
    row("the lowest", 1);
    row("the highest", quint64{1} << 63);
    row("both ends", 1 | quint64{1} << 63);
    row("all", ~quint64{0});
    row("every other", 0x5555555555555555u);
    row("one a byte", 0x8080808080808080u);
    row("a byte full, seven empty", 0xff0000);
    row("a suit", (quint64{1} << 14) - 1);
    row("forty trumps and the Fool", (quint64{1} << 41) - 1);
}

void TestBits::countAndPlace() {
    QFETCH(const quint64, word);
    QCOMPARE(fault(word), QString());
}

void TestBits::randomWords() {
    tricks::Random random(97);
    for (int i = 0; i < 10'000; ++i) {
        const std::uint64_t word = random.next();
        for (std::uint64_t w : {word, word & random.next() & random.next(), word | random.next()})
            QCOMPARE(fault(w), QString());
    }
}

VERSICOLA_TEST(TestBits)
#include "test_bits.moc"
