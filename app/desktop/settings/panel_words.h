// Headed parts, notes and glosses of dialogs, in the fonts and colours of panels.
#pragma once

#include "desktop/look/link_label.h"
#include "desktop/look/metrics.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>

class QCheckBox;

namespace settings {

// Dialogs do not grow with the table: their text has the size it has on a plain window.
[[nodiscard]] look::Metrics plainMetrics();

// A heading, a thin line under it, and rows.
class PanelPart : public QWidget {
    Q_OBJECT

public:
    explicit PanelPart(const QString& heading, QWidget* parent = nullptr);
    QFormLayout* form() const { return form_; }
    // Under it, a row that may be hidden. A form's own rows may not: with words that wrap in them,
    // QFormLayout writes past its end in Qt 6.4, and the program falls elsewhere.
    void addRow(QWidget* row);
    // The same of a label and its field: a form of its own, whose parent is the row.
    [[nodiscard]] QFormLayout* addForm();

private:
    QFormLayout* form_;
    QVBoxLayout* rows_;
};

// A line of second importance, wrapped.
look::LinkLabel* noteLabel(const QString& words);

// The line that says what a choice is; a rule it names is a link, and `follow` is called with its number.
look::LinkLabel* glossLabel(const QString& gloss, std::function<void(const QString&)> follow);
// Puts a line under the words of a check box.
QWidget* withLine(QCheckBox* box, look::LinkLabel* line);
// A check box and, under its words, the line that says what it does, likewise.
QWidget* glossed(QCheckBox* box, const QString& gloss, std::function<void(const QString&)> follow = {});

// A closed box of choices, as a row of the form; what it decides is told to readers.
QComboBox* addChoices(QFormLayout* form, const QString& words, const QString& gloss = {});

// Words with a mnemonic, without it.
QString plainWords(QString words);

} // namespace settings
