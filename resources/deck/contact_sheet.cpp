// Lays SVG pictures out on one PNG, drawn by Qt Svg as the game draws them. Built and fed by sheets.py.
// Standard input: "width height colour zoom tone out.png" (tone "colour", or "grey" to have the sheet once
// more in grey below), then for each thing, back to front, "file x y w h" (a picture) or "#rrggbb x y w h" (a
// plain surface).
#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QTextStream in(stdin);
    int width = 0;
    int height = 0;
    QString colour;
    int zoom = 1;
    QString tone;
    QString out;
    in >> width >> height >> colour >> zoom >> tone >> out;
    QImage sheet(width, height, QImage::Format_ARGB32_Premultiplied);
    sheet.fill(QColor(colour));
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    QHash<QString, QSvgRenderer*> pictures;
    for (QString file; !(in >> file).atEnd() && !file.isEmpty();) {
        QRectF where;
        qreal w = 0;
        qreal h = 0;
        qreal x = 0;
        qreal y = 0;
        in >> x >> y >> w >> h;
        if (file.startsWith(QLatin1Char('#'))) {
            painter.fillRect(QRectF(x, y, w, h), QColor(file));
            continue;
        }
        auto*& picture = pictures[file];
        if (!picture)
            picture = new QSvgRenderer(file, qApp);
        if (!picture->isValid()) {
            QTextStream(stderr) << file << " cannot be drawn\n";
            return 1;
        }
        picture->render(&painter, QRectF(x, y, w, h));
    }
    painter.end();
    const bool grey = tone == QLatin1String("grey");
    QImage whole(width * zoom, height * zoom * (grey ? 2 : 1), QImage::Format_RGB32);
    QPainter last(&whole);
    const QImage large = sheet.scaled(width * zoom, height * zoom);
    last.drawImage(0, 0, large);
    if (grey)
        last.drawImage(0, height * zoom, large.convertToFormat(QImage::Format_Grayscale8));
    last.end();
    return whole.save(out) ? 0 : 1;
}
