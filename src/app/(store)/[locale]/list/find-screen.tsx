import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { writeBrowse, type Browse } from '@/domain/search/browse'
import { withoutFilters } from '@/domain/search/filter-options'
import type { Locale } from '@/domain/locale'
import type { ProductCard } from '@/features/shop/list/cards/card'
import type { ProductMatches } from '@/features/shop/list/find-products'
import { listView, type ListView } from '@/features/shop/list/list-view'
import { OfferedSheet, SearchOffer, type OfferedSkus } from '@/features/buying/quick-order/search-offer'
import { listCategoryTree } from '@/server/products/category-tree'
import { localePath } from '@/messages/locales'
import type { ListPlace } from './list-place'
import { ListScreen } from './list-screen'
import { NothingFound } from './nothing-found'

/** The products of a page, and those that only mention the text; `query`: the search text, highlighted in the names. */
export type Show<Card> = (shown: {
  cards: Card[]
  mentions: Card[]
  query: string
  view: ListView
}) => ReactNode

type Props<Card extends ProductCard> = {
  locale: Locale
  place: ListPlace
  browse: Browse
  /** Choices of the address make no sense and were left out (rule C41). */
  hasLeftOut: boolean
  found: ProductMatches<Card>
  /** SKUs of the text, two or more, that a quick order takes (rule M54). */
  offered: OfferedSkus | null
  show: Show<Card>
}

/** Search results or a filtered list, with the remaining choices. */
export async function FindScreen<Card extends ProductCard>(props: Props<Card>) {
  const { locale, place, browse, hasLeftOut, found, offered, show } = props
  const { scope } = place
  const path = localePath(locale, place.path)
  const hrefTo = (next: Browse) => path + writeBrowse(next, scope)
  const tree = await listCategoryTree(locale)
  const view = await listView({
    ...found,
    cards: found.shown,
    locale,
    path,
    browse,
    scope,
    tree,
  })
  const t = await getTranslations('results')
  const { text } = browse
  const { corrected, cards, mentions } = found
  const isEmpty = cards.length + mentions.length === 0
  const isOffered = offered !== null
  const named = (await getTranslations('quickOrder'))('named', { count: offered?.count ?? 0 })
  const browseWords = await getTranslations('browse')
  const note = (
    <>
      {hasLeftOut ? <p className="text-persimmon-deep mt-2">{browseWords('leftOut')}</p> : null}
      {offered && !isEmpty ? (
        <p className="mt-3">
          <SearchOffer offered={offered} locale={locale} />
        </p>
      ) : null}
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
    </>
  )
  return (
    <ListScreen
      place={place}
      view={isOffered && isEmpty ? { ...view, count: named, show: named } : view}
      locale={locale}
      isEmpty={isEmpty}
      page={browse.page}
      pages={found.pages}
      hrefOf={(page) => hrefTo({ ...browse, page })}
      note={note}
    >
      {offered && isEmpty ? <OfferedSheet title={named} offered={offered} locale={locale} /> : null}
      {isEmpty && !isOffered ? (
        <NothingFound
          locale={locale}
          text={text}
          clear={view.clear === null ? null : hrefTo(withoutFilters(browse, scope))}
        />
      ) : null}
      {isEmpty ? null : show({ cards, mentions, query: found.marks, view })}
    </ListScreen>
  )
}
