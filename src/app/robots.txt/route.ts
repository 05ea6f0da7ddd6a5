import { LOCALES } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { isStaging } from '@/server/settings/env'
import { route } from '@/server/http/route'
import { absolute } from '@/ui/page/absolute'

export const dynamic = 'force-dynamic'

/** Personal pages and endpoints. A `$` ends a path: /seller-inquiry is public. */
const PRIVATE = [
  '/seller/',
  '/seller$',
  '/cart',
  '/checkout',
  '/company',
  '/price-requests',
  '/buyer-returns',
  '/profile',
  '/buyer-orders',
  '/order/',
  '/thank-you/',
  '/messages',
  '/notifications',
  '/upload',
  '/login',
  '/register',
  '/search',
]

/** robots.txt. Sorted and filtered lists are duplicates, so every query string is disallowed; on staging everything. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, () => {
  if (isStaging()) return asText(['User-agent: *', 'Disallow: /', ''])
  const hidden = LOCALES.flatMap((locale) => PRIVATE.map((path) => localePath(locale, path)))
  const lines = [
    'User-agent: *',
    // Documents of products are found too (rule C62).
    'Allow: /api/product-documents/file/',
    ...['/api/', '/admin', ...hidden, '/*?'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ]
  return asText(lines)
})

const asText = (lines: string[]) =>
  new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
