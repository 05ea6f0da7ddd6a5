import { fail, ok, type Result } from '@/domain/result'
import tree from './category-tree.json'

export type MainCategory = { name: string; subs: readonly string[] }

/** The tree the categories collection is seeded with (rules C1, C21). */
export const CATEGORY_TREE: readonly MainCategory[] = tree

/** Lowercase, spaces become hyphens; a '/' stays (rule C2). */
export function mainSlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-')
}

/** As the main slug, with '&' and '/' dropped (rule C2). */
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
 * Literal, %2F and clean forms all reach the category, and so does its English name, with hyphens or without (rule C2). Nothing else does: each address
 * that answers is a page that is kept, so there must be few.
 */
export function matchesSlug({ slug, english }: { slug: string; english: string }, written: string): boolean {
  const address = written.replace(/%[0-9a-f]{2}/g, (sign) => sign.toUpperCase())
  const hyphenated = english.replace(/\s+/g, '-')
  const forms = [slug, mainSlug(english), subSlug(english), english, hyphenated].filter((form) => form !== '')
  return forms.some((form) => [form, encodeURI(form), encodeURIComponent(form)].includes(address))
}

/** The text stored with a product: '{main} > {sub}' (rule C1). */
export function categoryText(main: string, sub: string): string {
  return `${main} > ${sub}`
}

type Place = { name: string; slug: string }

/** A category is linked by the name it was made with, in the clean form (rule C2); a new wording or a translation moves no link. */
export function categoryRule({ next, before }: { next: Partial<Place>; before?: Place }): Result<object> {
  if (before) return ok({ slug: before.slug })
  const slug = cleanSlug(next.name ?? '')
  return slug ? ok({ slug }) : fail('category.name', 'name')
}
