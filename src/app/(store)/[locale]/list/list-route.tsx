import type { ListName } from '@/domain/search/list'
import { localeOf } from '@/server/texts/i18n'
import { namedPlace } from './list-place'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE } from '@/app/(store)/[locale]/metadata'
import { pageNumber } from './page-number'
import { PlainList, plainMetadata } from './plain-list'

export type ListParams = { params: Promise<{ locale: string; page?: string[] }> }

async function addressOf(list: ListName, { params }: ListParams) {
  const locale = await localeOf(params)
  const page = pageNumber((await params).page)
  return { locale, asked: page ? { locale, place: await namedPlace(list), page } : null }
}

export async function listMetadata(list: ListName, props: ListParams) {
  const { asked } = await addressOf(list, props)
  return asked ? plainMetadata(asked) : NO_PAGE
}

export async function ListRoute({ list, params }: ListParams & { list: ListName }) {
  const { locale, asked } = await addressOf(list, { params })
  return asked ? <PlainList {...asked} /> : <NotFoundHome locale={locale} />
}
