import { useEffect, useEffectEvent, useState } from 'react'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { parseQuantity } from '@/ui/forms/fields/parse-quantity'
import type { CartLine } from '@/features/buying/cart/cart-view'
import type { Cart } from '@/features/buying/cart/use-cart'

/** Debounce before a typed quantity is sent. */
const PAUSE = 450

/**
 * A quantity being typed. Sent, if valid, after a pause or when its field is left; below 1, which removes the line
 * (rule M19), only then. A quantity chosen by a button is sent at once.
 */
export function useQuantityDraft(
  { id, quantity: stored, tiers, left }: CartLine,
  { unsent, refused, keptOf }: Pick<Cart, 'unsent' | 'refused' | 'keptOf'>,
  send: (quantity: number) => void,
) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft ?? keptOf(id) ?? String(stored)
  const quantity = parseQuantity(typed)
  const isOrderable = (wanted: number) => checkQuantity(tiers, wanted).ok && (left === null || wanted <= left)

  const store = (wanted: number) => {
    setDraft(null)
    unsent.current.delete(id)
    refused.current.delete(id)
    if (wanted !== stored) send(wanted)
  }
  const settle = (isLeaving: boolean) => {
    const isRemoval = quantity < 1 && isLeaving
    if (draft !== null && (isOrderable(quantity) || isRemoval)) store(quantity)
  }
  const settleLater = useEffectEvent(() => settle(false))
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => settleLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])

  // When a line leaves the cart (unmount), forget what was typed there, or checkout stays blocked.
  useEffect(() => {
    const marks = [unsent.current, refused.current]
    return () => {
      for (const lines of marks) lines.delete(id)
    }
  }, [unsent, refused, id])

  const type = (text: string) => {
    setDraft(text)
    const wanted = parseQuantity(text)
    if (isOrderable(wanted)) unsent.current.add(id)
    else unsent.current.delete(id)
    if (isOrderable(wanted) || wanted < 1) refused.current.delete(id)
    else refused.current.add(id)
  }

  return {
    typed,
    quantity,
    isSold: isOrderable(quantity),
    isTouched: draft !== null,
    type,
    choose: (wanted: number) => (isOrderable(wanted) ? store(wanted) : type(String(wanted))),
    settle: () => settle(true),
  }
}
