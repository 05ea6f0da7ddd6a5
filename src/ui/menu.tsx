import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Icon } from './icon'
import { LanguageLinks } from './language-links'
import { MenuRooms, type MenuRoom } from './menu-rooms'
import { BROWSE, type CategoryLink } from './navigation'
import { hasRoomPicture } from './room-picture'
import { SignInLinks } from './sign-in-links'

export const MENU = 'menu'

/**
 * Everything there is (spec 2): on a wide screen the panel under the header, a native popover that Escape and a click outside
 * close without script; on a phone the same links as a sheet, opened as a modal dialog by `DialogButton`.
 */
export function Menu({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('header')
  const lists = useTranslations('lists')
  const locale = useLocale()
  return (
    <dialog id={MENU} popover="" className="menu" aria-label={t('products')} closedby="any">
      <div className="menu-top">
        <p className="text-lg font-semibold">{t('menu')}</p>
        <button
          type="button"
          className="button button-icon"
          aria-label={t('close')}
          popoverTarget={MENU}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <SignInLinks className="col-span-2 grid gap-2" />
      </div>
      <nav aria-label={t('categories')} className="menu-body">
        <ul className="menu-browse">
          {BROWSE.map((list) => (
            <li key={list}>
              <a href={localePath(locale, `/${list}`)}>{lists(`${list}.title`)}</a>
            </li>
          ))}
        </ul>
        <MenuRooms rooms={categories.map(roomOf)} prefix={localePath(locale, '/').replace(/\/$/, '')} />
      </nav>
      <nav aria-label={t('language')} className="flex py-2 lg:hidden">
        <LanguageLinks />
      </nav>
    </dialog>
  )
}

const roomOf = ({ slug, name, children }: CategoryLink): MenuRoom => [
  slug,
  name,
  hasRoomPicture(slug) ? 1 : 0,
  children.map((child) => [child.slug, child.name]),
]
