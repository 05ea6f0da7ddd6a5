import { INFO_PAGES, type InfoSlug } from '@/domain/pages/info-pages'
import { LOCALES, type Locale } from '@/domain/locale'
import type { Data } from '@/server/db/data'
import { markedAsDraft } from './draft-mark'
import { FIRST_CATEGORIES, FIRST_SETTINGS, FIRST_SYNONYMS, readFirstPage } from './texts'
import { toLexical } from './to-lexical'

/** The address the shop's emails come from, until an admin enters others. */
export type Contact = { email: string }

const TRANSLATED = ['fr', 'ko'] as const

/** The tree of rule C21; how many were written. */
export async function fillCategories(db: Data): Promise<number> {
  const ids = new Map<string, string>()
  for (const { path, name, parent, position } of FIRST_CATEGORIES) {
    const data = { name: name.en, position, ...(parent && { parent: ids.get(parent) }) }
    const { id } = await db.create({ collection: 'categories', locale: 'en', data: data as never })
    ids.set(path, id)
    for (const locale of TRANSLATED)
      await db.update({ collection: 'categories', id, locale, data: { name: name[locale] } })
  }
  return FIRST_CATEGORIES.length
}

export async function fillSynonyms(db: Data): Promise<number> {
  for (const words of FIRST_SYNONYMS) await db.create({ collection: 'synonyms', data: { words: [...words] } })
  return FIRST_SYNONYMS.length
}

/** What only the operator knows stays open; transfers wait for an account to send them to. */
export async function fillSettings(db: Data, { email }: Contact): Promise<number> {
  const { siteName, spoken } = FIRST_SETTINGS
  const plain = {
    siteName,
    legalName: siteName,
    contactEmail: email,
    privacyContact: email,
    transfersAllowed: false,
  }
  for (const locale of LOCALES)
    await db.updateGlobal({ slug: 'settings', locale, data: { ...plain, ...spoken[locale] } })
  return 1
}

/** The information pages as drafts, marked to be read by a lawyer (rule L3). */
export async function fillPages(db: Data): Promise<number> {
  for (const slug of INFO_PAGES) {
    const { id } = await db.create({
      collection: 'pages',
      locale: 'en',
      data: { slug, ...draftOf(slug, 'en') },
    })
    for (const locale of TRANSLATED)
      await db.update({ collection: 'pages', id, locale, data: draftOf(slug, locale) })
  }
  return INFO_PAGES.length
}

function draftOf(slug: InfoSlug, locale: Locale) {
  const { title, description, blocks } = readFirstPage(slug, locale)
  const content = toLexical(markedAsDraft(blocks, locale), locale)
  return { title, description, content, _status: 'draft' as const }
}
