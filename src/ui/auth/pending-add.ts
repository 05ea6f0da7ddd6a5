const KEY = 'maru_pending_add'
/** As long as the emailed link of a sign-up is valid: it usually opens in another tab. */
const VALID_MS = 48 * 60 * 60 * 1000

/** Stores what this browser wants to add to the cart after sign-in or a confirmed sign-up. */
export function savePendingAdd(product: string, quantity: number) {
  try {
    localStorage.setItem(KEY, `${product} ${quantity} ${Date.now()}`)
  } catch {
    // Storage may be blocked: the quantity is still in the URL.
  }
}

export type PendingAdd = { quantity: number; isOurs: boolean }

/**
 * Reads the quantity from the URL (`?add=12`) once. It is added without asking only if this browser stored it
 * recently; any other link just fills in the quantity.
 */
export function takePendingAdd(product: string): PendingAdd | null {
  const url = new URL(location.href)
  const quantity = Number(/^\d{1,6}$/.exec(url.searchParams.get('add') ?? '')?.[0] ?? 0)
  if (quantity < 1) return null
  url.searchParams.delete('add')
  history.replaceState(history.state, '', url)
  return { quantity, isOurs: takeStored(`${product} ${quantity}`) }
}

function takeStored(wanted: string): boolean {
  try {
    const [, stored, since] = /^(.+) (\d+)$/.exec(localStorage.getItem(KEY) ?? '') ?? []
    if (stored !== wanted) return false
    localStorage.removeItem(KEY)
    return Date.now() - Number(since) < VALID_MS
  } catch {
    return false
  }
}
