#include "desktop/look/deck.h"

#include "desktop/look/card_art.h"
#include "desktop/look/palette.h"
#include "desktop/look/picture_memory.h"
#include "desktop/look/picture_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QHashFunctions>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <utility>

namespace look {
namespace {

constexpr int laterThanAsked = -1; // priority of what is only prefetched

// Of one picture: more than are seen at a time on all pages, and not what every size of the window has left.
constexpr std::size_t sizesKept = 8;

QSize inPixels(QSize logical, qreal dpr) {
    return QSize(static_cast<int>(std::lround(logical.width() * dpr)),
                 static_cast<int>(std::lround(logical.height() * dpr)))
        .expandedTo(QSize(1, 1));
}

qint64 bytes(const QPixmap& pixmap) {
    return qint64(4) * pixmap.width() * pixmap.height();
}

} // namespace

QStringList decksThere() {
    QStringList names = QDir(QStringLiteral(":/decks")).entryList(QDir::Dirs, QDir::Name);
    names.removeIf(
        [](const QString& name) { return !QFile::exists(QStringLiteral(":/decks/%1/T40.svg").arg(name)); });
    return names;
}

QStringList backsOf(const QString& deck) {
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/decks/") + deck)
                                   .entryList({QStringLiteral("back*.svg")}, QDir::Files, QDir::Name))
        names << file.chopped(4);
    return names;
}

