const KEY = 'maru_cart'

/**
 * Updates the count beside the header's cart: stored lines only, as the server counts them (rule L14). Notifies other
 * tabs.
 */
export function showCartCount(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.cart = String(count)
  else delete dataset.cart
  dispatchEvent(new Event('maru:session'))
  notifyTabs()
}

/** Makes other tabs reload their cart: now, or a moment later if the change has only just been sent. */
export function notifyTabs(when: 'now' | 'later' = 'now') {
  try {
    localStorage.setItem(KEY, `${when} ${Date.now()}`)
  } catch {
    // Storage may be blocked: other tabs update with their next page.
  }
}

const RECENT_MS = 5_000

/**
 * Calls back when another tab changed the cart, or this one just before it was left; returns the unsubscribe
 * function.
 */
export function onCartChangedElsewhere(reload: () => void) {
  const scheduleReload = (notice: string | null) => {
    const isUnderWay = notice?.startsWith('later') ?? false
    for (const wait of isUnderWay ? [1_000, 4_000] : [0]) setTimeout(reload, wait)
  }
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) scheduleReload(newValue)
  }
  addEventListener('storage', handleStorage)
  const notice = lastNotice()
  if (notice?.startsWith('later') && Date.now() - Number(notice.slice(6)) < RECENT_MS) scheduleReload(notice)
  return () => removeEventListener('storage', handleStorage)
}

function lastNotice() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
