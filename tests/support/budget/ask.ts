import type { Browser } from '~/tests/support/http/browser'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>
type Asked = {
  method?: string
  headers?: Record<string, string>
  json?: object
  body?: BodyInit
  params?: object
}

/** Asks a route from a page of ours and reads the whole answer. */
export function ask(browser: Browser, handler: Handler, path: string, asked: Asked = {}) {
  const { json, params = {}, body = json && JSON.stringify(json), ...rest } = asked
  const headers = {
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
    ...(json && { 'content-type': 'application/json' }),
    ...rest.headers,
  }
  const method = rest.method ?? (body ? 'POST' : 'GET')
  return browser.within(async () => {
    const request = new Request(`${process.env.SITE_URL}/${path}`, { method, headers, body })
    const answer = await handler(request, { params: Promise.resolve(params as never) })
    await answer.arrayBuffer()
    return answer
  })
}
