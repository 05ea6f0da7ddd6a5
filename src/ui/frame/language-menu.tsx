import type { Locale } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import { Icon } from '@/ui/icon'
import { LanguageLinks } from './language-links'

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
