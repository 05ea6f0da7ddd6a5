import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductCard } from '@/features/list/card'
import { ListControls } from '@/features/list/list-controls'
import type { ListView } from '@/features/list/list-view'
import { ProductGrid } from '@/features/list/product-grid'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Pagination } from '@/ui/pagination'
import { CategoryHead } from './category-head'
import type { ListPlace } from './list-place'
import { Subcategories } from './subcategories'

type Props = {
  place: ListPlace
  view: ListView
  cards: ProductCard[]
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** The search text, highlighted in the names. */
  query?: string
  /** Shown below the title. */
  children?: ReactNode
  /** Shown instead of the products if there are none. */
  empty?: ReactNode
}

const FIRST_ROW = 4

/** The layout of every product list: breadcrumb, title, filters, products, pagination. */
export function ListScreen({ place, view, cards, page, pages, hrefOf, query, children, empty }: Props) {
  const t = useTranslations('browse')
  const words = {
    filter: t('filter'),
    filters: t('filters'),
    close: t('close'),
    showAll: t('showAll'),
    ok: t('ok'),
    from: t('from'),
    to: t('to'),
    under: t('under'),
    sort: t('sort'),
    apply: t('apply'),
    skip: t('skip'),
    chosen: t('chosen'),
    clearAll: t('clearAll'),
  }
  return (
    <div className="wrap pt-4 md:pt-8">
      <div className="mb-6">
        <CategoryHead place={place}>
          <Breadcrumb crumbs={place.crumbs} />
          <h1 className="mt-2 text-2xl lg:text-3xl">{place.title}</h1>
          {children}
        </CategoryHead>
      </div>
      {place.main ? <Subcategories main={place.main} current={place.sub?.slug} /> : null}
      <ListControls view={view} words={words} isEmpty={cards.length === 0}>
        {empty && cards.length === 0 ? empty : <ProductGrid cards={cards} eager={FIRST_ROW} query={query} />}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </ListControls>
    </div>
  )
}
