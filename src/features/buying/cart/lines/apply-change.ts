import { isBuyable } from '@/domain/cart/cart'
import { addAll, multiply } from '@/domain/money'
import { creditOn } from '@/domain/products/prices/sample'
import { moqOf, unitPriceFor } from '@/domain/products/prices/tiers'
import type { CartLine, CartSeller, CartView, SavedLine } from '@/features/buying/cart/cart-view'

export type LineChange =
  { do: 'set'; line: string; quantity: number } | { do: 'remove' | 'later' | 'back'; line: string }

/** The optimistic cart after a change (rules M18, M19), until the server's answer replaces it. */
export function applyCartChange(cart: CartView, change: LineChange): CartView {
  if (change.do === 'back') return moveBack(cart, change.line)
  const changed = cart.sellers.flatMap(({ lines }) => lines).find(({ id }) => id === change.line)
  const isSet = change.do === 'set' && change.quantity >= 1
  const sellers = cart.sellers
    .map((seller) => ({
      ...seller,
      lines: isSet
        ? seller.lines.map((line) => (line.id === change.line ? repriced(line, change.quantity) : line))
        : seller.lines.filter(({ id }) => id !== change.line),
    }))
    .filter(({ lines }) => lines.length > 0)
  const others = cart.saved.filter(({ id }) => id !== change.line)
  const saved = change.do === 'later' && changed ? [...others, toSaved(changed)] : others
  return summed({ ...cart, saved }, sellers)
}

/** Only the server knows the seller of a saved line: until it answers, the line is in neither list. */
function moveBack(cart: CartView, line: string): CartView {
  return { ...cart, saved: cart.saved.filter(({ id }) => id !== line) }
}

function repriced(line: CartLine, quantity: number): CartLine {
  const price = unitPriceFor(line.tiers, Math.max(quantity, moqOf(line.tiers)))
  const unitPrice = price.ok ? price.value : line.unitPrice
  const total = multiply(unitPrice, quantity)
  return {
    ...line,
    quantity,
    unitPrice,
    totalPrice: total - creditOn(total, line.paidSample ?? 0),
    issues: [],
    change: undefined,
  }
}

function toSaved(line: CartLine): SavedLine {
  const {
    left: _left,
    totalPrice: _total,
    issues: _issues,
    change: _change,
    paidSample: _paid,
    ...shown
  } = line
  return { ...shown, isOnSale: isBuyable(line) }
}

function summed(cart: CartView, groups: CartSeller[]): CartView {
  const sellers = groups.map((seller) => ({
    ...seller,
    subtotal: addAll(seller.lines.filter(isBuyable).map(({ totalPrice }) => totalPrice)),
  }))
  const lines = sellers.flatMap((seller) => seller.lines)
  return {
    ...cart,
    sellers,
    subtotal: addAll(sellers.map(({ subtotal }) => subtotal)),
    count: lines.length,
    mayCheckOut: lines.length > 0 && lines.every(({ issues }) => issues.length === 0),
  }
}
