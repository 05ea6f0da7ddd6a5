/** Member and staff sessions are separate; one browser may have both. Payload reads the staff cookie by this name. */
export const MEMBER_COOKIE = 'maru-member'
export const STAFF_COOKIE = 'maru-token'
export type SessionCookie = typeof MEMBER_COOKIE | typeof STAFF_COOKIE

/** Options of every cookie we set. */
export const cookieOptions = () =>
  ({ path: '/', sameSite: 'lax', secure: process.env.SITE_URL?.startsWith('https://') ?? false }) as const
