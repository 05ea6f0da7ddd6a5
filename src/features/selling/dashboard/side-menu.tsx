import { useLocale, useTranslations } from 'next-intl'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { localePath } from '@/messages/locales'
import { Icon } from '@/ui/parts/icon'
import { LogoutForm } from '@/ui/frame/account/logout-form'
import { SELLER_MENU, menuPath } from './menu'
import { SellerMenuLink } from './seller-menu-link'

type Props = { may: (part: SellerPart) => boolean; className?: string }

/** The pages of the seller area that are the reader’s work, then the links out of it. A sidebar, or a sheet on narrow screens. */
export function SideMenu({ may, className = '' }: Props) {
  const t = useTranslations('dashboard.menu')
  const seller = useTranslations('seller')
  const account = useTranslations('account')
  const locale = useLocale()
  return (
    <div className={className}>
      <nav aria-label={seller('area')}>
        <ul>
          {SELLER_MENU.filter(({ part }) => may(part)).map((line) => (
            <li key={line.name}>
              <SellerMenuLink
                href={localePath(locale, menuPath(line))}
                segments={[line.segment, ...(line.also ?? [])]}
              >
                <Icon name={line.icon} />
                {t(line.name)}
              </SellerMenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-line mt-auto border-t pt-3">
        <a className="menu-item" href={localePath(locale, '/support')}>
          <Icon name="support" />
          {seller('support')}
        </a>
        <a className="menu-item" href={localePath(locale, '/')}>
          <Icon name="previous" />
          {seller('backToShop')}
        </a>
        <LogoutForm failed={account.raw('logoutFailed') as string}>
          <button type="submit" className="menu-item">
            <Icon name="logout" />
            {account('logout')}
          </button>
        </LogoutForm>
      </div>
    </div>
  )
}
