import { useLocale, useTranslations } from 'next-intl'
import { LOCALES, type Locale } from '@/domain/locale'
import { LOCALE_NAMES } from '@/messages/locales'
import { Icon } from '@/ui/parts/icon'

/** `query`: what of the document, beside its language. */
type Props = { path: string; query?: string; name: string; detail?: string }

/** A PDF in the reader's language; one menu has it in the others (rule M61). */
export function DocumentRow({ path, query, name, detail }: Props) {
  const t = useTranslations('order')
  const mine = useLocale()
  const menu = `languages${path.replaceAll('/', '-')}${query ? `-${query.replace('=', '-')}` : ''}`
  const at = (locale: Locale) => `${path}?locale=${locale}${query ? `&${query}` : ''}`
  return (
    <li className="flex min-h-10 items-center gap-3">
      <Icon name="document" className="text-muted flex-none" />
      <a className="link min-w-0 flex-1 py-1.5" href={at(mine)}>
        {name}
        {detail ? <span className="text-muted block text-sm">{detail}</span> : null}
      </a>
      <button type="button" className="button button-icon size-10 min-h-10 min-w-10" popoverTarget={menu}>
        <Icon name="language" />
        <span className="sr-only">{t('otherLanguages', { name })}</span>
      </button>
      <div id={menu} popover="" className="popover popover-list">
        {LOCALES.filter((locale) => locale !== mine).map((locale) => (
          <a key={locale} className="menu-item" lang={locale} hrefLang={locale} href={at(locale)}>
            {LOCALE_NAMES[locale]}
          </a>
        ))}
      </div>
    </li>
  )
}
