// Pictures of cards, score pieces and people, drawn from SVG away from the main thread and kept as pixmaps.
#pragma once

#include "desktop/look/card_art.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <utility>
#include <vector>

namespace look {

// Which cards are played with and how they are drawn: a plain value of the person's choosing.
struct Faces {
    QString deck = QStringLiteral("florentine"); // a folder under :/decks
    QString back = QStringLiteral("back");       // a picture in it
    CardManner manner;
    bool operator==(const Faces&) const = default;
};

// The decks to play Minchiate with, told by their forty trumps, and a deck's backs, by the names of their
// folders and files.
[[nodiscard]] QStringList decksThere();
[[nodiscard]] QStringList backsOf(const QString& deck);

// Codes of cards: C D S B (cups, coins, swords, batons) + A 2..10 J N Q K, T1..T40, M (the Fool), "back".
// Sizes are logical pixels; the pixmaps carry the device pixel ratio they were asked for.
class Deck : public QObject {
    Q_OBJECT

public:
    // How big a card's index is: as drawn, or enlarged for cards that lie small on the table.
    enum class Index { Plain, Large };

    explicit Deck(const QString& deck = Faces().deck, QObject* parent = nullptr);
    ~Deck() override;

    // Other cards from now on: everything that is shown becomes ready() anew.
    void setFaces(const Faces& faces);
    const Faces& faces() const { return faces_; }

    // Keeps what is drawn in this folder and looks there first; none by default.
    void keepIn(const QString& folder);
    const QString& keptIn() const { return folder_; }

    // A card with round corners and a thin edge; "back" is the chosen back. Never null: until its own picture
    // is ready it is the nearest size drawn before, stretched, or paper with the code on it. A missing
    // picture stays paper with the code on it.
    QPixmap card(const QString& code, QSize logical, qreal dpr, Index index = Index::Plain);
    // A card's index alone, digits and sign, centred in the size on nothing; empty until ready or if missing.
    QPixmap index(const QString& code, QSize logical, qreal dpr);
    // A card's picture without frame and index, filling the size; plain paper until ready or if missing.
    QPixmap scene(const QString& code, QSize logical, qreal dpr);
    // A score piece or ornament of :/table (fish, token, stack, coin, lily, laurel); empty until ready or if
    // missing.
    QPixmap piece(const QString& name, QSize logical, qreal dpr);
    // A portrait of :/heads; a paper mount with the first letter until ready, or if missing.
    QPixmap head(const QString& name, QSize logical, qreal dpr);

    // Ask for these cards before they are needed; drawn after everything that was asked for by the functions
    // above.
    void prefetch(const QStringList& codes, QSize logical, qreal dpr, Index index = Index::Plain);

    // Has it been drawn, in whatever size?
    bool isDrawn(const QString& code, Index index = Index::Plain) const;
    // Is there a picture of this card at all?
    bool hasCard(const QString& code) const;

    // Blocks until everything asked for is drawn, and emits its ready(). For tests and pictures of the
    // screen.
    void waitForAll();

    // Upper limit of what is kept, in bytes; what was longest unused goes first.
    void setCacheLimit(qint64 bytes);

signals:
    // The picture with this code or name is ready in a size asked for: repaint what shows it.
    void ready(const QString& code);

private:
    enum class Kind { Card, LargeIndexCard, Index, Scene, Piece, Head };
    struct Key {
        Kind kind;
        QString name;
        QSize pixels;
        bool operator==(const Key&) const = default;
    };
    struct Drawn {
        QSize pixels;
        QPixmap pixmap;
        quint64 used; // reading of the cache's clock when last asked for
    };
    friend size_t qHash(const Key& key, size_t seed) noexcept {
        return qHashMulti(seed, static_cast<int>(key.kind), key.name, key.pixels.width(),
                          key.pixels.height());
    }

    QPixmap picture(Kind kind, const QString& name, QSize logical, qreal dpr);
    QPixmap meanwhile(const Key& key);
    void ask(const Key& key, int priority);
    void keep(const Key& key, const QPixmap& pixmap);
    void forgetOldest();
    QString path(Kind kind, const QString& name) const;
    static QString shelf(Kind kind, const QString& name);
    static QImage draw(const Key& key, const QByteArray& svg, CardManner manner);
    static std::pair<QImage, QString> fetchOrDraw(const Key& key, const QString& file,
                                                  const CardManner& manner, const QString& folder);
    static QImage blank(const Key& key);

    Faces faces_;
    QString folder_; // of pictures kept between sittings; none if empty
    QThreadPool pool_;
    QHash<QString, std::vector<Drawn>> drawn_; // by kind and name, all sizes
    QHash<Key, bool> asked_;                   // under way; true where the screen waits for it
    quint64 clock_ = 0;
    int priority_ = 0;
    int series_ = 0; // counts changes of faces: what was begun before one is dropped
    qint64 bytes_ = 0;
    qint64 limit_ = qint64(320) << 20;
};

} // namespace look
