import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { AccountMenu } from './account-menu'
import { CartLink } from './cart-link'
import { DialogButton } from './dialog-button'
import { fillHeader } from './fill-header'
import { Icon } from './icon'
import { InlineScript } from './inline-script'
import { LanguageMenu } from './language-menu'
import { Logo } from './logo'
import { Menu, MENU } from './menu'
import type { CategoryLink } from './navigation'
import { PopoverManners } from './popover-manners'
import { SearchBox } from './search-box'
import { SearchHelp } from './search-help'
import { SessionSync } from './session-sync'
import { SignInLinks } from './sign-in-links'
import { ThemeSwitch } from './theme-switch'

type Props = { siteName: string; categories: CategoryLink[] }

/** The same markup for everyone (spec 2); what is personal is shown by `session.css` and filled in by `fillHeader`. */
export function Header({ siteName, categories }: Props) {
  const t = useTranslations('header')
  return (
    <>
      <header className="no-print border-line bg-paper sticky top-0 z-20 border-b">
        <div className="wrap flex h-(--header) items-center gap-2 lg:gap-4">
          <DialogButton dialog={MENU} className="button button-icon -ms-2 lg:hidden" aria-label={t('menu')}>
            <Icon name="menu" />
          </DialogButton>
          <a className="me-auto shrink-0 lg:me-0" href={localePath(useLocale(), '/')}>
            <Logo name={siteName} />
          </a>
          <button type="button" className="button button-quiet hidden px-2 lg:flex" popoverTarget={MENU}>
            {t('products')}
            <Icon name="down" />
          </button>
          <Menu categories={categories} />
          <SearchBox id="search-wide" className="mx-2 hidden max-w-xl flex-1 md:flex lg:mx-auto" />
          <div className="hidden lg:block">
            <LanguageMenu />
          </div>
          <ThemeSwitch
            toDark={t('toDark')}
            toLight={t('toLight')}
            dark={<Icon name="moon" />}
            light={<Icon name="sun" />}
          />
          <SignInLinks className="hidden gap-2 lg:flex" />
          <AccountMenu />
          <CartLink />
        </div>
      </header>
      <div className="search-row no-print wrap pt-3 md:hidden">
        <SearchBox id="search-narrow" />
      </div>
      <InlineScript run={fillHeader} />
      <SessionSync />
      <PopoverManners />
      <SearchHelp />
    </>
  )
}
