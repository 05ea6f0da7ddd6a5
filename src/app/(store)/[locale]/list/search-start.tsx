import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { listCategoryTree } from '@/server/products/category-tree'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { searchWords } from '@/ui/frame/header/header-words'
import { SearchBox } from '@/ui/frame/search/search-box'
import { CategoryLinks } from './category-links'
import type { ListPlace } from './list-place'

type Props = { locale: Locale; place: ListPlace }

/** The search page before a query. */
export async function SearchStart({ locale, place }: Props) {
  const t = await getTranslations('results')
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-4 md:pt-8">
      <div className="max-w-2xl">
        <Breadcrumb crumbs={place.crumbs} />
        <h1 className="mt-2 mb-2 text-2xl lg:text-3xl">{t('askTitle')}</h1>
        <p className="text-muted mb-4">{t('ask')}</p>
        <SearchBox
          id="search-page"
          words={await searchWords()}
          action={localePath(locale, '/search')}
          landmark={false}
        />
      </div>
      <CategoryLinks categories={await listCategoryTree(locale)} />
    </div>
  )
}
