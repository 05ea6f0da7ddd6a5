import { pageEntries } from '@/app/sitemaps/page-entries'
import { sitemap, XML_HEADERS, type SitemapEntry } from '@/app/sitemaps/sitemap-xml'
import { listSitemapPart } from '@/features/shop/list/sitemap'
import { notFoundText } from '@/server/http/refusals'
import { route } from '@/server/http/route'

/**
 * Rendered on first request and cached until a product or page changes; a missing part is not cached
 * (docs/decisions/005).
 */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['file'], ignoresQuery: true } as const

export const GET = route(RULE, async (_, { params: { file } }) => {
  const entries = await entriesOf(file)
  return entries ? new Response(sitemap(entries), { headers: XML_HEADERS }) : notFoundText()
})

async function entriesOf(file: string): Promise<SitemapEntry[] | null> {
  if (file === 'pages.xml') return pageEntries()
  const [, part] = /^products-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const products = part ? await listSitemapPart(Number(part)) : []
  return products.length > 0 ? products.map(({ id, changed }) => ({ path: `/product/${id}`, changed })) : null
}
