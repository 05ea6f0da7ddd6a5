import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { ListControls } from '@/features/shop/list/controls/list-controls'
import type { ListView } from '@/features/shop/list/list-view'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { Pagination } from '@/ui/parts/pagination'
import { CategoryHead } from './category-head'
import type { ListPlace } from './list-place'
import { Subcategories } from './subcategories'

type Props = {
  place: ListPlace
  view: ListView
  locale: Locale
  isEmpty: boolean
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Shown below the title. */
  note?: ReactNode
  /** The products, or what is shown instead. */
  children: ReactNode
}

/** The layout of every product list: breadcrumb, title, filters, products, pagination. A table has the room for itself. */
export function ListScreen({ place, view, locale, isEmpty, page, pages, hrefOf, note, children }: Props) {
  const words = useListWords()
  const isTable = view.shown === 'table'
  const head = (
    <>
      <Breadcrumb crumbs={place.crumbs} />
      <h1 className={isTable ? 'mt-1 text-xl' : 'mt-2 text-2xl lg:text-3xl'}>{place.title}</h1>
      {note}
    </>
  )
  return (
    <div className={isTable ? 'wrap pt-3' : 'wrap pt-4 md:pt-8'}>
      <div className={isTable ? 'mb-2' : 'mb-6'}>
        {isTable ? head : <CategoryHead place={place}>{head}</CategoryHead>}
      </div>
      {place.main && !isTable ? <Subcategories main={place.main} current={place.sub?.slug} /> : null}
      <ListControls
        view={view}
        words={words}
        locale={locale}
        comparison={localePath(locale, '/compare')}
        isEmpty={isEmpty}
      >
        {children}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </ListControls>
    </div>
  )
}

function useListWords() {
  const t = useTranslations('browse')
  const compare = useTranslations('compare')
  return {
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
    view: t('view'),
    compare: {
      title: compare('title'),
      compare: compare.raw('count') as string,
      clear: compare('clear'),
      most: compare('most'),
      category: compare('category'),
    },
  }
}
