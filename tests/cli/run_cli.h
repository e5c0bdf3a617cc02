// Runs versicola-cli as a person in a terminal would.
#pragma once

#include "places.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace support {

struct Ran {
    int status = -1; // −1: crashed or hung
    qint64 milliseconds = 0;
    QByteArray out, err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
};

// The program that docs/seat-protocol.md shows, as a level.
inline const QString kExample = QStringLiteral("exec:" PYTHON " " VERSICOLA_DOCS "/example-player.py");

inline Ran runCli(const QStringList& arguments, int patience = 60000) {
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(VERSICOLA_CLI, arguments);
    Ran ran;
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
        return ran;
    }
    ran.milliseconds = timer.elapsed();
    if (process.exitStatus() == QProcess::NormalExit)
        ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

} // namespace support
