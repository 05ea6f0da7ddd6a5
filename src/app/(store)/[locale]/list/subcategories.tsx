import { getTranslations } from 'next-intl/server'
import { listCovers } from '@/features/shop/list/list-covers'
import type { CategoryLink } from '@/ui/frame/menu/navigation'

/** The subcategories of a main category, each with a picture of staff or of its newest product; the current one is marked. */
export async function Subcategories({ main, current }: { main: CategoryLink; current?: string }) {
  const t = await getTranslations('lists')
  const covers = await listCovers(main.slug)
  return (
    <nav aria-label={t('within', { category: main.name })} className="mb-6">
      <ul className="rooms-row" data-sub={current === undefined ? undefined : ''}>
        {main.children.map(({ slug, name, href, room }) => {
          const picture = room?.picture?.src ?? covers[slug]
          return (
            <li key={slug}>
              <a href={href} aria-current={slug === current ? 'page' : undefined}>
                <span className="picture">
                  {picture ? <img src={picture} alt="" width={64} height={80} decoding="async" /> : null}
                </span>
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
