import { notFound } from 'next/navigation'
import type { ListName } from '@/domain/list'
import { localeOf } from '@/server/i18n'
import { namedPlace } from './list-place'
import { pageNumber } from './page-number'
import { PlainList, plainMetadata } from './plain-list'

export type ListParams = { params: Promise<{ locale: string; page?: string[] }> }

async function addressOf(list: ListName, { params }: ListParams) {
  const locale = await localeOf(params)
  const page = pageNumber((await params).page)
  if (!page) notFound()
  return { locale, place: await namedPlace(list), page }
}

export async function listMetadata(list: ListName, props: ListParams) {
  return plainMetadata(await addressOf(list, props))
}

export async function ListRoute({ list, params }: ListParams & { list: ListName }) {
  return <PlainList {...await addressOf(list, { params })} />
}
