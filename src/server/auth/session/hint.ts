import type { SessionView } from './session-view'

export const HINT_COOKIE = 'maru_hint'

/** Content of the readable hint cookie: only what the header displays. Parsed by the header's inline script. */
export function hintOf({ user, cart, unread, news, place }: SessionView): string | null {
  if (!user) return null
  const type = user.type === 'seller' && user.status === 'pending' ? 'pending' : user.type
  return JSON.stringify({ n: user.name, t: type, c: cart, m: unread, b: news, p: place })
}
