import { fail, ok, type Result } from '@/domain/result'
import tree from './category-tree.json'

export type MainCategory = { name: string; subs: readonly string[] }

/** The seed of the categories collection (rules C1, C21). */
export const CATEGORY_TREE: readonly MainCategory[] = tree

/** Lower case, hyphens for spaces; '/' is kept (rule C2). */
export function mainSlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-')
}

/** Like the main slug, without '&' and '/' (rule C2). */
export function subSlug(name: string): string {
  return mainSlug(name).replace(/[&/]/g, '')
}

/** The canonical form: letters and digits joined by single hyphens (rule C2). */
export function cleanSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Whether a URL segment names this category: literal, %2F, clean, or the English name (rule C2). Nothing else
 * matches, because every accepted form adds a cached page.
 */
export function matchesSlug({ slug, english }: { slug: string; english: string }, written: string): boolean {
  const address = written.replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase())
  const hyphenated = english.replace(/\s+/g, '-')
  const forms = [slug, mainSlug(english), subSlug(english), english, hyphenated].filter((form) => form !== '')
  return forms.some((form) => [form, encodeURI(form), encodeURIComponent(form)].includes(address))
}

/** The category text stored with products: '{main} > {sub}' (rule C1). */
export function categoryText(main: string, sub: string): string {
  return `${main} > ${sub}`
}

type CategoryName = { id: string; name: string }

/** The same for a reader of another language, by the id of the subcategory. */
export function categoryIn(
  tree: readonly (CategoryName & { children: readonly CategoryName[] })[],
  id: string,
) {
  const main = tree.find(({ children }) => children.some((sub) => sub.id === id))
  const sub = main?.children.find((each) => each.id === id)
  return main && sub ? categoryText(main.name, sub.name) : undefined
}

type Place = { name: string; slug: string }

/** The slug comes from the first name and never changes, so renaming or translating breaks no link (rule C2). */
export function categoryRule({ next, before }: { next: Partial<Place>; before?: Place }): Result<object> {
  if (before) return ok({ slug: before.slug })
  const slug = cleanSlug(next.name ?? '')
  return slug ? ok({ slug }) : fail('category.name', 'name')
}
