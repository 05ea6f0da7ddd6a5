import { adminOrigin, isAdminHost, siteOrigin } from './hosts'

/**
 * Whether a form was sent by one of our pages (CSRF). A request with neither Sec-Fetch-Site nor Origin carries no
 * person's cookies and passes.
 */
export function isOwnForm({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return origin === null || isOurs(origin, headers.get('host'))
}

function isOurs(origin: string, host: string | null) {
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || origin === (isAdminHost(host) ? adminOrigin() : siteOrigin())
}

/** Whether a request comes from one of our pages: Sec-Fetch-Site, or Origin in older browsers. */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
