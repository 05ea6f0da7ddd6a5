import { notFound, redirect } from 'next/navigation'
import { FindScreen } from '@/app/(store)/[locale]/find-screen'
import { categoryPlace, isListName, namedPlace, shareOfPlace } from '@/app/(store)/[locale]/list-place'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { searchPlace } from '@/app/(store)/[locale]/search-place'
import { SearchStart } from '@/app/(store)/[locale]/search-start'
import { readBrowse, writeBrowse } from '@/domain/browse'
import { chosenOf } from '@/domain/choices'
import type { Locale } from '@/domain/locale'
import { findProducts } from '@/features/catalog/find-products'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/i18n'

type Props = {
  params: Promise<{ locale: string; list: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

function placeOf(locale: Locale, [name, ...rest]: string[], text: string) {
  if (name === 'search' && rest.length === 0) return searchPlace(text)
  if (name === 'category' || name === 'subcategory') return categoryPlace(locale, name, rest)
  return isListName(name) ? namedPlace(name) : null
}

async function addressOf({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const query = await searchParams
  const { text } = readBrowse(query, { sort: 'newest' })
  const place = await placeOf(locale, (await params).list, text)
  if (!place) notFound()
  return { locale, place, browse: readBrowse(query, place.shelf) }
}

/** What somebody chose is theirs to share, not a page of its own for an index: it stands for the plain list. */
export async function generateMetadata(props: Props) {
  const { locale, place } = await addressOf(props)
  const { title, description, path } = place
  const share = await shareOfPlace(locale, place)
  return {
    ...pageMetadata(locale, path, { title, description, share }),
    robots: { index: false, follow: true },
  }
}

/** Any list with something chosen, and the search. `next.config.ts` sends here whoever asks a list a question; without one it stays prerendered. */
export default async function FindPage(props: Props) {
  const { locale, place, browse } = await addressOf(props)
  const isAsked = browse.text !== '' || chosenOf(browse, place.shelf).length > 0
  if (place.path === '/search' && !isAsked) return <SearchStart locale={locale} place={place} />
  const found = await findProducts(browse, locale)
  if (browse.page > found.pages)
    redirect(localePath(locale, place.path) + writeBrowse({ ...browse, page: found.pages }, place.shelf))
  return <FindScreen locale={locale} place={place} browse={browse} found={found} />
}
