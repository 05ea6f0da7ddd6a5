import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { shareOf } from '@/app/share/cards'
import type { ListName } from '@/domain/list'
import { listProductPage } from '@/features/catalog/queries'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/i18n'
import { pageMetadata } from './metadata'
import { pageNumber } from './page-number'
import { ProductListPage } from './product-list-page'

export type ListParams = { params: Promise<{ locale: string; page?: string[] }> }

const ORDERS = {
  products: 'newest',
  latest: 'newest',
  popular: 'popular',
  recommended: 'recommended',
} as const

async function addressOf(list: ListName, params: ListParams['params']) {
  const page = pageNumber((await params).page)
  if (!page) notFound()
  return { page, path: page === 1 ? `/${list}` : `/${list}/${page}` }
}

export async function listMetadata(list: ListName, { params }: ListParams) {
  const locale = await localeOf(params)
  const { page, path } = await addressOf(list, params)
  const t = await getTranslations('lists')
  const title = t(`${list}.title`)
  return pageMetadata(locale, path, {
    title: page === 1 ? title : t('numbered', { title, page }),
    description: t(`${list}.description`),
    share: await shareOf(locale),
  })
}

/** /products, /latest, /popular and /recommended (spec 2) differ in their order and their words only. */
export async function ListRoute({ list, params }: ListParams & { list: ListName }) {
  const locale = await localeOf(params)
  const { page } = await addressOf(list, params)
  const products = await listProductPage(locale, ORDERS[list], page)
  if (page > products.pages) notFound()
  const t = await getTranslations('lists')
  const title = t(`${list}.title`)
  return (
    <ProductListPage title={title} href={localePath(locale, `/${list}`)} crumbs={[]} products={products} />
  )
}
