import { getTranslations } from 'next-intl/server'
import { shareImagePath } from '@/app/share/cards'
import type { ListScope } from '@/domain/search/browse'
import { LIST_SORTS, type ListName } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { listCategoryTree } from '@/server/products/category-tree'
import { localePath } from '@/messages/locales'
import type { CategoryChild, CategoryLink } from '@/ui/frame/menu/navigation'
import { findMain, findSub } from './category-path'

/** A list before any filter: its texts, its path and its default query. */
export type ListPlace = {
  title: string
  description: string
  /** Without the language prefix; page numbers are appended. */
  path: string
  scope: ListScope
  crumbs: { name: string; href: string }[]
  main?: CategoryLink
  sub?: CategoryChild
}

export const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(LIST_SORTS, name)

/** /products, /latest, /popular and /recommended (rule C39) differ only in sort order and texts. */
export async function namedPlace(name: ListName): Promise<ListPlace> {
  const t = await getTranslations('lists')
  return {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    path: `/${name}`,
    scope: { sort: LIST_SORTS[name] },
    crumbs: [],
  }
}

/** The category of a URL, with its page number. `path` is always the canonical one. */
export async function categoryPlace(
  locale: Locale,
  kind: 'category' | 'subcategory',
  segments: string[],
): Promise<(ListPlace & { main: CategoryLink; page: number }) | null> {
  const find = kind === 'category' ? findMain : findSub
  const found = find(await listCategoryTree(locale), segments)
  if (!found) return null
  const t = await getTranslations('lists')
  const { main, sub, page } = found
  const title = sub ? t('sub', { main: main.name, sub: sub.name }) : t('main', { main: main.name })
  const href = (sub ?? main).href
  return {
    title,
    description: t('categoryDescription', { category: title }),
    path: locale === 'en' ? href : href.slice(localePath(locale, '/').length),
    scope: { main: main.slug, ...(sub && { sub: sub.slug }), sort: 'newest' },
    crumbs: sub ? [main, sub] : [main],
    main,
    ...(sub && { sub }),
    page,
  }
}

/** The share image of a list: a category uses its main category's. */
export function shareImageOfPlace(locale: Locale, { main }: ListPlace) {
  return main ? shareImagePath(locale, 'category', main.slug) : shareImagePath(locale)
}

/** The search as a list of all products, best match first. */
export async function searchPlace(text: string): Promise<ListPlace> {
  const t = await getTranslations('results')
  return {
    title: text ? t('for', { text }) : t('title'),
    description: t('ask'),
    path: '/search',
    scope: { sort: 'relevance' },
    crumbs: [],
  }
}
