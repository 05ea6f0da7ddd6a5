const KEY = 'maru_cart'

/** The number beside the header's cart: stored lines only, as the server counts them (spec 2). Other open tabs are told to look. */
export function showCartCount(count: number) {
  const { dataset } = document.documentElement
  if (count > 0) dataset.cart = String(count)
  else delete dataset.cart
  dispatchEvent(new Event('maru:session'))
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Storage may be closed to us: the other tabs learn it with their next page.
  }
}

/** Calls when the cart changed in another tab; gives back how to stop. */
export function onCartElsewhere(look: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) look()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
