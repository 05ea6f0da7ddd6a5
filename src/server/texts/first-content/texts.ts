import { readFileSync } from 'node:fs'
import type { Locale } from '@/domain/locale'
import type { InfoSlug } from '@/domain/pages/info-pages'
import { CATEGORY_TREE, categoryText } from '@/domain/products/category'
import names from './category-names.json'
import { parsePage, type PageText } from './parse-page'
import settings from './settings.json'
import synonyms from './synonyms.json'

type Spoken = Record<Locale, string>

/** A main category or a subcategory. `path` names it: 'Kitchen', 'Kitchen > Faucets'. */
export type FirstCategory = { path: string; name: Spoken; parent?: string; position: number }

/** The tree of rule C21 in three languages, main categories first. */
export const FIRST_CATEGORIES: readonly FirstCategory[] = [
  ...CATEGORY_TREE.map(({ name }, position) => categoryOf({ path: name, name, position })),
  ...CATEGORY_TREE.flatMap((main) =>
    main.subs.map((name, position) =>
      categoryOf({ path: categoryText(main.name, name), name, parent: main.name, position }),
    ),
  ),
]

/** Groups of words that mean the same to a search. */
export const FIRST_SYNONYMS: readonly string[][] = synonyms

/** What the shop is called, and what it says of itself. */
export const FIRST_SETTINGS: {
  siteName: string
  spoken: Record<Locale, { tagline: string; footerText: string }>
} = settings

/** The first version of an information page (rule L3). */
export const readFirstPage = (slug: InfoSlug, locale: Locale): PageText =>
  parsePage(readFileSync(new URL(`./pages/${locale}/${slug}.md`, import.meta.url), 'utf8'))

function categoryOf({ path, name, ...place }: Omit<FirstCategory, 'name'> & { name: string }): FirstCategory {
  const translated = (names as Record<string, { fr: string; ko: string }>)[path]
  if (!translated) throw new Error(`The category ${path} has no French and Korean name.`)
  return { path, name: { en: name, ...translated }, ...place }
}
