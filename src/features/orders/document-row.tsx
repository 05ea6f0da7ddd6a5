import { useLocale, useTranslations } from 'next-intl'
import { LOCALES } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import { Icon } from '@/ui/icon'

type Props = { path: string; name: string; detail?: string }

/** A PDF in the reader's language; one menu has it in the others (rule M61). */
export function DocumentRow({ path, name, detail }: Props) {
  const t = useTranslations('order')
  const mine = useLocale()
  const menu = `languages${path.replaceAll('/', '-')}`
  return (
    <li className="paper">
      <Icon name="document" />
      <a className="link" href={`${path}?locale=${mine}`}>
        {name}
        {detail ? <span className="text-muted block text-sm">{detail}</span> : null}
      </a>
      <button type="button" className="button button-icon" popoverTarget={menu}>
        <Icon name="language" />
        <span className="sr-only">{t('otherLanguages', { name })}</span>
      </button>
      <div id={menu} popover="" className="popover popover-list">
        {LOCALES.filter((locale) => locale !== mine).map((locale) => (
          <a
            key={locale}
            className="menu-item"
            lang={locale}
            hrefLang={locale}
            href={`${path}?locale=${locale}`}
          >
            {LOCALE_NAMES[locale]}
          </a>
        ))}
      </div>
    </li>
  )
}
