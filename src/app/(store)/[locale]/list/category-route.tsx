import { localeOf } from '@/server/texts/i18n'
import { categoryPlace } from './list-place'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE } from '@/app/(store)/[locale]/metadata'
import { PlainList, plainMetadata } from './plain-list'

export type CategoryParams = { params: Promise<{ locale: string; path: string[] }> }
type Kind = 'category' | 'subcategory'

async function addressOf(kind: Kind, { params }: CategoryParams) {
  const locale = await localeOf(params)
  const place = await categoryPlace(locale, kind, (await params).path)
  return { locale, asked: place && { locale, place, page: place.page } }
}

export async function categoryMetadata(kind: Kind, props: CategoryParams) {
  const { asked } = await addressOf(kind, props)
  return asked ? plainMetadata(asked) : NO_PAGE
}

export async function CategoryRoute({ kind, params }: CategoryParams & { kind: Kind }) {
  const { locale, asked } = await addressOf(kind, { params })
  return asked ? <PlainList {...asked} /> : <NotFoundHome locale={locale} />
}
