import { AccountLinks } from './account-links'
import { Badge } from '@/ui/parts/badge'
import { HeaderSlot } from '@/ui/frame/header/header-slot'
import type { AccountWords } from '@/ui/frame/header/header-words'
import { Icon } from '@/ui/parts/icon'

/** The member's name; in the menu with the account type (rules P12, P13). */
const NAME = <HeaderSlot what="name" className="max-w-36 truncate" />

function AccountType({ words }: { words: AccountWords }) {
  return (
    <>
      <span data-for="buyer">
        <Badge>{words.buyer}</Badge>
      </span>
      <span data-for="seller pending">
        <Badge tone="celadon">{words.seller}</Badge>
      </span>
    </>
  )
}

/** The account menu of the header. */
export function AccountMenu({ words, prefix }: { words: AccountWords; prefix: string }) {
  return (
    <div data-for="buyer seller pending">
      <button type="button" className="button button-quiet min-h-11 min-w-11 px-2" popoverTarget="account">
        {/* Space for the count before the name. */}
        <span className="relative flex text-(length:--text-lg) lg:me-5">
          <Icon name="user" />
          <span className="sr-only">{words.menu}</span>
          <HeaderSlot what="unread" className="count count-beside -top-2.5" />
          <span className="sr-only" data-count="unread">
            {words.unreadMessages}
          </span>
        </span>
        <span className="hidden lg:flex">{NAME}</span>
        <Icon name="down" className="hidden lg:block" />
      </button>
      <div id="account" popover="" className="popover popover-list">
        <p className="text-muted flex items-center gap-2 px-3 py-2">
          {NAME}
          <AccountType words={words} />
        </p>
        <AccountLinks words={words} prefix={prefix} />
      </div>
    </div>
  )
}
