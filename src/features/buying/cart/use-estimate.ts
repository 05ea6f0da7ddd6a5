import { useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { useArea } from '@/ui/frame/area/delivery-area'
import type { CartView, EstimateView } from './cart-view'
import type { Cart } from './use-cart'

/**
 * What the cart comes to: at the place typed in this browser, which is asked for, else at the member's address, which came with the
 * cart (rule M52). Null where neither is known, or the server did not answer.
 */
export function useEstimate({ cart, isSending }: Pick<Cart, 'cart' | 'isSending'>, locale: Locale) {
  const area = useArea()
  const [found, setFound] = useState<{ cart: CartView; area: string; estimate: EstimateView | null }>()
  useEffect(() => {
    if (area === '' || isSending) return
    const leaving = new AbortController()
    void fetchEstimate(area, locale, leaving.signal).then((estimate) => {
      if (!leaving.signal.aborted) setFound({ cart, area, estimate })
    })
    return () => leaving.abort()
  }, [cart, area, isSending, locale])
  if (area === '') return { estimate: cart.estimate, isWaiting: isSending }
  const isNew = found?.cart === cart && found.area === area
  return { estimate: found ? found.estimate : cart.estimate, isWaiting: !isNew }
}

async function fetchEstimate(
  place: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<EstimateView | null> {
  try {
    const query = new URLSearchParams({ place, locale }).toString()
    const answer = await fetch(`/api/cart/estimate?${query}`, { signal })
    return answer.ok ? ((await answer.json()) as EstimateView) : null
  } catch {
    return null
  }
}
