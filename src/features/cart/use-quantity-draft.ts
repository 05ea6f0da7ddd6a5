import { useEffect, useEffectEvent, useState } from 'react'
import { checkQuantity } from '@/domain/products/quantity'
import { parseQuantity } from '@/ui/forms/parse-quantity'
import type { CartLine } from './cart-view'
import type { Cart } from './use-cart'

/** Debounce before a typed quantity is sent. */
const PAUSE = 450

/** A quantity being typed. Sent after a pause if valid; below 1, which removes the line (rule M19), only on blur. */
export function useQuantityDraft(
  { id, quantity: stored, tiers, left }: CartLine,
  { unsaved, refused }: Pick<Cart, 'unsaved' | 'refused'>,
  send: (quantity: number) => void,
) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft ?? String(stored)
  const quantity = parseQuantity(typed)
  const isSold = checkQuantity(tiers, quantity).ok
  const mayBeSent = isSold && (left === null || quantity <= left)

  const settle = (isLeaving: boolean) => {
    const isRemoval = quantity < 1 && isLeaving
    if (draft === null || !(mayBeSent || isRemoval)) return
    setDraft(null)
    unsaved.current.delete(id)
    refused.current.delete(id)
    if (quantity !== stored) send(quantity)
  }
  const settleLater = useEffectEvent(() => settle(false))
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => settleLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])

  // When a line leaves the cart (unmount), clear its validation error, or checkout stays blocked.
  useEffect(() => {
    const { current: lines } = refused
    return () => void lines.delete(id)
  }, [refused, id])

  const type = (text: string) => {
    setDraft(text)
    const wanted = parseQuantity(text)
    const isOrderable = checkQuantity(tiers, wanted).ok && (left === null || wanted <= left)
    if (isOrderable) unsaved.current.set(id, wanted)
    else unsaved.current.delete(id)
    if (isOrderable || wanted < 1) refused.current.delete(id)
    else refused.current.add(id)
  }

  return {
    typed,
    quantity,
    isSold,
    isTouched: draft !== null,
    type,
    settle: () => settle(true),
  }
}
