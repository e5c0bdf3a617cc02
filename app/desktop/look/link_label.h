// Words in which there may be links, as keys and readers go through them.
#pragma once

#include <QLabel>

namespace look {

// Tab comes to the first link at once, never to words between; a reader is told which link it is.
class LinkLabel : public QLabel {
public:
    explicit LinkLabel(QWidget* parent = nullptr);
    explicit LinkLabel(const QString& words, QWidget* parent = nullptr);

    // What is written here another thing tells, such as the box that it describes: readers do not say it
    // where they tell all that a page has.
    void leaveToOthers() { toldByOthers_ = true; }
    [[nodiscard]] bool isToldByOthers() const { return toldByOthers_; }
    // What it says to readers: the link that has the focus, else all of its words.
    [[nodiscard]] QString told() const;

protected:
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] QString lineOf(const QString& link) const;
    bool toldByOthers_ = false;
};

// Makes Qt give them to readers; once per program.
void installLinkLabels();

} // namespace look
