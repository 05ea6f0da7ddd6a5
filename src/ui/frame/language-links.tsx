import { LOCALES, type Locale } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'

/** Each language by its own name. The script after the header points the links at this same page; without it a door of ours finds out which that is. */
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
