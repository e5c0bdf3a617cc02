// All sheets there are, by date and players, and the way to a new one.
#pragma once

#include "look/deck.h"
#include "score/page.h"
#include "score/paper_table.h"
#include "sheet_shelf.h"

#include <QGridLayout>

namespace score {

class ShelfPage : public Page {
    Q_OBJECT

public:
    explicit ShelfPage(QWidget* parent = nullptr);

    void setShelf(std::vector<records::ShelvedSheet> shelf);
    void say(const QString& words);
    [[nodiscard]] PaperTable* table() const { return m_table; }
    [[nodiscard]] look::PaperButton* newButton() const { return m_new; }
    [[nodiscard]] look::PaperButton* emptyButton() const { return m_empty; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }
    [[nodiscard]] QString says() const { return m_says->text(); }

    void focusFirst() override;

signals:
    void opened(const QString& path);
    void newAsked();
    void emptyAsked(); // an empty sheet for pencil

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    std::vector<records::ShelvedSheet> m_shelf;
    QGridLayout* m_whole;
    QWidget* m_paper;
    PaperTable* m_table;
    Words* m_says;
    look::PaperButton *m_new, *m_empty, *m_back;
};

} // namespace score
