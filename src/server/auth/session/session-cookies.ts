/** Member and staff sessions are separate; one browser may have both. Payload reads the staff cookie by this name. */
export const MEMBER_COOKIE = 'maru-member'
export const STAFF_COOKIE = 'maru-token'
export type SessionCookie = typeof MEMBER_COOKIE | typeof STAFF_COOKIE

/** Whether a cookie's value has the shape of a token. No header may carry NUL or Hangul, which any encoded cookie can contain. */
export const isToken = (value: string | undefined): value is string =>
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value ?? '')

/** Options of every cookie we set. */
export const cookieOptions = () =>
  ({ path: '/', sameSite: 'lax', secure: process.env.SITE_URL?.startsWith('https://') ?? false }) as const
