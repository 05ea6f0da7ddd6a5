import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '@/messages/locales'
import { NavRow } from '@/ui/parts/nav-row'

/** The pages of a member's account, in the order of the menu. */
const PAGES = {
  orders: '/buyer-orders',
  returns: '/buyer-returns',
  lists: '/lists',
  prices: '/price-requests',
  messages: '/messages',
  profile: '/profile',
  company: '/company',
  addresses: '/profile/addresses',
  invoices: '/invoices',
  notifications: '/notifications',
  security: '/profile/security',
  data: '/profile/data',
} as const

type Props = { current: keyof typeof PAGES; children: ReactNode }

/** A page of the account with the menu of all of them: at its left, or in a row above it on narrow screens. */
export function AccountArea({ current, children }: Props) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <div className="wrap account-area">
      <NavRow label={t('menu')} current={current} className="account-menu no-print">
        <ul>
          {Object.entries(PAGES).map(([name, path]) => (
            <li key={name}>
              <a
                className="menu-item"
                href={localePath(locale, path)}
                aria-current={name === current ? 'page' : undefined}
              >
                {t(`area.${name as keyof typeof PAGES}`)}
              </a>
            </li>
          ))}
        </ul>
      </NavRow>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
