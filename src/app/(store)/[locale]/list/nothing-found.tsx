import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { ProductGrid } from '@/features/shop/list/cards/product-grid'
import { listProducts } from '@/features/shop/list/queries'
import { localePath } from '@/messages/locales'
import { listCategoryTree } from '@/server/products/category-tree'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { CategoryLinks } from './category-links'

type Props = { locale: Locale; text: string; clear: string | null }

const POPULAR = 4

/** Fewer filters; for a search rooms, what others buy, and whom to ask. */
export async function NothingFound({ locale, text, clear }: Props) {
  const lists = await getTranslations('lists')
  const browse = await getTranslations('browse')
  const t = await getTranslations('results')
  if (clear !== null || !text) {
    return (
      <EmptyState title={lists('empty')} text={browse('emptyFiltered')} icon="search">
        <ButtonLink rel="nofollow" href={clear ?? localePath(locale, '/products')}>
          {clear === null ? t('all') : browse('clearAll')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-12">
      <EmptyState title={lists('empty')} text={t('emptyNext', { text })} icon="search">
        <p className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={localePath(locale, '/products')}>{t('all')}</ButtonLink>
          <ButtonLink kind="quiet" href={localePath(locale, '/support')}>
            {t('askUs')}
          </ButtonLink>
        </p>
      </EmptyState>
      <CategoryLinks categories={await listCategoryTree(locale)} />
      <section aria-labelledby="popular">
        <h2 id="popular" className="mb-4 text-xl">
          {lists('popular.title')}
        </h2>
        <ProductGrid cards={await listProducts(locale, 'popular', POPULAR)} heading="popular" />
      </section>
    </div>
  )
}
