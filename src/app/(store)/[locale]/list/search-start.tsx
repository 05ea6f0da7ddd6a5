import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { listCategoryTree } from '@/server/category-tree'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/breadcrumb'
import { searchWords } from '@/ui/frame/header-words'
import type { CategoryLink } from '@/ui/frame/navigation'
import { CategoryPicture } from '@/ui/category-picture'
import { SearchBox } from '@/ui/frame/search-box'
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

function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('results')
  return (
    <nav aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 text-xl">
        {t('categories')}
      </h2>
      <ul className="xs:grid-cols-2 grid gap-3 md:grid-cols-4">
        {categories.map((category) => (
          <li key={category.slug}>
            <a className="hover:text-celadon flex items-center gap-3 font-medium" href={category.href}>
              <CategoryPicture slug={category.slug} sizes="5rem" className="aspect-4/3 w-20 shrink-0" />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
