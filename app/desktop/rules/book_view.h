// The rule book's text: scrolled, linked, searched, its examples real cards. Tab walks the links in sight.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/rules/book_text.h"

#include <QSet>
#include <QTextBrowser>
#include <QTimer>

namespace rules {

class BookView : public QTextBrowser {
    Q_OBJECT

public:
    // `deck`, the pictures of its pack, must outlive it.
    BookView(const text::Volume& volume, look::Deck& deck, QWidget* parent = nullptr);

    // Where it stands and how large its letters are: the text is written once for both, and not before it
    // is seen.
    void lay(const look::Metrics& m, const QRect& place);
    [[nodiscard]] const Book& book() const { return book_; }

    // Scrolls to a rule, a chapter or a term and marks it; an unknown one is as if it were not asked for.
    bool go(const Target& target);
    // Where it begins in the text; nothing for one that is not there.
    [[nodiscard]] std::optional<int> positionOf(const Target& target) const;
    // The rule or term at the top.
    [[nodiscard]] Target place() const;

    // Marks every place with these words, letters great or small; how many there are.
    int seek(const QString& words);
    [[nodiscard]] const QString& sought() const { return sought_; }
    [[nodiscard]] int hits() const { return static_cast<int>(hits_.size()); }
    [[nodiscard]] Target placeOfHit(int hit) const;
    // The paragraph that it stands in.
    [[nodiscard]] QString wordsAround(int hit) const;
    // Which of them is shown; -1 for none.
    [[nodiscard]] int hit() const { return hit_; }
    void showHit(int hit);
    // The first of them from a position in the text on; the first of all where there is none.
    [[nodiscard]] int hitFrom(int position) const;
    // Where what is in sight begins.
    [[nodiscard]] int topPosition() const;

    // Every link of the text, as it would be followed.
    [[nodiscard]] QStringList links() const;

signals:
    void asked(const rules::Target& target); // a link was followed
    void moved();                            // another place may be at the top

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Place {
        int position;
        Target target;
    };
    struct Link {
        int from, to;
        QString href;
    };

    [[nodiscard]] int widthForText() const;
    void write();
    void drawPictures(const QString& code);
    void readPlaces();
    void dressLinks();
    void mark();
    [[nodiscard]] Target placeAt(int position) const;
    [[nodiscard]] const Link* chosenLink() const;
    void scrollToPosition(int position, int above);

    look::Deck& deck_;
    look::Metrics metrics_;
    Book book_;
    QSize written_;             // viewport width and text size that the text stands in now
    std::vector<Place> places_; // by position
    std::vector<Link> links_;   // by position
    std::vector<QTextCursor> hits_;
    QString sought_;
    int hit_ = -1;
    Target place_;               // at the top, as long as the text stands in its width
    std::optional<int> arrived_; // position of the place gone to last
    QTimer redraw_;              // cards become ready one by one; pictures are drawn together
    QSet<QString> due_;
};

} // namespace rules
