// One folder of games is open in one window at a time: two would write the same journals. A second start
// hands its file over to the first.
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

class QLocalSocket;

namespace desktop {

class OneCopy : public QObject {
    Q_OBJECT
public:
    // What came of asking for the folder.
    enum class Found {
        Free,     // it is ours now, until this object goes
        Told,     // another window has it, and has taken over what was asked
        Silent,   // a process of this machine has it and does not answer
        Elsewhere // another machine has it
    };

    // `folder` exists.
    explicit OneCopy(const QString& folder, QObject* parent = nullptr);

    // Takes the folder, or tells whoever has it: to open this file, a path from the root, or merely to show
    // itself where it is empty. Waits `patience` milliseconds at most for an answer. A folder in which
    // nothing can be written is Free: there is nothing to be spoilt.
    [[nodiscard]] Found take(const QString& file, int patience = 3000);

    // The local socket by which it is told.
    [[nodiscard]] const QString& name() const { return name_; }

    // Why it was not taken, in one sentence; empty where it was.
    [[nodiscard]] QString why(Found found) const;

signals:
    // Another start asks for this file, or with an empty path for the window.
    void asked(const QString& file);

private:
    [[nodiscard]] Found tell(const QString& file, int patience) const;
    void listen();
    void answer(QLocalSocket* caller);

    QString folder_, name_;
    QLockFile lock_;
    QLocalServer server_;
};

} // namespace desktop
