import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { ListFailed } from '@/app/(store)/[locale]/list/list-failed'
import { COMPARED, comparePath, MOST_COMPARED, readCompared } from '@/domain/products/facts/compare'
import { CompareFoot } from '@/features/shop/list/compare/compare-foot'
import { CompareTable } from '@/features/shop/product/compare/compare-table'
import { listCompared } from '@/features/shop/product/compare/list-compared'
import { addToCart } from '@/features/buying/cart/actions'
import { listCategoryTree } from '@/server/products/category-tree'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('compare')
  return {
    ...(await pageMetadata(locale, '/compare', { title: t('title'), description: t('about') })),
    robots: { index: false, follow: true },
  }
}

/** Up to four products of one category side by side, named by the address (rule C67). */
export default async function ComparePage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('compare')
  const { ids, more } = readCompared((await searchParams)[COMPARED])
  const found = await listCompared(locale, ids).catch((error: unknown) => ({ error }))
  if ('error' in found) return <ListFailed error={found.error} again={localePath(locale, comparePath(ids))} />
  const { goods, gone, others } = found
  const place = (await listCategoryTree(locale)).filter(({ english }) => english === goods[0]?.category)
  const notes = [
    ...(more > 0 ? [t('tooMany', { most: MOST_COMPARED, count: more })] : []),
    ...(others > 0 ? [t('otherCategory', { count: others })] : []),
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
    ...(goods.length === 1 ? [t('one')] : []),
  ]
  return (
    <div className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={place} />
      <h1 className="mt-2 mb-4 text-2xl lg:text-3xl">{t('title')}</h1>
      {notes.length > 0 ? (
        <ul className="mb-4 grid gap-1">
          {notes.map((note) => (
            <li key={note} className="text-persimmon-deep font-medium">
              {note}
            </li>
          ))}
        </ul>
      ) : null}
      {goods.length > 0 ? (
        <CompareTable goods={goods} foot={<CompareFoot goods={goods} add={addToCart} />} />
      ) : (
        <EmptyState title={t('none')} text={t('about')}>
          <ButtonLink href={localePath(locale, '/products')}>{t('choose')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
