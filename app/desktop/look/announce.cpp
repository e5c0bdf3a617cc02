#include "desktop/look/announce.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QEvent>
#include <QListView>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <array>

namespace look {

namespace {

constexpr int kTogetherMs = 120;       // so near one another they are one
constexpr std::size_t kRemembered = 4; // a reader asks for the words a little later: they are still there

QStringList* announced = nullptr; // see keepAnnounced()

bool isHeard() {
    return announced || QAccessible::isActive();
}

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
        window->installEventFilter(this);
        soon_.setSingleShot(true);
        connect(&soon_, &QTimer::timeout, this, &Announcer::say);
    }
    [[nodiscard]] const QString& last() const { return last_; }
    // What was said in a window is not said again when it is shown once more.
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Hide)
            for (Announcement* one : ring_)
                one->hide();
        return false;
    }
    void add(const QString& words) {
        words_ << words;
        soon_.start(kTogetherMs);
    }

private:
    void say() {
        Announcement& one = *ring_[at_++ % kRemembered];
        last_ = together(words_);
        if (announced)
            *announced << last_;
        one.setAccessibleName(last_);
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
    QString last_;
    QTimer soon_;
};

constexpr QLatin1String kAnnouncer("announcer");
constexpr const char* kOneOfSeveral = "oneOfSeveral";

// The window that all others belong to: within a dialog a reader would tell that of the dialog again each
// time.
QWidget* speakerFor(const QWidget& by) {
    QWidget* window = by.window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

// Null until something was announced there.
Announcer* announcerOf(const QWidget& by) {
    return static_cast<Announcer*>(
        speakerFor(by)->findChild<QObject*>(kAnnouncer, Qt::FindDirectChildrenOnly));
}

// A list that the focus comes to: readers would tell it, and not where one is in it.
void tellRow(QWidget* /*before*/, QWidget* now) {
    auto* list = qobject_cast<QListView*>(now);
    if (!list || !QAccessible::isActive())
        return;
    QTimer::singleShot(0, list, [list] {
        const QModelIndex row = list->currentIndex();
        if (!list->hasFocus() || !row.isValid())
            return;
        QAccessibleEvent focused(list, QAccessible::Focus);
        focused.setChild(row.row());
        QAccessible::updateAccessibility(&focused);
    });
}

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

QString sentence(const QString& words) {
    static const QString ends = QStringLiteral(".!?…:");
    return words.isEmpty() || ends.contains(words.back()) ? words : words + u'.';
}

QString together(const QStringList& words) {
    QStringList all;
    for (const QString& each : words) {
        const QString one = sentence(each);
        if (std::ranges::any_of(all, [&one](const QString& other) { return other.contains(one); }))
            continue;
        all.removeIf([&one](const QString& other) { return one.contains(other); });
        all << one;
    }
    return all.join(u' ');
}

void announce(QWidget& by, const QString& words) {
    if (words.isEmpty() || !isHeard())
        return;
    Announcer* announcer = announcerOf(by);
    if (!announcer) {
        announcer = new Announcer(speakerFor(by));
        announcer->setObjectName(kAnnouncer);
    }
    announcer->add(words);
}

void keepAnnounced(QStringList* where) {
    announced = where;
}

void announceAgain(QWidget& by) {
    if (Announcer* announcer = announcerOf(by); announcer && !announcer->last().isEmpty())
        announcer->add(announcer->last());
}

void announce(QWidget& widget) {
    if (const auto* known = isHeard() ? QAccessible::queryAccessibleInterface(&widget) : nullptr)
        announce(widget, known->text(QAccessible::Name));
}

bool letReaderWalk(QTextBrowser& text) {
    const bool runs = QAccessible::isActive();
    text.setTextInteractionFlags(runs ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                      : Qt::TextBrowserInteraction);
    return runs;
}

void setOneOfSeveral(QWidget& button) {
    button.setProperty(kOneOfSeveral, true);
}

bool isOneOfSeveral(const QWidget& button) {
    return button.property(kOneOfSeveral).toBool();
}

void installAnnouncing() {
    static const bool once = [] {
        QAccessible::installFactory(made);
        return static_cast<bool>(QObject::connect(qApp, &QApplication::focusChanged, tellRow));
    }();
    Q_UNUSED(once)
}

} // namespace look
