/** JSON refusal, never cached. */
const refuse = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The admin displays `errors`. */
const say = (status: number, message: string) => refuse(status, { message, errors: [{ message }] })

const NOT_FOUND = 'Not found.'

export const notFound = () => refuse(404, { message: NOT_FOUND })
export const tooLarge = () => say(413, 'That is more than we take at once.')
export const wrongType = (wanted: string) => say(415, `Send this as ${wanted}.`)
export const unreadable = () => say(400, 'What was sent cannot be read.')
export const badText = () => say(422, 'The text contains a character that cannot be stored.')
export const confirmFirst = () =>
  say(
    403,
    'For your safety, sign out and in again, then save: this is changed only within ten minutes of signing in.',
  )

const plain = (status: number, text: string, headers = {}) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** The same for pictures, files and sitemaps, as plain text. */
export const notFoundText = () => plain(404, NOT_FOUND)
export const retryLater = (text: string) => plain(503, text, { 'retry-after': '5' })

/** A 404 must not be cached: the row may exist tomorrow. */
export function withoutCaching(response: Response) {
  if (response.status === 404) response.headers.set('cache-control', 'no-store')
  return response
}

/** What one person asked for is kept by no cache, unless the route says otherwise. A redirect's headers cannot be changed. */
export function personal(response: Response) {
  const isRedirect = response.status >= 300 && response.status < 400
  if (!isRedirect && !response.headers.has('cache-control'))
    response.headers.set('cache-control', 'private, no-store')
  return withoutCaching(response)
}
