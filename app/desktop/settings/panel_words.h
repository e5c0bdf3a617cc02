// Headed parts, notes and glosses of dialogs, in the fonts and colours of panels.
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QWidget>

class QCheckBox;

namespace settings {

// A heading, a thin line under it, and rows.
class PanelPart : public QWidget {
    Q_OBJECT

public:
    explicit PanelPart(const QString& heading, QWidget* parent = nullptr);
    QFormLayout* form() const { return m_form; }

private:
    QFormLayout* m_form;
};

// A line of second importance, wrapped.
QLabel* noteLabel(const QString& words);

// The line under a check box that says what it does, indented as its words are.
QLabel* glossLabel(const QString& words, QCheckBox* box);

// Words with a mnemonic, without it.
QString plainWords(QString words);

} // namespace settings
