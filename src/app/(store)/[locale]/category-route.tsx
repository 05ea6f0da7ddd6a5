import { notFound } from 'next/navigation'
import { localeOf } from '@/server/i18n'
import { categoryPlace } from './list-place'
import { PlainList, plainMetadata } from './plain-list'

export type CategoryParams = { params: Promise<{ locale: string; path: string[] }> }
type Kind = 'category' | 'subcategory'

async function addressOf(kind: Kind, { params }: CategoryParams) {
  const locale = await localeOf(params)
  const place = await categoryPlace(locale, kind, (await params).path)
  if (!place) notFound()
  return { locale, place, page: place.page }
}

export async function categoryMetadata(kind: Kind, props: CategoryParams) {
  return plainMetadata(await addressOf(kind, props))
}

export async function CategoryRoute({ kind, params }: CategoryParams & { kind: Kind }) {
  return <PlainList {...await addressOf(kind, { params })} />
}