Deck::Deck(const QString& deck, QObject* parent) : QObject(parent) {
    faces_.deck = deck;
    // One core stays for the window itself.
    pool_.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

Deck::~Deck() {
    pool_.clear();
    pool_.waitForDone();
    picturesWereLetGo();
}

void Deck::setFaces(const Faces& faces) {
    if (faces == faces_)
        return;
    faces_ = faces;
    ++series_;
    pool_.clear();
    asked_.clear();
    for (auto it = drawn_.begin(); it != drawn_.end();) {
        const auto kind = static_cast<Kind>(it.key().section(u'/', 0, 0).toInt());
        if (kind == Kind::Piece || kind == Kind::Head) {
            ++it;
            continue;
        }
        for (const Drawn& d : *it)
            bytes_ -= bytes(d.pixmap);
        it = drawn_.erase(it);
    }
    // Whoever shows a card asks for it again; pieces and heads that were under way, too.
    emit ready(QString());
}

void Deck::keepIn(const QString& folder) {
    folder_ = folder;
}

QString Deck::path(Kind kind, const QString& name) const {
    switch (kind) {
    case Kind::Piece:
        return QStringLiteral(":/table/%1.svg").arg(name);
    case Kind::Head:
        return QStringLiteral(":/heads/%1.svg").arg(name);
    default:
        return QStringLiteral(":/decks/%1/%2.svg")
            .arg(faces_.deck, name == QLatin1String("back") ? faces_.back : name);
    }
}

bool Deck::hasCard(const QString& code) const {
    return QFile::exists(path(Kind::Card, code));
}

QString Deck::shelf(Kind kind, const QString& name) {
    return QString::number(static_cast<int>(kind)) + QLatin1Char('/') + name;
}

QPixmap Deck::card(const QString& code, QSize logical, qreal dpr, Index size) {
    return picture(size == Index::Large ? Kind::LargeIndexCard : Kind::Card, code, logical, dpr);
}

bool Deck::isDrawn(const QString& code, Index size) const {
    const auto drawn =
        drawn_.constFind(shelf(size == Index::Large ? Kind::LargeIndexCard : Kind::Card, code));
    return drawn != drawn_.cend() && !drawn->empty();
}

QPixmap Deck::index(const QString& code, QSize logical, qreal dpr) {
    return picture(Kind::Index, code, logical, dpr);
}

QPixmap Deck::scene(const QString& code, QSize logical, qreal dpr) {
    return picture(Kind::Scene, code, logical, dpr);
}

QPixmap Deck::piece(const QString& name, QSize logical, qreal dpr) {
    return picture(Kind::Piece, name, logical, dpr);
}

QPixmap Deck::head(const QString& name, QSize logical, qreal dpr) {
    return picture(Kind::Head, name, logical, dpr);
}

QPixmap Deck::picture(Kind kind, const QString& name, QSize logical, qreal dpr) {
    const Key key{kind, name, inPixels(logical, dpr)};
    for (Drawn& d : drawn_[shelf(kind, name)]) {
        if (d.pixels == key.pixels) {
            d.used = ++clock_;
            QPixmap found = d.pixmap;
            found.setDevicePixelRatio(dpr);
            return found;
        }
    }
    // What was asked for last is on the screen now; older sizes may be of a window that has moved on.
    ask(key, ++priority_);
    QPixmap stand = meanwhile(key);
    stand.setDevicePixelRatio(dpr);
    return stand;
}

void Deck::prefetch(const QStringList& codes, QSize logical, qreal dpr, Index size) {
    const Kind kind = size == Index::Large ? Kind::LargeIndexCard : Kind::Card;
    for (const QString& code : codes) {
        const Key key{kind, code, inPixels(logical, dpr)};
        const auto& sizes = drawn_[shelf(kind, code)];
        if (std::none_of(sizes.begin(), sizes.end(), [&](const Drawn& d) { return d.pixels == key.pixels; }))
            ask(key, laterThanAsked);
    }
}

QPixmap Deck::meanwhile(const Key& key) {
    const auto sizes = drawn_.value(shelf(key.kind, key.name));
    const auto off = [&](const Drawn& d) { return std::abs(d.pixels.width() - key.pixels.width()); };
    const auto nearest = std::min_element(sizes.begin(), sizes.end(),
                                          [&](const Drawn& a, const Drawn& b) { return off(a) < off(b); });
    if (nearest != sizes.end())
        return nearest->pixmap.scaled(key.pixels, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    // No code on it while its picture is coming: it would flash by and be read.
    const Key wordless{key.kind, QString(), key.pixels};
    const auto& bare = drawn_[shelf(key.kind, QString())];
    const auto made =
        std::find_if(bare.begin(), bare.end(), [&](const Drawn& d) { return d.pixels == key.pixels; });
    if (made != bare.end())
        return made->pixmap;
    QPixmap fresh = QPixmap::fromImage(blank(wordless));
    keep(wordless, fresh);
    return fresh;
}

QImage Deck::blank(const Key& key) {
    switch (key.kind) {
    case Kind::Card:
    case Kind::LargeIndexCard:
        return drawBlankCard(key.name, key.pixels);
    case Kind::Head:
        return drawBlankCard(key.name.left(1), key.pixels);
    default:
        break;
    }
    QImage image(key.pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(key.kind == Kind::Scene ? QColor(colour::paper) : QColor(Qt::transparent));
    return image;
}

QImage Deck::draw(const Key& key, const QByteArray& svg, CardManner manner) {
    manner.largeIndex |= key.kind == Kind::LargeIndexCard;
    switch (key.kind) {
    case Kind::Card:
    case Kind::LargeIndexCard:
        return drawCardArt(svg, key.pixels, manner);
    case Kind::Index:
        return drawIndexArt(svg, key.pixels);
    case Kind::Scene:
        return drawSceneArt(svg, key.pixels);
    case Kind::Piece:
        return drawPieceArt(svg, key.pixels);
    case Kind::Head:
        return drawHeadArt(svg, key.pixels);
    }
    return {};
}

// A picture kept from an earlier sitting, or a fresh one and the name to keep it under.
std::pair<QImage, QString> Deck::fetchOrDraw(const Key& key, const QString& file, const CardManner& manner,
                                             const QString& folder) {
    QFile f(file);
    if (!f.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = f.readAll();
    if (folder.isEmpty())
        return {draw(key, svg, manner), QString()};
    const QByteArray how = QByteArray::number(static_cast<int>(key.kind)) + (manner.largeIndex ? "L" : "") +
                           (manner.arabicBanners ? "A" : "") + (manner.values ? "V" : "");
    const QString name = storedName(svg, how, key.pixels);
    if (QImage image = fetchPicture(folder, name, key.pixels); !image.isNull())
        return {image, QString()};
    return {draw(key, svg, manner), name};
}

void Deck::ask(const Key& key, int priority) {
    // What was only asked for ahead of time overtakes when it is wanted on the screen: it is drawn twice
    // then, which costs less than waiting for its turn.
    const bool urgent = priority != laterThanAsked;
    if (const auto before = asked_.constFind(key); before != asked_.cend() && (*before || !urgent))
        return;
    const QString file = path(key.kind, key.name);
    if (!QFile::exists(file)) {
        keep(key, QPixmap::fromImage(blank(key)));
        return;
    }
    asked_.insert(key, urgent);
    const auto job = [this, key, file, manner = faces_.manner, folder = folder_, series = series_] {
        const auto [image, fresh] = fetchOrDraw(key, file, manner, folder);
        // Runs on the deck's own thread; dropped unrun if the deck is gone by then.
        QMetaObject::invokeMethod(
            this,
            [this, key, image = image, series] {
                if (series != series_ || asked_.remove(key) == 0)
                    return; // other faces by now, or the other of two drawings of it was faster
                keep(key, QPixmap::fromImage(image.isNull() ? blank(key) : image));
                emit ready(key.name);
            },
            Qt::QueuedConnection);
        if (!fresh.isEmpty())
            storePicture(folder, fresh, image); // after it was handed on: nobody waits for the file
    };
    pool_.start(job, priority);
}

void Deck::keep(const Key& key, const QPixmap& pixmap) {
    auto& sizes = drawn_[shelf(key.kind, key.name)];
    if (sizes.size() == sizesKept) {
        const auto oldest = std::ranges::min_element(sizes, {}, &Drawn::used);
        bytes_ -= bytes(oldest->pixmap);
        sizes.erase(oldest);
        picturesWereLetGo();
    }
    bytes_ += bytes(pixmap);
    sizes.push_back({key.pixels, pixmap, ++clock_});
    if (bytes_ > limit_)
        forgetOldest();
}

void Deck::forgetOldest() {
    std::vector<quint64> uses;
    for (const auto& sizes : std::as_const(drawn_)) {
        for (const Drawn& d : sizes)
            uses.push_back(d.used);
    }
    if (uses.empty())
        return;
    // Half of them at once: this then happens seldom, and the cache needs no order of its own.
    const auto middle = uses.begin() + static_cast<std::ptrdiff_t>(uses.size() / 2);
    std::nth_element(uses.begin(), middle, uses.end());
    const quint64 since = *middle;
    for (auto& sizes : drawn_) {
        std::erase_if(sizes, [&](const Drawn& d) {
            if (d.used >= since)
                return false;
            bytes_ -= bytes(d.pixmap);
            return true;
        });
    }
    picturesWereLetGo();
}

void Deck::setCacheLimit(qint64 limit) {
    limit_ = limit;
    if (bytes_ > limit_)
        forgetOldest();
}

void Deck::waitForAll() {
    // Answering ready() may ask for more.
    while (!asked_.isEmpty()) {
        pool_.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace look

#include "moc_deck.cpp"
