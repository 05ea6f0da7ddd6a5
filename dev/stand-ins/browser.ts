type Step = { response: Response; url: string }

/** A browser as far as a redirect flow needs one: cookies per origin, redirects followed until they leave it. */
export function openBrowser(origin: string) {
  const cookies = new Map<string, string>()

  async function visit(target: string, init: RequestInit = {}): Promise<Step> {
    const url = new URL(target, origin).href
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return { response, url }
    const next = new URL(location, url).href
    return next.startsWith(origin) ? visit(next) : { response, url: next }
  }

  return { visit, post: (target: string, form: Record<string, string>) => visit(target, posting(form)) }
}

function posting(form: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(form) }
}
