const KEY = 'maru_wish'
/** As long as the mailed link of a sign-up: whoever registers first comes back by it, in another tab as a rule. */
const LASTS_MS = 48 * 60 * 60 * 1000

/** What this browser wants to put into the cart once somebody has signed in, or registered and confirmed the address. */
export function savePendingAdd(product: string, quantity: number) {
  try {
    localStorage.setItem(KEY, `${product} ${quantity} ${Date.now()}`)
  } catch {
    // Storage may be closed to us: the quantity still stands in the address.
  }
}

export type PendingAdd = { quantity: number; isOurs: boolean }

/**
 * The quantity in the address (`?add=12`), once. Only what this very browser wished for, and not long ago, is added without asking
 * again: a link from elsewhere fills in the quantity and no more.
 */
export function takePendingAdd(product: string): PendingAdd | null {
  const url = new URL(location.href)
  const quantity = Number(/^\d{1,6}$/.exec(url.searchParams.get('add') ?? '')?.[0] ?? 0)
  if (quantity < 1) return null
  url.searchParams.delete('add')
  history.replaceState(history.state, '', url)
  return { quantity, isOurs: takeOwn(`${product} ${quantity}`) }
}

function takeOwn(wanted: string): boolean {
  try {
    const [, wish, since] = /^(.+) (\d+)$/.exec(localStorage.getItem(KEY) ?? '') ?? []
    if (wish !== wanted) return false
    localStorage.removeItem(KEY)
    return Date.now() - Number(since) < LASTS_MS
  } catch {
    return false
  }
}
