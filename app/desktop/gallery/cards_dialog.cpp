#include "desktop/gallery/cards_dialog.h"

#include "desktop/settings/panel_words.h"
#include "desktop/settings/quiet_box.h"
#include "text/card_notes.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gallery {
namespace {

constexpr QSize backSize(60, 108);
constexpr QSize backRoom(18, 18); // with a frame and a ring around it

// Decks and backs are known by the names of their folders and files; these they bear before people.
QString deckName(const QString& folder) {
    if (folder == QLatin1String("florentine"))
        return CardsDialog::tr("Florentine");
    return folder;
}

QString backName(const QString& file) {
    if (file == QLatin1String("back"))
        return CardsDialog::tr("Red back");
    if (file == QLatin1String("back2"))
        return CardsDialog::tr("Blue back");
    return file;
}

// A back as it is, in a frame where it is the chosen one; the keyboard's ring goes around that.
class BackDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect whole(option.rect.topLeft(), backSize + backRoom);
        const QRect back(QPoint(whole.center().x() - backSize.width() / 2 + 1,
                                whole.center().y() - backSize.height() / 2 + 1),
                         backSize);
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        p->setBrush(Qt::NoBrush);
        if (option.state & QStyle::State_Selected) {
            p->setPen(QPen(option.palette.color(QPalette::WindowText), 3));
            p->drawRoundedRect(QRectF(back).adjusted(-3, -3, 3, 3), 6, 6);
        }
        if (option.state & QStyle::State_HasFocus) {
            p->setPen(QPen(option.palette.color(QPalette::WindowText), 1, Qt::DashLine));
            p->drawRoundedRect(QRectF(back).adjusted(-6.5, -6.5, 6.5, 6.5), 8, 8);
        }
        index.data(Qt::DecorationRole).value<QIcon>().paint(p, back);
        p->restore();
    }
};

} // namespace

CardsDialog::CardsDialog(const look::Faces& faces, QWidget* parent)
    : QDialog(parent), faces_(faces), deck_(faces.deck) {
    setWindowTitle(tr("Cards"));
    setModal(false);
    deck_.setFaces(faces);

    auto* choices = new QVBoxLayout;
    choices->setSpacing(18);
    auto* which = new settings::PanelPart(tr("Deck"));
    decks_ = new settings::QuietBox;
    decks_->setAccessibleName(tr("Deck"));
    for (const QString& deck : look::decksThere())
        decks_->addItem(deckName(deck), deck);
    which->form()->addRow(tr("&Deck"), decks_);
    backs_ = new QListWidget;
    backs_->setViewMode(QListView::IconMode);
    backs_->setMovement(QListView::Static);
    backs_->setFrameShape(QFrame::NoFrame);
    backs_->setIconSize(backSize);
    backs_->setItemDelegate(new BackDelegate(backs_));
    backs_->setGridSize(backSize + backRoom); // each has its place before it is drawn
    backs_->setAccessibleName(tr("Back"));
    backs_->setFixedHeight(backSize.height() + backRoom.height() + 2);
    backs_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    backs_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* backWords = new QLabel(tr("&Back"));
    backWords->setBuddy(backs_);
    which->form()->addRow(backWords, backs_);
    choices->addWidget(which);

    auto* manner = new settings::PanelPart(tr("How they are drawn"));
    const auto add = [&](const QString& words, const QString& gloss, bool look::CardManner::*member) {
        auto* box = new QCheckBox(words);
        box->setAccessibleDescription(gloss);
        manner->form()->addRow(settings::glossed(box, gloss));
        connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
            look::Faces wanted = faces_;
            wanted.manner.*member = on;
            take(wanted);
        });
        return box;
    };
    largeIndex_ =
        add(tr("&Large index"), tr("Rank and suit half as large again, for small screens and weak eyes."),
            &look::CardManner::largeIndex);
    arabic_ = add(tr("&Arabic figures on the banners"), tr("The trumps' banners read 28 in place of XXVIII."),
                  &look::CardManner::arabicBanners);
    values_ = add(tr("Signs of &value on counters"),
                  tr("One open lozenge under the index for 3 points, a full one for 5, two for 10."),
                  &look::CardManner::values);
    choices->addWidget(manner);
    choices->addStretch();

    preview_ = new DeckList(text::florentinePack(), deck_);
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(24, 18, 24, 10);
    columns->setSpacing(32);
    columns->addLayout(choices, 4);
    columns->addWidget(preview_, 9, Qt::AlignTop);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(24, 10, 24, 14);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Cl&ose"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    auto* page = new QWidget;
    page->setLayout(columns);
    auto* scroll = new QScrollArea; // on a small screen
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    whole->addWidget(scroll);
    whole->addWidget(buttons);

    connect(decks_, &QComboBox::activated, this, [this] {
        look::Faces wanted = faces_;
        wanted.deck = decks_->currentData().toString();
        if (const QStringList there = look::backsOf(wanted.deck); !there.contains(wanted.back))
            wanted.back = there.value(0, wanted.back);
        take(wanted);
    });
    connect(backs_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        look::Faces wanted = faces_;
        wanted.back = backs_->item(row)->data(Qt::UserRole).toString();
        take(wanted);
    });
    connect(&deck_, &look::Deck::ready, this, &CardsDialog::drawBacks);
    showFaces();
    const QSize screen = QGuiApplication::primaryScreen()->availableSize() - QSize(24, 48);
    resize(QSize(1080, 640).boundedTo(screen));
}

void CardsDialog::setFaces(const look::Faces& faces) {
    if (faces == faces_)
        return;
    faces_ = faces;
    showFaces();
}

void CardsDialog::take(const look::Faces& wanted) {
    if (wanted == faces_)
        return;
    faces_ = wanted;
    showFaces();
    emit changed(faces_);
}

void CardsDialog::fillBacks() {
    const QStringList there = look::backsOf(faces_.deck);
    QStringList now;
    for (int i = 0; i < backs_->count(); ++i)
        now << backs_->item(i)->data(Qt::UserRole).toString();
    const QSignalBlocker quiet(backs_);
    if (now != there) {
        backs_->clear();
        for (const QString& back : there) {
            auto* item = new QListWidgetItem(backs_);
            item->setData(Qt::UserRole, back);
            item->setData(Qt::AccessibleTextRole, backName(back));
            item->setToolTip(backName(back));
        }
    }
    backs_->setCurrentRow(static_cast<int>(there.indexOf(faces_.back)));
    drawBacks();
}

void CardsDialog::drawBacks() {
    for (int i = 0; i < backs_->count(); ++i) {
        const QPixmap back =
            deck_.card(backs_->item(i)->data(Qt::UserRole).toString(), backSize, devicePixelRatioF());
        QIcon icon(back);
        icon.addPixmap(back, QIcon::Selected); // or it would be tinted
        backs_->item(i)->setIcon(icon);
    }
}

void CardsDialog::showFaces() {
    deck_.setFaces(faces_);
    decks_->setCurrentIndex(decks_->findData(faces_.deck));
    largeIndex_->setChecked(faces_.manner.largeIndex);
    arabic_->setChecked(faces_.manner.arabicBanners);
    values_->setChecked(faces_.manner.values);
    fillBacks();
}

} // namespace gallery

#include "moc_cards_dialog.cpp"
