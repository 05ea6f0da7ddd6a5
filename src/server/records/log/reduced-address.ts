/** What follows one of these lets its reader in. */
const SECRET_AFTER = new Set(['unsubscribe', 'reset', 'shared'])
const LONGEST = 40
/** An email address, a number as long as that of a card, or what may be one that is escaped. */
const PERSONAL = /@|%40|\d{12}/i
const NAME = /^[a-z][\w-]{0,29}$/i
const MOST_NAMES = 8
const REDUCED = '…'

/** A path without what lets somebody in or names somebody (rule Q14). */
export function reducedPath(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/')
  return segments
    .map((each, at) => {
      const isSecret = SECRET_AFTER.has(segments[at - 1] ?? '')
      return isSecret || each.length > LONGEST || PERSONAL.test(each) ? REDUCED : each
    })
    .join('/')
    .slice(0, 200)
}

/** An address as it may be kept: its path reduced, of its query the names alone. */
export function reducedAddress(url: string): string {
  const [path = '', query = ''] = url.split('?')
  const names = [...new Set(new URLSearchParams(query).keys())].filter((name) => NAME.test(name))
  return reducedPath(path) + (names.length > 0 ? `?${names.slice(0, MOST_NAMES).join('&')}` : '')
}
