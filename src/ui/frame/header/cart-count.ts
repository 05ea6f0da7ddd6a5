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

function notifyTabs() {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Storage may be blocked: other tabs update with their next page.
  }
}

/** Calls back when another tab changed the cart; returns the unsubscribe function. */
export function onCartChangedElsewhere(reload: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) reload()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
