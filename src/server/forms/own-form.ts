/**
 * Whether a form was sent by a page of ours. Browsers say where a request comes from, older ones by its Origin alone; what says
 * nothing has no cookies of a person.
 */
export function isOwnForm({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return origin === null || isOurs(origin, headers.get('host'))
}

function isOurs(origin: string, host: string | null) {
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || origin === siteOrigin()
}

function siteOrigin() {
  const { SITE_URL = '' } = process.env
  return URL.canParse(SITE_URL) ? new URL(SITE_URL).origin : null
}
