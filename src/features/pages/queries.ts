import 'server-only'
import type { Locale } from '@/domain/locale'
import type { Page } from '@/payload-types'
import { cached } from '@/server/cache'
import { asVisitor } from '@/server/data'

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

export type PageView = { title: string; description: string; content: Page['content']; changed: string }

/** A published information page, or null. */
export const getPage = cached(
  'page',
  ['pages'],
  async (locale: Locale, slug: string): Promise<PageView | null> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      locale,
      limit: 1,
      pagination: false,
    })
    return docs[0] ? viewOfPage(docs[0]) : null
  },
)

export const viewOfPage = ({ title, description, content, updatedAt }: Page): PageView => ({
  title: title ?? '',
  description: description ?? '',
  content,
  changed: updatedAt,
})

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
