import type { AccountWords } from '@/ui/frame/header/header-words'
import { HeaderSlot } from '@/ui/frame/header/header-slot'
import { Icon } from '@/ui/parts/icon'
import { LogoutForm } from './logout-form'
import { NotificationsLink } from '@/ui/frame/notifications/notifications-link'

/** The links of each account type (rule L15). Sellers may buy too, so the buyer's links follow theirs (rule P3). */
export function AccountLinks({ words, prefix }: { words: AccountWords; prefix: string }) {
  const sells = 'seller pending'
  const buys = 'buyer seller pending'
  return (
    <>
      <a className="menu-item" data-for={sells} href={`${prefix}/seller`}>
        <Icon name="dashboard" />
        {words.sellerDashboard}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/profile`}>
        <Icon name="profile" />
        {words.profileSettings}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/buyer-orders`}>
        <Icon name="orders" />
        {words.orderManagement}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/buyer-returns`}>
        <Icon name="undo" />
        {words.returns}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/lists`}>
        <Icon name="grid" />
        {words.lists}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/price-requests`}>
        <Icon name="price" />
        {words.priceRequests}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/company`}>
        <Icon name="user" />
        {words.company}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/invoices`}>
        <Icon name="document" />
        {words.invoices}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/messages`}>
        <Icon name="messages" />
        {words.messages}
        <HeaderSlot what="unread" className="count ms-auto" />
        <span className="sr-only" data-count="unread">
          {words.unreadMessages}
        </span>
      </a>
      <NotificationsLink words={words} prefix={prefix} />
      <a className="menu-item" data-for={buys} href={`${prefix}/cart`}>
        <Icon name="cart" />
        {words.cart}
      </a>
      <a className="menu-item" data-for={buys} href={`${prefix}/quick-order`}>
        <Icon name="table" />
        {words.quickOrder}
      </a>
      <LogoutForm failed={words.logoutFailed} data-for={buys}>
        <button type="submit" className="menu-item">
          <Icon name="logout" />
          {words.logout}
        </button>
      </LogoutForm>
    </>
  )
}
