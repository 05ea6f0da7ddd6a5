import { useTranslations } from 'next-intl'
import type { CategoryLink } from '@/ui/frame/navigation'
import { CategoryPicture } from '@/ui/category-picture'

/** The main categories with their pictures. */
export function CategoryGrid({ categories }: { categories: CategoryLink[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 text-xl md:text-2xl">
        {t('categories')}
      </h2>
      <ul className="xs:grid-cols-2 grid gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-5 md:gap-y-8">
        {categories.map((category) => (
          <li key={category.slug}>
            <a className="group hover:text-celadon block font-medium" href={category.href}>
              <CategoryPicture
                slug={category.slug}
                picture={category.room?.picture}
                sizes="(width >= 80rem) 19rem, (width >= 48rem) 23vw, 47vw"
              />
              <span className="mt-2 block">{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
