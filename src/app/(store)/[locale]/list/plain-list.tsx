import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readBrowse, type ListScope } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import type { ProductList } from '@/features/shop/list/list-sql'
import { listView } from '@/features/shop/list/list-view'
import { listCategoryTree } from '@/server/products/category-tree'
import { listProductPage } from '@/features/shop/list/queries'
import { localePath } from '@/messages/locales'
import { CardList } from './card-list'
import { ListFailed } from './list-failed'
import { shareImageOfPlace, type ListPlace } from './list-place'
import { ListScreen } from './list-screen'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { pagePath } from './page-number'

type Props = { locale: Locale; place: ListPlace; page: number }

/** The same list as `list-sql.ts` names it; relevance without a text means recommended. */
function listOf({ main, sub, sort }: ListScope): ProductList {
  if (main) return sub ? { main, sub } : { main }
  return sort === 'popular' || sort === 'newest' ? sort : 'recommended'
}

/** The page, or the error of reading it. */
const readPage = ({ locale, place, page }: Props) =>
  listProductPage(locale, listOf(place.scope), page).catch((error: unknown) => ({ error }))

export async function plainMetadata(props: Props): Promise<Metadata> {
  const { locale, place, page } = props
  const found = await readPage(props)
  if ('error' in found || page > found.pages) return NO_PAGE
  const { pages } = found
  const t = await getTranslations('lists')
  const { title, description, path } = place
  const at = (other: number) => localePath(locale, pagePath(path, other))
  return {
    ...(await pageMetadata(locale, pagePath(path, page), {
      title: page === 1 ? title : t('numbered', { title, page }),
      description,
      share: await shareImageOfPlace(locale, place),
    })),
    pagination: { previous: page > 1 ? at(page - 1) : null, next: page < pages ? at(page + 1) : null },
  }
}

/** A list without filters: cached, the same for everyone. */
export async function PlainList(props: Props) {
  const { locale, place, page } = props
  const found = await readPage(props)
  if ('error' in found)
    return <ListFailed error={found.error} again={localePath(locale, pagePath(place.path, page))} />
  const { cards, facets, total, shown, pages } = found
  if (page > pages) return <NotFoundHome locale={locale} />
  const { scope, path } = place
  const href = localePath(locale, path)
  const tree = await listCategoryTree(locale)
  const view = await listView({
    locale,
    path: href,
    browse: readBrowse({}, scope),
    plainPage: page,
    scope,
    facets,
    total,
    cards: shown,
    tree,
  })
  return (
    <ListScreen
      place={place}
      view={view}
      locale={locale}
      isEmpty={cards.length === 0}
      page={page}
      pages={pages}
      hrefOf={(other) => pagePath(href, other)}
    >
      <CardList cards={cards} />
    </ListScreen>
  )
}
