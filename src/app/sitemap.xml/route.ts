import { sitemapIndex, XML_HEADERS } from '@/app/sitemaps/sitemap-xml'
import { countSitemapParts } from '@/features/shop/list/sitemap'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** The sitemap index: one sitemap of pages, and those of the products. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async () => {
  const parts = await countSitemapParts()
  const files = Array.from({ length: parts }, (_, at) => `/sitemaps/products-${at + 1}.xml`)
  return new Response(sitemapIndex(['/sitemaps/pages.xml', ...files]), { headers: XML_HEADERS })
})
