import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Icon } from './icon'
import { BROWSE, type CategoryLink } from './navigation'
import { RoomPicture } from './room-picture'

/** Everything there is, in one panel (spec 2): a native popover, so Escape and a click outside close it without script. */
export function MegaMenu({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('header')
  const lists = useTranslations('lists')
  const locale = useLocale()
  return (
    <nav aria-label={t('main')}>
      <button type="button" className="button button-quiet px-2" popoverTarget="browse">
        {t('products')}
        <Icon name="down" />
      </button>
      <div id="browse" popover="" className="popover popover-mega">
        <div className="wrap grid grid-cols-[12rem_1fr] gap-8 py-8">
          <div>
            <h2 className="text-muted mb-2 text-sm font-medium tracking-normal">{t('browse')}</h2>
            <ul>
              {BROWSE.map((list) => (
                <li key={list}>
                  <a
                    className="hover:text-celadon inline-block py-1 font-medium"
                    href={localePath(locale, `/${list}`)}
                  >
                    {lists(`${list}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <ul className="grid grid-cols-4 gap-x-6 gap-y-8">
            {categories.map((category) => (
              <li key={category.slug}>
                <a className="hover:text-celadon block font-medium" href={category.href}>
                  <RoomPicture slug={category.slug} sizes="16rem" className="mb-2 aspect-5/2" />
                  {category.name}
                </a>
                <ul className="text-muted mt-1 text-sm">
                  {category.children.map((child) => (
                    <li key={child.slug}>
                      <a className="hover:text-celadon inline-block py-0.5" href={child.href}>
                        {child.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  )
}
