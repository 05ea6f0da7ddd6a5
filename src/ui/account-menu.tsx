import { useTranslations } from 'next-intl'
import { AccountLinks } from './account-links'
import { Badge } from './badge'
import { Fill } from './fill'
import { Icon } from './icon'

/** Who is signed in, and as what. */
export function AccountName() {
  const t = useTranslations('account')
  return (
    <>
      <Fill what="name" className="max-w-36 truncate" />
      <span data-for="buyer">
        <Badge>{t('buyer')}</Badge>
      </span>
      <span data-for="seller pending">
        <Badge tone="celadon">{t('seller')}</Badge>
      </span>
    </>
  )
}

export function AccountMenu() {
  const t = useTranslations('account')
  return (
    <div data-for="buyer seller pending staff">
      <button type="button" className="button button-quiet relative min-h-11 px-2" popoverTarget="account">
        <Icon name="user" />
        <span className="sr-only">{t('menu')}</span>
        <span className="hidden items-center gap-2 lg:flex">
          <AccountName />
        </span>
        <Fill what="unread" className="count absolute -end-1 top-0 lg:static" />
        <Icon name="down" className="hidden lg:block" />
      </button>
      <div id="account" popover="" className="popover popover-list">
        <p className="text-muted flex items-center gap-2 px-3 py-2 lg:hidden">
          <AccountName />
        </p>
        <AccountLinks />
      </div>
    </div>
  )
}
