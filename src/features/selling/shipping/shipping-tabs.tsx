import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { SHIPPING_PATH } from './shipping-query'

export const TERMS_PATH = `${SHIPPING_PATH}/terms`

const TABS = [
  ['orders', SHIPPING_PATH],
  ['terms', TERMS_PATH],
] as const

/** Orders to send, and the terms: two pages, so that neither is below the other (rule S48). */
export function ShippingTabs({ shown }: { shown: (typeof TABS)[number][0] }) {
  const t = useTranslations('sellerShipping.tabs')
  const locale = useLocale()
  return (
    <nav aria-label={t('label')} className="border-line mb-6 border-b">
      <ul className="-mb-px flex flex-wrap gap-x-2">
        {TABS.map(([name, path]) => (
          <li key={name}>
            <a
              href={localePath(locale, path)}
              aria-current={name === shown ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center border-b-2 px-3 ${name === shown ? 'border-celadon text-celadon font-semibold' : 'hover:border-edge border-transparent'}`}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
