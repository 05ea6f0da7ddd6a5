import { useTranslations } from 'next-intl'
import type { CategoryLink } from '@/ui/frame/navigation'

/** The subcategories of a main category; the current one is marked. */
export function Subcategories({ main, current }: { main: CategoryLink; current?: string }) {
  const t = useTranslations('lists')
  return (
    <nav aria-label={t('within', { category: main.name })} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {main.children.map((child) => (
          <li key={child.slug}>
            <a
              className={child.slug === current ? 'button button-primary' : 'button'}
              href={child.href}
              aria-current={child.slug === current ? 'page' : undefined}
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
