#include "text/language/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>

#include <algorithm>

namespace text {

namespace {

bool isThere(const QString& code) {
    return std::ranges::find(languages(), code, &Language::code) != languages().end();
}

QString fileOf(const QString& code) {
    return QStringLiteral(":/i18n/versicola_%1.qm").arg(code);
}

QString codeOf(const QLocale& locale) {
    return locale.name().section(u'_', 0, 0);
}

} // namespace

const std::vector<Language>& languages() {
    static const auto there = [] {
        std::vector<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                  {QStringLiteral("it"), QStringLiteral("Italiano")},
                                  {QStringLiteral("fr"), QStringLiteral("Français")},
                                  {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                  {QStringLiteral("es"), QStringLiteral("Español")}};
        std::erase_if(all, [](const Language& one) {
            return one.code != QStringLiteral("en") && !QFile::exists(fileOf(one.code));
        });
        return all;
    }();
    return there;
}

QString firstOf(const QStringList& asked) {
    for (const QString& one : asked)
        if (const QString code = one.section(u'-', 0, 0); isThere(code))
            return code;
    return languages().front().code;
}

QLocale localeOf(const QString& language) {
    const QLocale system(QLocale::system().name());
    return codeOf(system) == language ? system : QLocale(language);
}

Speaker::~Speaker() {
    silence();
}

void Speaker::silence() {
    QCoreApplication::removeTranslator(&words_);
    QCoreApplication::removeTranslator(&qtWords_);
    QCoreApplication::removeTranslator(&systemsQtWords_);
}

void Speaker::speak(const QString& language) {
    const QString code = isThere(language) ? language : systemLanguage();
    silence();
    QLocale::setDefault(localeOf(code));
    // English too needs its translation: it holds the plurals. Qt's own words it has without.
    if (words_.load(fileOf(code)))
        QCoreApplication::installTranslator(&words_);
    if (code == languages().front().code)
        return;
    // Ours go before the system's, which may be there and then say what is only its own, as to print.
    if (systemsQtWords_.load(QStringLiteral("qtbase_") + code,
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&systemsQtWords_);
    if (qtWords_.load(QStringLiteral(":/i18n/qt_") + code))
        QCoreApplication::installTranslator(&qtWords_);
}

} // namespace text
