import { DeliveryPlaceInMenu } from '@/ui/frame/area/delivery-place'
import type { HeaderWords } from '@/ui/frame/header/header-words'
import { Icon } from '@/ui/parts/icon'
import { LanguageLinks } from '@/ui/frame/header/language-menu'
import { MenuCategories } from './menu-categories'
import { NotificationsLink } from '@/ui/frame/notifications/notifications-link'
import { SignInLinks } from '@/ui/frame/account/sign-in-links'
import { ThemeSwitch } from '@/ui/frame/header/theme-switch'

export const MENU_ID = 'menu'

/**
 * The main menu (rule L13): on a wide screen a native popover under the header, which closes without script; on a
 * phone a sheet, opened as a modal dialog by `DialogButton`.
 */
export function Menu({ words }: { words: HeaderWords }) {
  const { locale, prefix, browse, mainCategories } = words
  return (
    <dialog id={MENU_ID} popover="" className="menu" aria-label={words.products} closedby="any">
      <div className="menu-top">
        <p className="text-lg font-semibold">{words.menu}</p>
        <button
          type="button"
          className="button button-icon"
          aria-label={words.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <SignInLinks words={words} className="col-span-2 grid gap-2" />
        <NotificationsLink words={words.account} prefix={prefix} className="col-span-2 px-0" />
      </div>
      <nav aria-label={words.categories} className="menu-body">
        <ul className="menu-browse">
          {browse.map(({ list, title, href = `${prefix}/${list}`, lang }) => (
            <li key={list}>
              <a href={href} lang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <MenuCategories categories={mainCategories} prefix={prefix} />
      </nav>
      <DeliveryPlaceInMenu words={words.place} className="py-2 xl:hidden" />
      <div role="group" aria-label={words.language} className="flex flex-wrap py-2 lg:hidden">
        <LanguageLinks locale={locale} />
      </div>
      <ThemeSwitch
        toDark={words.toDark}
        toLight={words.toLight}
        dark={<Icon name="moon" />}
        light={<Icon name="sun" />}
        isNamed
        className="menu-item px-0 lg:hidden"
      />
    </dialog>
  )
}
