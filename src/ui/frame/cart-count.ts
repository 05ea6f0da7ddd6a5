const KEY = 'maru_cart'

/** The number beside the header's cart: stored lines only, as the server counts them (rule L14). Other open tabs are told to look. */
export function showCartCount(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.cart = String(count)
  else delete dataset.cart
  dispatchEvent(new Event('maru:session'))
  notifyTabs()
}

/** The other open tabs are told to look: now, or a moment later where the change has only just been sent. */
export function notifyTabs(when: 'now' | 'later' = 'now') {
  try {
    localStorage.setItem(KEY, `${when} ${Date.now()}`)
  } catch {
    // Storage may be closed to us: the other tabs learn it with their next page.
  }
}

const ON_ITS_WAY = 5_000

/** Calls when the cart changed in another tab, or in this one as it was left a moment ago; gives back how to stop. */
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
