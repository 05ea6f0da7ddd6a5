import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Fill } from './fill'
import { Icon } from './icon'

/** The links of each kind of account (spec 2). Sellers may buy too, so they get the buyer's below their own (ruling P3). */
export function AccountLinks() {
  const t = useTranslations('account')
  const locale = useLocale()
  const sells = 'seller pending'
  const buys = 'buyer seller pending'
  return (
    <>
      <a className="menu-item" data-for={sells} href={localePath(locale, '/seller')}>
        <Icon name="dashboard" />
        {t('sellerDashboard')}
      </a>
      <a className="menu-item" data-for={sells} href={localePath(locale, '/seller/messages')}>
        <Icon name="messages" />
        {t('messages')}
        <Fill what="unread" className="count" />
      </a>
      <a className="menu-item" data-for="buyer" href={localePath(locale, '/messages')}>
        <Icon name="messages" />
        {t('messages')}
        <Fill what="unread" className="count" />
      </a>
      <a className="menu-item" data-for={buys} href={localePath(locale, '/profile')}>
        <Icon name="profile" />
        {t('profileSettings')}
      </a>
      <a className="menu-item" data-for={buys} href={localePath(locale, '/buyer-orders')}>
        <Icon name="orders" />
        {t('orderManagement')}
      </a>
      <a className="menu-item" data-for={buys} href={localePath(locale, '/cart')}>
        <Icon name="cart" />
        {t('cart')}
      </a>
      <a className="menu-item" data-for="staff" href="/admin">
        <Icon name="staff" />
        {t('admin')}
      </a>
      <form method="post" action="/api/session/logout" data-for="buyer seller pending staff">
        <button type="submit" className="menu-item">
          <Icon name="logout" />
          {t('logout')}
        </button>
      </form>
    </>
  )
}
