'use client'

import { AccountMenu } from '@/ui/frame/account/account-menu'
import { CartLink } from './cart-link'
import { DeliveryPlace } from '@/ui/frame/area/delivery-place'
import { DialogButton } from '@/ui/parts/dialog-button'
import type { HeaderWords } from './header-words'
import { Icon } from '@/ui/parts/icon'
import { InlineScript } from '@/ui/page/inline-script'
import { LanguageMenu } from './language-menu'
import { Logo } from '@/ui/parts/logo'
import { Menu, MENU_ID } from '@/ui/frame/menu/menu'
import { NotificationsBell } from '@/ui/frame/notifications/notifications-bell'
import { NotificationCount } from '@/ui/frame/notifications/notifications-link'
import { ClosePopovers } from '@/ui/parts/close-popovers'
import { SearchBox } from '@/ui/frame/search/search-box'
import { SuggestionLoader } from '@/ui/frame/search/suggestion-loader'
import { SessionSync } from '@/ui/frame/account/session-sync'
import { SignInLinks } from '@/ui/frame/account/sign-in-links'
import { ThemeSwitch } from './theme-switch'

type Props = { siteName: string; words: HeaderWords }

/**
 * The same markup for everyone (rule L12); `session.css` shows the personal parts, `fillHeader` fills them. A client
 * component without state, so that every page carries its texts only once (docs/decisions/010).
 */
export function Header({ siteName, words }: Props) {
  const { locale, prefix, search } = words
  const searchAt = `${prefix}/search`
  return (
    <>
      <header className="page-header shop-header no-print">
        <div className="wrap header-row">
          <DialogButton
            dialog={MENU_ID}
            className="button button-icon -ms-2 lg:hidden"
            aria-label={words.menu}
          >
            <Icon name="menu" />
          </DialogButton>
          <a className="me-auto shrink-0 lg:me-0" href={prefix || '/'}>
            <Logo name={siteName} />
          </a>
          <button type="button" className="button button-quiet hidden px-2 lg:flex" popoverTarget={MENU_ID}>
            {words.products}
            <Icon name="down" />
          </button>
          <SearchBox
            id="search-wide"
            words={search}
            action={searchAt}
            className="mx-2 hidden max-w-xl flex-1 md:flex lg:mx-auto"
          />
          <DeliveryPlace words={words.place} className="hidden xl:block" />
          <div className="hidden lg:block">
            <LanguageMenu locale={locale} label={words.language} />
          </div>
          <ThemeSwitch
            toDark={words.toDark}
            toLight={words.toLight}
            dark={<Icon name="moon" />}
            light={<Icon name="sun" />}
            className="button button-icon hidden lg:inline-flex"
          />
          <SignInLinks words={words} className="hidden gap-2 lg:flex" />
          <a className="button button-icon lg:hidden" href={`${prefix}/login`} data-signed-out="">
            <Icon name="user" />
            <span className="sr-only">{words.login}</span>
          </a>
          <div data-for="buyer seller pending">
            <NotificationsBell
              prefix={prefix}
              seeAll={words.account.allNotifications}
              className="max-[24rem]:hidden"
            >
              <Icon name="bell" />
              <span className="sr-only">{words.account.notifications}</span>
              <NotificationCount words={words.account} className="count-beside" />
            </NotificationsBell>
          </div>
          <AccountMenu words={words.account} prefix={prefix} />
          <CartLink label={words.cart} prefix={prefix} />
        </div>
        <Menu words={words} />
      </header>
      <InlineScript run="fillHeader" />
      <div className="search-row no-print wrap pt-3 md:hidden">
        <SearchBox id="search-narrow" words={search} action={searchAt} />
      </div>
      <SessionSync />
      <ClosePopovers />
      <SuggestionLoader />
    </>
  )
}
