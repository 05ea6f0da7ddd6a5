import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { shareOf } from '@/app/share/cards'
import { listCategoryTree, listProductPage } from '@/features/catalog/queries'
import { localeOf } from '@/server/i18n'
import { RoomPicture } from '@/ui/room-picture'
import { type findMain, type findSub } from './category-path'
import { pageMetadata } from './metadata'
import { ProductListPage } from './product-list-page'
import { SubCategories } from './sub-categories'

export type CategoryParams = { params: Promise<{ locale: string; path: string[] }> }
type Find = typeof findMain | typeof findSub

/** What both kinds of category page show: whatever its address looked like, the canonical one is the category's own. */
async function categoryPage(find: Find, { params }: CategoryParams) {
  const locale = await localeOf(params)
  const found = find(await listCategoryTree(locale), (await params).path)
  if (!found) notFound()
  const { main, sub, page } = found
  const t = await getTranslations('lists')
  const title = sub ? t('sub', { main: main.name, sub: sub.name }) : t('main', { main: main.name })
  const { href } = sub ?? main
  return { locale, main, sub, page, title, href }
}

export async function categoryMetadata(find: Find, props: CategoryParams) {
  const { locale, main, page, title, href } = await categoryPage(find, props)
  const t = await getTranslations('lists')
  const path = href.replace(`/${locale}/`, '/') + (page > 1 ? `/${page}` : '')
  return pageMetadata(locale, path, {
    title: page === 1 ? title : t('numbered', { title, page }),
    description: t('categoryDescription', { category: title }),
    share: await shareOf(locale, 'category', main.slug),
  })
}

export async function CategoryRoute({ find, params }: CategoryParams & { find: Find }) {
  const { locale, main, sub, page, title, href } = await categoryPage(find, { params })
  const products = await listProductPage(locale, { main: main.slug, sub: sub?.slug }, page)
  if (page > products.pages) notFound()
  const picture = sub ? null : (
    <RoomPicture slug={main.slug} sizes="18rem" eager className="hidden aspect-4/3 w-72 md:block" />
  )
  const crumbs = sub ? [main, sub] : [main]
  return (
    <ProductListPage title={title} href={href} crumbs={crumbs} products={products} picture={picture}>
      <SubCategories main={main} current={sub?.slug} />
    </ProductListPage>
  )
}
