import { redirect } from 'next/navigation'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { missedSearch } from '@/domain/analytics/missed-search'
import { leavesOut, readBrowse, writeBrowse } from '@/domain/search/browse'
import { chosenFilters } from '@/domain/search/filter-options'
import { TYPED } from '@/domain/search/spans'
import type { Locale } from '@/domain/locale'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { findProducts, type ReadCards } from '@/features/shop/list/find-products'
import { offeredSkus } from '@/features/buying/quick-order/search-offer'
import { CountMissed } from '@/features/shop/views/count-missed'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { FindScreen, type Show } from './find-screen'
import { ListFailed } from './list-failed'
import { categoryPlace, isListName, namedPlace, searchPlace, shareImageOfPlace } from './list-place'
import { SearchStart } from './search-start'

export type FindParams = {
  params: Promise<{ locale: string; list: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function placeOf(locale: Locale, [name, ...rest]: string[], text: string) {
  if (name === 'search' && rest.length === 0) return searchPlace(text)
  if (name === 'category' || name === 'subcategory') return categoryPlace(locale, name, rest)
  return isListName(name) ? namedPlace(name) : null
}

async function addressOf({ params, searchParams }: FindParams) {
  const locale = await localeOf(params)
  const query = await searchParams
  const { text } = readBrowse(query, { sort: 'newest' })
  const { list } = await params
  const place = await placeOf(locale, list, text)
  // Without filters the same URL is a cached page, which can also answer 404 (rule L2).
  if (!place) return { locale, plain: localePath(locale, `/${list.join('/')}`) }
  const isTyped = TYPED.some((name) => Array.isArray(query[name]))
  const browse = readBrowse(query, place.scope)
  return { locale, place, browse, isTyped, hasLeftOut: leavesOut(query, browse, place.scope) }
}

/** A filtered list can be shared but is not indexed: its canonical URL is the unfiltered list. */
export async function findMetadata(props: FindParams) {
  const { locale, place } = await addressOf(props)
  if (!place) return NO_PAGE
  const { title, description, path } = place
  const share = await shareImageOfPlace(locale, place)
  return {
    ...(await pageMetadata(locale, path, { title, description, share })),
    robots: { index: false, follow: true },
  }
}

type Props<Card extends ProductCard> = FindParams & { read: ReadCards<Card>; show: Show<Card> }

/** From and to of a form come under one name: they lead on to the address of what was typed, unless that can't be read. */
export async function FindRoute<Card extends ProductCard>({ read, show, ...props }: Props<Card>) {
  const { locale, place, browse, plain, isTyped, hasLeftOut } = await addressOf(props)
  if (!place) redirect(plain)
  const addressAt = (page: number) =>
    localePath(locale, place.path) + writeBrowse({ ...browse, page }, place.scope)
  if (isTyped && !hasLeftOut) redirect(addressAt(1))
  const isAsked = browse.text !== '' || chosenFilters(browse, place.scope).length > 0
  if (place.path === '/search' && !isAsked) return <SearchStart locale={locale} place={place} />
  const found = await findProducts(browse, locale, read).catch((error: unknown) => ({ error }))
  if ('error' in found) return <ListFailed error={found.error} again={addressAt(browse.page)} />
  const filters = chosenFilters(browse, place.scope).length
  const isPlain = place.path === '/search' && browse.page === 1 && filters === 0
  if (found.exact && isPlain) redirect(localePath(locale, `/product/${found.exact}`))
  if (browse.page > found.pages) redirect(addressAt(found.pages))
  const offered = place.path === '/search' ? await offeredSkus(browse.text) : null
  const isMissed = place.path === '/search' && offered === null
  const missed = isMissed ? missedSearch({ browse, filters, found }) : null
  return (
    <>
      {missed ? <CountMissed {...missed} /> : null}
      <FindScreen
        locale={locale}
        place={place}
        browse={browse}
        hasLeftOut={hasLeftOut}
        found={found}
        offered={offered}
        show={show}
      />
    </>
  )
}
