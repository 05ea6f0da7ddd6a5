import { sql } from '@payloadcms/db-postgres'
import { INFO_PAGES, type InfoSlug } from '@/domain/pages/info-pages'
import type { Locale } from '@/domain/locale'
import { noonOf, TERMS_SLUG } from '@/domain/pages/terms'
import { readFirstPage } from '@/server/texts/first-content/texts'
import { toLexical } from '@/server/texts/first-content/to-lexical'
import { idOf } from './ids'
import { SYSTEM, type Seed } from './store'

/** The day from which the terms of the demo world are valid, which is their version too (rule L31). */
export const TERMS_FROM = '2025-01-01'

const pageId = (slug: string) => idOf('page', slug)

/** The information pages in three languages, published (rule L3). */
export async function seedPages(seed: Seed) {
  const written = await writtenPages(seed)
  for (const slug of INFO_PAGES) {
    for (const locale of ['en', 'fr', 'ko'] as const) {
      if (!written.has(`${pageId(slug)} ${locale}`)) await write(seed, slug, locale)
    }
  }
}

async function writtenPages({ payload }: Seed) {
  const { rows } = await payload.db.drizzle.execute<{ page: string }>(
    sql`select concat_ws(' ', _parent_id, _locale) as page from pages_locales`,
  )
  return new Set(rows.map(({ page }) => page))
}

/** English makes the page, the others join it. */
async function write({ payload, clock }: Seed, slug: InfoSlug, locale: Locale) {
  const id = pageId(slug)
  const { title, description, blocks } = readFirstPage(slug, locale)
  const data = { title, description, content: toLexical(blocks, locale), _status: 'published' as const }
  const target = { ...SYSTEM, collection: 'pages', locale } as const
  if (locale === 'en') {
    const createdAt = clock.daysAgo(465, slug)
    await payload.create({
      ...target,
      data: { id, slug, ...data, ...validity(slug), createdAt, updatedAt: createdAt },
    })
  } else await payload.update({ ...target, id, data })
}

const validity = (slug: InfoSlug) => (slug === TERMS_SLUG ? { validFrom: noonOf(TERMS_FROM) } : {})
