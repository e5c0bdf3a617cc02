#include "desktop/table/table_accessible.h"

#include "desktop/look/announce.h"
#include "desktop/table/table_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>

#include <algorithm>
#include <memory>

namespace table {

namespace {

// A table that another page covers has nothing to show, and nothing on it can be pressed.
std::vector<TableThing> thingsSeen(const TableWidget& table) {
    return table.isVisible() ? table.things() : std::vector<TableThing>();
}

// One thing on the table. It holds its key alone and asks the table for the rest, so that it is never out of
// date.
class ThingAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ThingAccessible(TableWidget* table, int key) : table_(table), key_(key) {}

    bool isValid() const override { return thing().has_value(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return table_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(table_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text which) const override {
        const auto it = thing();
        if (!it)
            return {};
        if (which == QAccessible::Name) // of what is no button readers say nothing but its name
            return isButton(*it) ? it->name : look::sentence(told(*it)); // many of them are read in a row
        return which == QAccessible::Description ? described(*it) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const auto it = thing();
        return it ? QRect(table_->mapToGlobal(it->rect.topLeft()), it->rect.size()) : QRect();
    }
    // One for the life of a thing, whatever may be done with it just now: readers keep the first they saw.
    // What is no button is one of a list; labels would all be read again whenever the focus comes to the
    // table.
    QAccessible::Role role() const override {
        const auto it = thing();
        return it && isButton(*it) ? QAccessible::Button : QAccessible::ListItem;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        const auto it = thing();
        state.focusable = it.has_value();
        state.focused = it && it->focused && table_->hasFocus();
        state.disabled = !it || (isButton(*it) && !it->pressable);
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override {
        const auto it = thing();
        return it && it->pressable ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& name) override {
        if (const auto it = thing(); it && it->pressable && name == pressAction())
            table_->press(*it);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    static bool isButton(const TableThing& thing) {
        using Kind = TableThing::Kind;
        return thing.kind == Kind::Card || thing.kind == Kind::Pile || thing.kind == Kind::Stock ||
               thing.kind == Kind::Slip;
    }
    // A card's worth is told when it is asked for (F1): gone along, cards are to be short.
    static QString described(const TableThing& thing) {
        if (!isButton(thing))
            return thing.detail;
        if (thing.kind == TableThing::Kind::Card)
            return sideBySide({thing.state, thing.place});
        return thing.state.isEmpty() || thing.detail.isEmpty()
                   ? thing.state + thing.detail
                   : thing.state + QStringLiteral(". ") + thing.detail;
    }
    [[nodiscard]] std::optional<TableThing> thing() const {
        for (const TableThing& it : thingsSeen(*table_))
            if (it.key == key_)
                return it;
        return std::nullopt;
    }

    TableWidget* table_;
    int key_;
};

class TableAccessible : public QAccessibleWidget {
public:
    explicit TableAccessible(TableWidget* table)
        : QAccessibleWidget(table, QAccessible::Pane), table_(table) {}
    ~TableAccessible() override {
        for (QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override {
        return static_cast<int>(thingsSeen(*table_).size()) + QAccessibleWidget::childCount();
    }
    QAccessibleInterface* child(int i) const override {
        const auto things = thingsSeen(*table_);
        const int n = static_cast<int>(things.size());
        return i < 0   ? nullptr
               : i < n ? interfaceOf(things[static_cast<std::size_t>(i)].key)
                       : QAccessibleWidget::child(i - n);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto things = thingsSeen(*table_);
        for (std::size_t i = 0; i < things.size(); ++i)
            if (interfaceOf(things[i].key) == child)
                return static_cast<int>(i);
        const int inner = QAccessibleWidget::indexOfChild(child);
        return inner < 0 ? -1 : inner + static_cast<int>(things.size());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint at = table_->mapFromGlobal(QPoint(x, y));
        const auto things = thingsSeen(*table_);
        for (auto it = things.rbegin(); it != things.rend(); ++it)
            if (it->rect.contains(at))
                return interfaceOf(it->key);
        return QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface* focusChild() const override {
        if (!table_->isVisible()) // what had it last is not what has it
            return nullptr;
        for (const TableThing& it : thingsSeen(*table_))
            if (it.focused && table_->hasFocus())
                return interfaceOf(it.key);
        return QAccessibleWidget::focusChild();
    }

private:
    QAccessibleInterface* interfaceOf(int key) const {
        if (!ids_.contains(key))
            ids_[key] = QAccessible::registerAccessibleInterface(new ThingAccessible(table_, key));
        return QAccessible::accessibleInterface(ids_[key]);
    }

    TableWidget* table_;
    mutable QHash<int, QAccessible::Id> ids_; // by a thing's key; Qt owns the interfaces
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* table = qobject_cast<TableWidget*>(object);
    return table ? new TableAccessible(table) : nullptr;
}

} // namespace

void installTableAccessibility() {
    QAccessible::installFactory(makeAccessible); // the same one no second time
}

} // namespace table
