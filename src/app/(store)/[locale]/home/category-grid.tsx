import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import type { CategoryLink } from '@/ui/frame/menu/navigation'
import { CategoryPicture } from '@/ui/parts/category-picture'
import { Icon } from '@/ui/parts/icon'

/** The main categories with their pictures. Where they leave the last row open, a tile that leads to all products closes it (rule L34). */
export function CategoryGrid({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('home')
  const lists = useTranslations('lists')
  const locale = useLocale()
  const open = openColumns(categories.length)
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 text-xl md:text-2xl">
        {t('categories')}
      </h2>
      <ul className="xs:grid-cols-2 grid gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-5 md:gap-y-8">
        {categories.map((category) => (
          <li key={category.slug}>
            <a className="group hover:text-celadon block font-medium" href={category.href}>
              <CategoryPicture
                slug={category.slug}
                picture={category.room?.picture}
                sizes="(width >= 80rem) 19rem, (width >= 48rem) 23vw, 47vw"
              />
              <span className="mt-2 block">{category.name}</span>
            </a>
          </li>
        ))}
        {open === null ? null : (
          <li className={open}>
            <a className="goods-all" href={localePath(locale, '/products')}>
              {lists('viewAll')}
              <span className="sr-only">{`: ${lists('products.title')}`}</span>
              <Icon name="next" />
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** How wide the tile is in rows of two and of four; nothing where both are full, as with the eight of rule C21. */
function openColumns(count: number) {
  const [of2, of4] = [(2 - (count % 2)) % 2, (4 - (count % 4)) % 4]
  if (of4 === 0) return null
  return `${of2 === 0 ? 'hidden md:block' : ''} ${SPANS[of4] ?? ''}`.trim()
}

const SPANS = ['', '', 'md:col-span-2', 'md:col-span-3']
