// Dialogs before a test's person.
#pragma once

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QTest>

namespace support {

inline void show(QDialog& dialog) {
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
}

// With VERSICOLA_GRABS set to a folder, pictures of the dialogs are left there.
inline void picture(QDialog& dialog, const char* name) {
    const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
    if (!to.isEmpty())
        dialog.grab().save(QStringLiteral("%1/%2.png").arg(to, QLatin1String(name)));
}

inline void choose(QComboBox* box, int data) {
    const int at = box->findData(data);
    QVERIFY(at >= 0);
    box->setCurrentIndex(at);
    emit box->activated(at);
}

} // namespace support
