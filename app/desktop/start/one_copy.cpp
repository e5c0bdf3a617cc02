#include "desktop/start/one_copy.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalSocket>
#include <QSysInfo>

namespace desktop {

namespace {

constexpr qint64 kLongestLine = 64 * 1024; // bytes; no path is longer
const QByteArray kHere = "here\n";

} // namespace

// Locks do not grow stale by time, only with the process that holds them: a game may be left open for weeks.
OneCopy::OneCopy(const QString& folder, QObject* parent)
    : QObject(parent), folder_(QFileInfo(folder).canonicalFilePath()),
      name_(QStringLiteral("versicola-") +
            QString::fromLatin1(
                QCryptographicHash::hash(folder_.toUtf8(), QCryptographicHash::Sha1).toHex().left(16))),
      lock_(folder_ + QStringLiteral("/open.lock")) {
    lock_.setStaleLockTime(0);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&server_, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* caller = server_.nextPendingConnection()) {
            connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
            connect(caller, &QLocalSocket::readyRead, this, [this, caller] { answer(caller); });
            answer(caller);
        }
    });
}

OneCopy::Found OneCopy::take(const QString& file, int patience) {
    if (lock_.tryLock(0)) {
        listen();
        return Found::Free;
    }
    return lock_.error() == QLockFile::LockFailedError ? tell(file, patience) : Found::Free;
}

// Who holds the lock alone may remove what a killed process left of its socket.
void OneCopy::listen() {
    QLocalServer::removeServer(name_);
    server_.listen(name_);
}

OneCopy::Found OneCopy::tell(const QString& file, int patience) const {
    qint64 process = 0;
    QString machine, program;
    if (lock_.getLockInfo(&process, &machine, &program) && machine != QSysInfo::machineHostName())
        return Found::Elsewhere;
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(patience))
        return Found::Silent;
    socket.write(file.toUtf8() + '\n');
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(patience))
            return Found::Silent;
    }
    return socket.readLine() == kHere ? Found::Told : Found::Silent;
}

void OneCopy::answer(QLocalSocket* caller) {
    if (!caller->canReadLine()) {
        if (caller->bytesAvailable() > kLongestLine)
            caller->abort();
        return;
    }
    const QString file = QString::fromUtf8(caller->readLine(kLongestLine)).chopped(1);
    caller->write(kHere);
    caller->flush();
    caller->disconnectFromServer();
    emit asked(file);
}

QString OneCopy::why(Found found) const {
    qint64 process = 0;
    QString machine, program;
    lock_.getLockInfo(&process, &machine, &program);
    switch (found) {
    case Found::Silent:
        return tr("Versicola is open already, as process %1, and does not answer. End it first, so that your "
                  "games are not written from two sides.")
            .arg(process);
    case Found::Elsewhere:
        return tr("The games in %1 are open on the machine %2. Close Versicola there first, so that they are "
                  "not "
                  "written from two sides.")
            .arg(folder_, machine);
    case Found::Free:
    case Found::Told:
        break;
    }
    return {};
}

} // namespace desktop

#include "moc_one_copy.cpp"
