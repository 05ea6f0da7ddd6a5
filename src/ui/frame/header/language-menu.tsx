import { LOCALES, type Locale } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import { Icon } from '@/ui/parts/icon'

export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  return (
    <nav aria-label={label}>
      <button type="button" className="button button-quiet px-2" popoverTarget="language">
        <Icon name="language" />
        <span className="sr-only">{`${label}: ${LOCALE_NAMES[locale]}`}</span>
        <span className="uppercase" aria-hidden="true">
          {locale}
        </span>
      </button>
      <div id="language" popover="" className="popover popover-list">
        <LanguageLinks locale={locale} />
      </div>
    </nav>
  )
}

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
