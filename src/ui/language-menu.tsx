import { useLocale, useTranslations } from 'next-intl'
import { LOCALE_NAMES } from '@/messages/locales'
import { Icon } from './icon'
import { LanguageLinks } from './language-links'

export function LanguageMenu() {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <nav aria-label={t('language')}>
      <button type="button" className="button button-quiet px-2" popoverTarget="language">
        <Icon name="language" />
        <span className="sr-only">{`${t('language')}: ${LOCALE_NAMES[locale]}`}</span>
        <span className="uppercase" aria-hidden="true">
          {locale}
        </span>
      </button>
      <div id="language" popover="" className="popover popover-list">
        <LanguageLinks />
      </div>
    </nav>
  )
}
