import { useTranslations } from 'next-intl'
import { CategoryPicture } from '@/ui/parts/category-picture'
import type { CategoryLink } from '@/ui/frame/menu/navigation'

/** The main categories, where a search has nothing else to show. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('results')
  return (
    <nav aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 text-xl">
        {t('categories')}
      </h2>
      <ul className="xs:grid-cols-2 grid gap-3 md:grid-cols-4">
        {categories.map((category) => (
          <li key={category.slug}>
            <a
              className="hover:text-celadon flex items-center gap-3 font-medium wrap-anywhere"
              href={category.href}
            >
              <CategoryPicture slug={category.slug} sizes="5rem" className="aspect-4/3 w-20 shrink-0" />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
