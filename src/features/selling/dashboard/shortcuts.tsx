import { useLocale, useTranslations } from 'next-intl'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { localePath } from '@/messages/locales'
import { Icon, type IconName } from '@/ui/parts/icon'
import { sellerPath } from './menu'
import type { WaitingWork } from './next-steps'

const CARDS: readonly { name: Exclude<keyof WaitingWork, 'late'>; icon: IconName; part: SellerPart }[] = [
  { name: 'orders', icon: 'orders', part: 'orders' },
  { name: 'products', icon: 'tiers', part: 'products' },
  { name: 'messages', icon: 'messages', part: 'orders' },
  { name: 'reviews', icon: 'star', part: 'products' },
]

/** Four cards with what waits, below the work list (rules S7, S34). A card leads to its page once the menu has it. */
export function Shortcuts({ waiting, may }: { waiting: WaitingWork; may: (part: SellerPart) => boolean }) {
  const cards = CARDS.filter(({ part }) => may(part))
  const t = useTranslations('dashboard.shortcuts')
  const locale = useLocale()
  if (cards.length === 0) return null
  return (
    <>
      <h3 className="sr-only">{t('title')}</h3>
      <ul className="xs:grid-cols-2 mt-3 grid grid-cols-1 gap-2 lg:grid-cols-4">
        {cards.map(({ name, icon }) => {
          const path = sellerPath(name)
          const { [name]: count } = waiting
          return (
            <li
              key={name}
              className="border-line hover:border-celadon relative flex items-start gap-2 rounded-md border px-3 py-2"
            >
              <Icon name={icon} className="text-muted mt-0.5 text-lg" />
              <div className="min-w-0">
                {path ? (
                  <a className="font-medium after:absolute after:inset-0" href={localePath(locale, path)}>
                    {t(`${name}.label`)}
                  </a>
                ) : (
                  <span className="font-medium">{t(`${name}.label`)}</span>
                )}
                <p
                  className={`figures text-sm ${count > 0 ? 'text-persimmon-deep font-medium' : 'text-muted'}`}
                >
                  {count > 0 ? t(`${name}.waits`, { count }) : t(`${name}.none`)}
                </p>
                {name === 'orders' && waiting.late > 0 ? (
                  <p className="figures text-persimmon-deep text-sm font-medium">
                    {t('orders.late', { count: waiting.late })}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
