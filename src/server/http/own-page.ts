/** Whether a request comes from one of our pages: Sec-Fetch-Site, or Origin in older browsers. */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
