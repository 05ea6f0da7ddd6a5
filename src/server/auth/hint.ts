import type { SessionView } from './session-view'

export const HINT_COOKIE = 'maru_hint'

/** What the page may know before it asks: no secret, only what the header shows. Read by the inline script of the header. */
export function hintOf({ user, cart, unread, news }: SessionView): string | null {
  if (!user) return null
  const type = user.type === 'seller' && user.status === 'pending' ? 'pending' : user.type
  return JSON.stringify({ n: user.name, t: type, c: cart, m: unread, b: news })
}
