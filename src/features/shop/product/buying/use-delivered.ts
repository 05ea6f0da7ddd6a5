import { useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { useArea, useSession } from '@/ui/frame/area/delivery-area'
import type { DeliveredView } from './delivered-view'

/** Null while the quantity cannot be ordered: nothing is asked then. */
type DeliveryQuery = { product: string; quantity: number | null; locale: Locale }

/** `view` is null for a member without an address. `message` is the server's reason, '' if there was no answer. */
type Answer = { query: string; view?: DeliveredView | null; message?: string }

/** So that typing '120' asks once. */
const PAUSE_MS = 250

/** What the goods cost delivered, asked anew for each quantity and place (rule M51); the last answer stays meanwhile. */
export function useDelivered({ product, quantity, locale }: DeliveryQuery) {
  const area = useArea()
  const session = useSession()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isAsking = quantity !== null && (area !== '' || session !== '')
  const query = isAsking ? queryOf({ product, quantity, locale, area, session }) : null

  useEffect(() => {
    if (query === null) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchDelivered(query, leaving.signal)
      if (!leaving.signal.aborted) setAnswer((last) => ({ view: last?.view, ...found, query }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query, attempt])

  const isNew = answer !== null && answer.query === query
  const isPlaced = area !== '' || session !== ''
  return {
    area,
    session,
    /** Undefined until the first answer. */
    view: isPlaced ? answer?.view : null,
    message: isNew ? answer.message : undefined,
    isWaiting: !isNew,
    retry: () => {
      setAnswer((last) => last && { ...last, query: '' })
      setAttempt((n) => n + 1)
    },
  }
}

type Place = { area: string; session: string }

/** A member's own terms and address are asked for with `own`; what a visitor asks is the same for everybody. */
function queryOf({ product, quantity, locale, area, session }: DeliveryQuery & Place) {
  const asked = { product, place: area, quantity: String(quantity), locale, ...(session && { own: '1' }) }
  return new URLSearchParams(asked).toString()
}

async function fetchDelivered(query: string, signal: AbortSignal): Promise<Omit<Answer, 'query'>> {
  try {
    const answer = await fetch(`/api/delivered?${query}`, { signal })
    if (answer.ok) return { view: (await answer.json()) as DeliveredView | null }
    const { message } = (await answer.json()) as { message?: string }
    return { message: answer.status < 500 ? (message ?? '') : '' }
  } catch {
    return { message: '' }
  }
}
