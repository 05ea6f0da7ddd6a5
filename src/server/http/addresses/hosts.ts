type Env = Record<string, string | undefined>

/** Where an address is answered: on the shop's host, on the panel's own (`ADMIN_URL`), or on both. */
export type HostPlace = 'shop' | 'panel' | 'both'

/** Routes of ours below /api that the panel uses too: papers and files, each behind its own access rule. */
const OF_BOTH = new Set(['commission-invoice', 'health', 'invoice', 'metrics', 'order-document', 'session'])
/** Routes of ours below /api that only the panel uses. */
const OF_PANEL = new Set(['admin-commands', 'admin-exports', 'preview'])
/** The other routes of ours. What is none of ours is Payload's REST, which is the panel's but for files. */
export const OF_SHOP = new Set([
  'account',
  'auth',
  'auth-words',
  'buyer-orders',
  'cart',
  'chat',
  'checkout',
  'delivered',
  'hearts',
  'internal',
  'invoices',
  'language',
  'lists',
  'live',
  'message-file',
  'missed',
  'not-found',
  'notifications',
  'packing-lists',
  'recent',
  'seller-analytics',
  'seller-bookings',
  'seller-drafts',
  'seller-imports',
  'seller-orders',
  'seller-products',
  'seller-statement',
  'suggest',
  'translate',
  'unsubscribe',
  'uploads',
  'view',
  'webhooks',
])
const FILES = /^\/api\/(media|documents)\/file\/[^/]+$/
/** Scripts, styles, pictures and icons. */
const ASSETS = /^\/(_next|img|fonts)\/|^\/favicon\.(ico|svg)$/

export function hostPlace(path: string): HostPlace {
  // Next rewrites addresses in whatever case.
  if (/^\/admin(\/|$)/i.test(path)) return 'panel'
  if (ASSETS.test(path) || FILES.test(path)) return 'both'
  const name = /^\/api\/([^/]+)/.exec(path)?.[1]
  if (!name || OF_SHOP.has(name)) return 'shop'
  return OF_BOTH.has(name) ? 'both' : 'panel'
}

/** Every folder of src/app/api. */
export const OUR_ROUTES = [...OF_SHOP, ...OF_BOTH, ...OF_PANEL]

/** The panel's own address without a path; null where it shares the shop's host. */
export function adminOrigin(env: Env = process.env): string | null {
  const { ADMIN_URL = '' } = env
  return URL.canParse(ADMIN_URL) ? new URL(ADMIN_URL).origin : null
}

export const siteOrigin = (env: Env = process.env): string | null =>
  URL.canParse(env.SITE_URL ?? '') ? new URL(env.SITE_URL ?? '').origin : null

/** Whether a request came to the panel's own host. Any other name, such as that of our own server's requests, is the shop's. */
export function isAdminHost(host: string | null | undefined, env: Env = process.env): boolean {
  const origin = adminOrigin(env)
  return origin !== null && new URL(origin).host === host?.toLowerCase()
}

/** The path that answers a request: where it came to the wrong host, that of the route for what is not here. */
export function pathAtHost(url: string, host: string | undefined, env: Env = process.env): string {
  if (adminOrigin(env) === null) return url
  const [path = ''] = url.split('?', 1)
  const place = hostPlace(path)
  if (place === 'both' || place === (isAdminHost(host, env) ? 'panel' : 'shop')) return url
  return `/api/not-found${path === '/' ? '/admin' : url}`
}

/** A page of the panel, or of the shop, by its whole address where they have hosts of their own. */
export const panelUrl = (path: string, env: Env = process.env) =>
  new URL(path, adminOrigin(env) ?? siteOrigin(env) ?? 'http://localhost:3000').href
/** A path where both share a host, so that a link stays on the host it was opened by. */
export function shopHref(path: string, env: Env = process.env): string {
  return adminOrigin(env) === null ? path : new URL(path, siteOrigin(env) ?? undefined).href
}
