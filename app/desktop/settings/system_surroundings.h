// What the desktop says about light and dark, and when it changes its mind.
#pragma once

#include <QObject>
#include <QVariant>

#ifdef VERSICOLA_HAS_DBUS
#include <QDBusVariant>
#endif

namespace settings {

class SystemSurroundings : public QObject {
    Q_OBJECT

public:
    // The only one; its first call should come before the application's palette is set.
    static SystemSurroundings& instance();

    bool dark() const { return dark_; }

signals:
    void changed();

private:
#ifdef VERSICOLA_HAS_DBUS
    Q_SLOT void settingChanged(const QString& group, const QString& name, const QDBusVariant& value);
#endif
    SystemSurroundings();
    void askDesktop();
    void take(const QVariant& scheme);

    bool dark_;
};

} // namespace settings
