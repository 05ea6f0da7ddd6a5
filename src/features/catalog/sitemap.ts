import 'server-only'
import { cached } from '@/server/cache'
import { asVisitor } from '@/server/data'

/** Products in one sitemap: three addresses each, well below the 45,000 a file may name, and little work for one request. */
export const SITEMAP_PART = 2_500

/** How many sitemaps the live products fill. */
export const countSitemapParts = cached('sitemap-parts', ['products'], async (): Promise<number> => {
  const db = await asVisitor()
  const { totalDocs } = await db.count({ collection: 'products' })
  return Math.ceil(totalDocs / SITEMAP_PART)
})

/** The live products of one sitemap, oldest first, so that a new one joins the last and moves none. */
export const listSitemapPart = cached(
  'sitemap-part',
  ['products'],
  async (part: number): Promise<{ id: string; changed: string }[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'products',
      select: { updatedAt: true },
      sort: 'id',
      limit: SITEMAP_PART,
      page: part,
    })
    return docs.map(({ id, updatedAt }) => ({ id, changed: updatedAt }))
  },
)

/** When the catalogue last changed, as far as the public can see. */
export const newestChange = cached('newest-change', ['products'], async (): Promise<string | undefined> => {
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'products',
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.updatedAt
})
