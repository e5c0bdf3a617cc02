// Draws an icon in the sizes that desktops look for: draw_icons FOLDER FILE.svg SIZE ...
// Each goes to FOLDER/SIZE.png; exit 1 and a sentence where the file is no picture or the folder cannot be
// written.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList given = QGuiApplication::arguments();
    if (given.size() < 4) {
        std::fputs("usage: draw_icons FOLDER FILE.svg SIZE ...\n", stderr);
        return 2;
    }
    QSvgRenderer picture(given[2]);
    if (!picture.isValid()) {
        std::fprintf(stderr, "%s is no picture.\n", qPrintable(given[2]));
        return 1;
    }
    for (const QString& size : given.mid(3)) {
        QImage image(size.toInt(), size.toInt(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.render(&painter);
        painter.end();
        const QString path = given[1] + u'/' + size + QStringLiteral(".png");
        if (!image.save(path)) {
            std::fprintf(stderr, "%s cannot be written.\n", qPrintable(path));
            return 1;
        }
    }
    return 0;
}
