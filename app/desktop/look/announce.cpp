#include "desktop/look/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QTimer>

#include <array>

namespace look {

namespace {

constexpr int kTogetherMs = 120;       // so near one another they are one
constexpr std::size_t kRemembered = 4; // a reader asks for the words a little later: they are still there

// Nothing to be seen: readers take what it is called when it shows.
class Announcement : public QWidget {
public:
    explicit Announcement(QWidget* window) : QWidget(window) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
        setGeometry(0, 0, 1, 1);
    }
};

// The announcements of one window.
class Announcer : public QObject {
public:
    explicit Announcer(QWidget* window) : QObject(window) {
        for (Announcement*& one : ring_)
            one = new Announcement(window);
        soon_.setSingleShot(true);
        connect(&soon_, &QTimer::timeout, this, &Announcer::say);
    }
    void add(const QString& words) {
        if (!words_.contains(words))
            words_ << words;
        soon_.start(kTogetherMs);
    }

private:
    void say() {
        Announcement& one = *ring_[at_++ % kRemembered];
        one.setAccessibleName(words_.join(u' '));
        words_.clear();
        if (one.isHidden()) {
            one.show(); // which tells it
            return;
        }
        QAccessibleEvent shown(&one, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }

    std::array<Announcement*, kRemembered> ring_{};
    std::size_t at_ = 0;
    QStringList words_;
    QTimer soon_;
};

QAccessibleInterface* made(const QString& kind, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget)
        return nullptr;
    if (dynamic_cast<Announcement*>(widget))
        return new QAccessibleWidget(widget, QAccessible::Notification);
    // Of all widgets that are nothing special to Qt; by its own role for them readers pass them over.
    if (kind == QLatin1String("QWidget") && !widget->isWindow() && !widget->accessibleName().isEmpty())
        return new QAccessibleWidget(widget, QAccessible::Grouping);
    return nullptr;
}

} // namespace

void announce(QWidget& by, const QString& words) {
    if (words.isEmpty() || !QAccessible::isActive())
        return;
    QWidget* window = by.window();
    auto* announcer = window->findChild<QObject*>(QStringLiteral("announcer"), Qt::FindDirectChildrenOnly);
    if (!announcer) {
        announcer = new Announcer(window);
        announcer->setObjectName(QStringLiteral("announcer"));
    }
    static_cast<Announcer*>(announcer)->add(words);
}

void announce(QWidget& widget) {
    if (const auto* known =
            QAccessible::isActive() ? QAccessible::queryAccessibleInterface(&widget) : nullptr)
        announce(widget, known->text(QAccessible::Name));
}

void installAnnouncing() {
    QAccessible::installFactory(made); // the same one no second time
}

} // namespace look
