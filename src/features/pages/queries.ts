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
  privacyContact: string
}

/** What the shop calls itself and where it can be reached. */
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
    privacyContact: settings.privacyContact,
  }
})

export type PageView = { title: string; description: string; content: Page['content'] }

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
    const [page] = docs
    return page
      ? { title: page.title ?? '', description: page.description ?? '', content: page.content }
      : null
  },
)
