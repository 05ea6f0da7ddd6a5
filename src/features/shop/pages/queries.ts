import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { showsSomething } from '@/domain/pages/content/parts'
import type { Page } from '@/payload-types'
import { cached } from '@/server/db/cache'
import { asSystem, asVisitor } from '@/server/db/data'

export type SettingsView = {
  siteName: string
  tagline: string
  footerText: string
  legalName: string
  address: string
  contactEmail: string
  phone: string
  privacyContact: string
}

/** The shop's name and contact data. */
export const getSettings = cached('settings', ['settings'], async (locale: Locale): Promise<SettingsView> => {
  const db = await asVisitor()
  const settings = await db.findGlobal({ slug: 'settings', locale })
  return {
    siteName: settings.siteName,
    tagline: settings.tagline ?? '',
    footerText: settings.footerText ?? '',
    legalName: settings.legalName,
    address: settings.address ?? '',
    contactEmail: settings.contactEmail,
    phone: settings.phone ?? '',
    privacyContact: settings.privacyContact,
  }
})

/** `lang` where what is shown is not in the reader's language. */
export type PageView = {
  title: string
  titleLang?: Locale
  description: string
  content: Page['content']
  contentLang?: Locale
  changed: string
}

/** A published information page, or null. */
export const getPage = cached(
  'page',
  ['pages'],
  async (locale: Locale, slug: string): Promise<PageView | null> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      locale: 'all',
      limit: 1,
      pagination: false,
    })
    return docs[0] ? viewOfPage(docs[0], locale) : null
  },
)

type PageRow = Pick<Page, 'title' | 'description' | 'content' | 'updatedAt'>

/** A page that was read in all languages, in the reader's, else in English (rule L25). */
export function viewOfPage(page: PageRow, locale: Locale): PageView {
  const { title, description, content } = page as { [Name in keyof PageRow]: unknown }
  const shown = localizedText(title, locale)
  const written = (content ?? {}) as Partial<Record<Locale, Page['content']>>
  const isOwn = locale === 'en' || showsSomething(written[locale])
  return {
    title: shown.text,
    ...(shown.lang && { titleLang: shown.lang }),
    description: localizedText(description, locale).text,
    content: isOwn ? written[locale] : written.en,
    ...(!isOwn && written.en && { contentLang: 'en' }),
    changed: page.updatedAt,
  }
}

/** Where earlier addresses of published pages lead (rule L24). */
const listMoves = cached('moves of pages', ['pages'], async (): Promise<Record<string, string>> => {
  const db = await asSystem()
  const { docs } = await db.find({
    collection: 'pages',
    where: { _status: { equals: 'published' }, formerAddresses: { exists: true } },
    select: { slug: true, formerAddresses: true },
    sort: 'updatedAt',
    limit: 500,
    pagination: false,
  })
  return Object.fromEntries(
    docs.flatMap(({ slug, formerAddresses }) =>
      (formerAddresses ?? '')
        .split(' ')
        .filter((from) => from && from !== slug)
        .map((from) => [from, slug]),
    ),
  )
})

/** The address that a page of this one has now; null where none had it. */
export async function movedTo(slug: string): Promise<string | null> {
  const moves = await listMoves()
  return Object.hasOwn(moves, slug) ? (moves[slug] ?? null) : null
}

/** The published pages and their last changes. */
export const listPages = cached(
  'pages',
  ['pages'],
  async (): Promise<{ id: string; slug: string; changed: string }[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'pages',
      select: { slug: true, updatedAt: true },
      sort: 'slug',
      limit: 500,
      pagination: false,
    })
    return docs.map(({ id, slug, updatedAt }) => ({ id, slug, changed: updatedAt }))
  },
)
