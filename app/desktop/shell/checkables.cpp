#include "desktop/shell/checkables.h"

#include "desktop/look/announce.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QKeySequence>
#include <QPushButton>
#include <QToolButton>

namespace desktop {

namespace {

class Checkable : public QAccessibleWidget {
public:
    explicit Checkable(QAbstractButton* button) : QAccessibleWidget(button), button_(button) {}

    QAccessible::Role role() const override {
        if (!button_->isCheckable())
            return QAccessible::PushButton;
        const bool oneOfSeveral = button_->autoExclusive() || look::isOneOfSeveral(*button_) ||
                                  (button_->group() && button_->group()->exclusive());
        return oneOfSeveral ? QAccessible::RadioButton : QAccessible::CheckBox;
    }

    QAccessible::State state() const override {
        QAccessible::State now = QAccessibleWidget::state();
        now.checkable = button_->isCheckable();
        now.checked = button_->isChecked();
        now.pressed = button_->isDown();
        return now;
    }
    QString text(QAccessible::Text kind) const override {
        const QString own = QAccessibleWidget::text(kind);
        if (!own.isEmpty())
            return own;
        if (kind == QAccessible::Accelerator)
            return button_->shortcut().toString(QKeySequence::NativeText);
        if (kind != QAccessible::Name)
            return own;
        QString words = button_->text();
        return words.replace(QStringLiteral("&&"), QStringLiteral("\n")).remove(u'&').replace(u'\n', u'&');
    }
    QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (button_->isEnabled())
            names.prepend(action());
        return names;
    }
    void doAction(const QString& name) override {
        if (name != action())
            QAccessibleWidget::doAction(name);
        else if (button_->isEnabled())
            button_->click();
    }
    QStringList keyBindingsForAction(const QString& name) const override {
        const QKeySequence keys = button_->shortcut();
        return name == action() && !keys.isEmpty() ? QStringList{keys.toString()} : QStringList{};
    }

private:
    [[nodiscard]] const QString& action() const {
        return button_->isCheckable() ? toggleAction() : pressAction();
    }

    QAbstractButton* button_;
};

QAccessibleInterface* checkableOf(const QString&, QObject* object) {
    auto* button = qobject_cast<QAbstractButton*>(object);
    // What readers are told once holds for ever: a button of our own may become checkable after they have
    // heard of it. Qt's own buttons know more of themselves, such as menus.
    const bool ours = button && !qobject_cast<QPushButton*>(button) && !qobject_cast<QToolButton*>(button);
    return button && (ours || button->isCheckable()) ? new Checkable(button) : nullptr;
}

} // namespace

void installCheckables() {
    QAccessible::installFactory(checkableOf); // the same one no second time
}

} // namespace desktop
