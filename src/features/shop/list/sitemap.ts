import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { cached } from '@/server/db/cache'
import { database } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

/** Products per sitemap: three URLs each, well below the 45,000 a file may have, and quick to render. */
export const SITEMAP_PART = 2_500

/** How many sitemaps the live products fill. */
export const countSitemapParts = cached('sitemap-parts', READS.catalogue(), async (): Promise<number> => {
  const [row] = await rows<{ live: number }>(sql`select count(*)::int as live from products where is_live`)
  return Math.ceil((row?.live ?? 0) / SITEMAP_PART)
})

export type SitemapProduct = { id: string; changed: string }

/** The live products of one sitemap, in id order, so that a new one joins the last part. */
export const listSitemapPart = cached('sitemap-part', READS.catalogue(), (part: number) =>
  rows<SitemapProduct>(sql`
    select id, to_json(updated_at)#>>'{}' as changed from products where is_live
    order by id limit ${SITEMAP_PART} offset ${(part - 1) * SITEMAP_PART}`),
)

/** The last change of the public catalogue. */
export const newestChange = cached(
  'newest-change',
  READS.catalogue(),
  async (): Promise<string | undefined> => {
    const [row] = await rows<Omit<SitemapProduct, 'id'>>(
      sql`select to_json(max(updated_at))#>>'{}' as changed from products where is_live`,
    )
    return row?.changed
  },
)

/** Live products are public; raw SQL because Payload is slow with thousands of rows. */
async function rows<T extends object>(query: ReturnType<typeof sql>): Promise<T[]> {
  const db = await database()
  const found = await db.execute(query)
  return found.rows as T[]
}
