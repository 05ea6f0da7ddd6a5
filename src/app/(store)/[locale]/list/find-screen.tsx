import { getTranslations } from 'next-intl/server'
import { writeBrowse, type Browse } from '@/domain/search/browse'
import { withoutFilters } from '@/domain/search/filter-options'
import type { Locale } from '@/domain/locale'
import type { findProducts } from '@/features/list/find-products'
import { SearchOffer } from '@/features/quick-order/search-offer'
import { listView } from '@/features/list/list-view'
import { listCategoryTree } from '@/server/category-tree'
import { localePath } from '@/messages/locales'
import type { ListPlace } from './list-place'
import { ListScreen } from './list-screen'
import { NothingFound } from './nothing-found'

type Props = {
  locale: Locale
  place: ListPlace
  browse: Browse
  found: Awaited<ReturnType<typeof findProducts>>
}

/** Search results or a filtered list, with the remaining choices. */
export async function FindScreen({ locale, place, browse, found }: Props) {
  const { scope } = place
  const path = localePath(locale, place.path)
  const hrefTo = (next: Browse) => path + writeBrowse(next, scope)
  const tree = await listCategoryTree(locale)
  const view = await listView({ ...found, locale, path, browse, scope, tree })
  const t = await getTranslations('results')
  const { text } = browse
  const { corrected } = found
  return (
    <ListScreen
      place={place}
      view={view}
      cards={found.cards}
      page={browse.page}
      pages={found.pages}
      query={found.marks}
      hrefOf={(page) => hrefTo({ ...browse, page })}
      empty={
        <NothingFound
          locale={locale}
          text={text}
          clear={view.clear === null ? null : hrefTo(withoutFilters(browse, scope))}
        />
      }
    >
      {place.path === '/search' ? <SearchOffer text={text} locale={locale} /> : null}
      {corrected ? (
        <p className="mt-2">
          {t.rich('corrected', {
            text,
            word: corrected,
            corrected: (words) => (
              <a className="link" rel="nofollow" href={hrefTo({ ...browse, text: corrected })}>
                {words}
              </a>
            ),
          })}
        </p>
      ) : null}
    </ListScreen>
  )
}
