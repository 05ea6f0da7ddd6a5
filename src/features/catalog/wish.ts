const KEY = 'maru_wish'

/** What this tab wants to put into the cart once it has signed in. */
export function keepWish(product: string, quantity: number) {
  try {
    sessionStorage.setItem(KEY, `${product} ${quantity}`)
  } catch {
    // Storage may be closed to us: the quantity still stands in the address.
  }
}

export type Wish = { quantity: number; isOurs: boolean }

/**
 * The quantity in the address (`?add=12`), once. Only what this tab itself wished for is added without asking again: a link
 * from elsewhere fills in the quantity and no more.
 */
export function takeWish(product: string): Wish | null {
  const url = new URL(location.href)
  const quantity = Number(/^\d{1,6}$/.exec(url.searchParams.get('add') ?? '')?.[0] ?? 0)
  if (quantity < 1) return null
  url.searchParams.delete('add')
  history.replaceState(history.state, '', url)
  try {
    const isOurs = sessionStorage.getItem(KEY) === `${product} ${quantity}`
    sessionStorage.removeItem(KEY)
    return { quantity, isOurs }
  } catch {
    return { quantity, isOurs: false }
  }
}
