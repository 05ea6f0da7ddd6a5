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

const ON_ITS_WAY = 5_000

/**
 * Calls back when another tab changed the cart, or this one just before it was left; returns the unsubscribe
 * function.
 */
export function onCartChangedElsewhere(look: () => void) {
  const lookSoon = (told: string | null) => {
    const isUnderWay = told?.startsWith('later') ?? false
    for (const wait of isUnderWay ? [1_000, 4_000] : [0]) setTimeout(look, wait)
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) lookSoon(newValue)
  }
  addEventListener('storage', hear)
  const told = lastTold()
  if (told?.startsWith('later') && Date.now() - Number(told.slice(6)) < ON_ITS_WAY) lookSoon(told)
  return () => removeEventListener('storage', hear)
}

function lastTold() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
