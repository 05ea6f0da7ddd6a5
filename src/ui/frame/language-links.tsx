import { LOCALES, type Locale } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'

/**
 * Each language in its own name. The script after the header sets the links to this page; without script
 * `/api/language` redirects by the referrer.
 */
export function LanguageLinks({ locale: current }: { locale: Locale }) {
  return LOCALES.map((locale) => (
    <a
      key={locale}
      className="menu-item"
      href={`/api/language/${locale}`}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      data-language
      suppressHydrationWarning
    >
      {LOCALE_NAMES[locale]}
    </a>
  ))
}
