#include "desktop/settings/system_surroundings.h"

#include <QGuiApplication>
#include <QPalette>

#ifdef VERSICOLA_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace settings {
namespace {

#ifdef VERSICOLA_HAS_DBUS
constexpr auto portal = "org.freedesktop.portal.Desktop";
constexpr auto portalPath = "/org/freedesktop/portal/desktop";
constexpr auto portalSettings = "org.freedesktop.portal.Settings";
constexpr auto appearance = "org.freedesktop.appearance";
constexpr auto colourScheme = "color-scheme";
#endif

bool paletteIsDark() {
    const QPalette colours = QGuiApplication::palette();
    return colours.color(QPalette::Window).lightness() < colours.color(QPalette::WindowText).lightness();
}

} // namespace

SystemSurroundings& SystemSurroundings::instance() {
    static SystemSurroundings only;
    return only;
}

SystemSurroundings::SystemSurroundings() : dark_(paletteIsDark()) {
    // Qt 6.4 does not know the desktop's wish; the desktop tells it to those who ask. Without screen nobody
    // asks.
    if (QGuiApplication::platformName() != QLatin1String("offscreen"))
        askDesktop();
}

#ifdef VERSICOLA_HAS_DBUS

void SystemSurroundings::askDesktop() {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(QLatin1String(portal), QLatin1String(portalPath), QLatin1String(portalSettings),
                QStringLiteral("SettingChanged"), this, SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(QLatin1String(portal), QLatin1String(portalPath),
                                       QLatin1String(portalSettings), QStringLiteral("Read"));
    question << QLatin1String(appearance) << QLatin1String(colourScheme);
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(reply.value().variant());
        answer->deleteLater();
    });
}

void SystemSurroundings::settingChanged(const QString& group, const QString& name,
                                        const QDBusVariant& value) {
    if (group == QLatin1String(appearance) && name == QLatin1String(colourScheme))
        take(value.variant());
}

void SystemSurroundings::take(const QVariant& scheme) {
    // The older of its two questions wraps the answer twice.
    const QVariant plain =
        scheme.canConvert<QDBusVariant>() ? scheme.value<QDBusVariant>().variant() : scheme;
    constexpr uint preferDark = 1;
    constexpr uint preferLight = 2;
    const uint wish = plain.toUInt();
    const bool dark = wish == preferDark || (wish != preferLight && dark_);
    if (dark == dark_)
        return;
    dark_ = dark;
    emit changed();
}

#else

void SystemSurroundings::askDesktop() {}
void SystemSurroundings::take(const QVariant&) {}

#endif

} // namespace settings

#include "moc_system_surroundings.cpp"
