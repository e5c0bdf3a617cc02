#include "tarot_text.h"
class TestTarotRecords : public QObject {
    Q_OBJECT
};
QTEST_GUILESS_MAIN(TestTarotRecords)
#include "test_tarot_records.moc"
