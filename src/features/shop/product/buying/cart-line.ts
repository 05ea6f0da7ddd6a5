import { badgeCount, TEMPORARY } from '@/domain/cart/cart'
import { showCartCount } from '@/ui/frame/header/cart-count'

export type LineInCart = { id: string | null; quantity: number; isOwn?: boolean }

export const NO_LINE: LineInCart = { id: null, quantity: 0 }

/** The line before the server has stored it (rule M18). */
export function temporaryLine(line: LineInCart, added: number): LineInCart {
  return { id: line.id ?? `${TEMPORARY}line`, quantity: line.quantity + added }
}

/** Only stored lines count in the header (rule L14). */
export function showCount(line: LineInCart, count: number) {
  if (badgeCount([{ id: line.id ?? TEMPORARY }]) > 0) showCartCount(count)
}

/** Fetched only with a session hint; null if the request failed. */
export async function fetchLine(product: string): Promise<LineInCart | null> {
  const { session } = document.documentElement.dataset
  if (!session) return NO_LINE
  try {
    const answer = await fetch(`/api/cart/line?product=${product}`)
    return answer.ok ? ((await answer.json()) as LineInCart) : null
  } catch {
    return null
  }
}
