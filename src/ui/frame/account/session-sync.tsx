'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { keepLive } from '@/ui/live/live-start'
import { onCartChangedElsewhere } from '@/ui/frame/header/cart-count'

type Session = {
  user: { name: string; type: string; status: string } | null
  cart: number
  unread: number
  news: number
  place: string
}

function set(key: string, value: string) {
  const data = document.documentElement.dataset
  if (value) data[key] = value
  else delete data[key]
}

/** Back-off after a failure; then the next page tries again. */
const PAUSES = [3_000, 10_000, 30_000]

async function syncWithRetries(isOver: () => boolean) {
  for (const pause of PAUSES) {
    if (isOver() || (await sync())) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  if (!isOver()) await sync()
}

/** False if the request failed: what was known stays. */
async function sync(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (!answer.ok) return false
    const { user, cart, unread, news, place }: Session = await answer.json()
    const waiting = user?.type === 'seller' && user.status === 'pending'
    set('session', waiting ? 'pending' : (user?.type ?? ''))
    set('name', user?.name ?? '')
    set('cart', cart > 0 ? String(cart) : '')
    set('unread', unread > 0 ? String(unread) : '')
    set('news', news > 0 ? String(news) : '')
    set('place', place)
    dispatchEvent(new Event('maru:session'))
    keepLive()
    return true
  } catch {
    // Offline, or the page is unloading.
    return false
  }
}

/**
 * Reloads the session after load, after a client navigation, when a form or another tab changed it, and when the page
 * comes from the back/forward cache; renders the page anew when what it shows was changed.
 */
export function SessionSync() {
  const path = usePathname()
  const router = useRouter()
  useEffect(() => {
    let latest = 0
    /** A later request cancels the retries of an earlier one. */
    const restart = () => {
      const own = (latest += 1)
      void syncWithRetries(() => own !== latest)
    }
    restart()
    const renew = () => router.refresh()
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) restart()
    }
    addEventListener('pageshow', back)
    addEventListener('maru:changed', restart)
    addEventListener('maru:stale', renew)
    const unsubscribe = onCartChangedElsewhere(restart)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('maru:changed', restart)
      removeEventListener('maru:stale', renew)
      unsubscribe()
      latest += 1
    }
  }, [path, router])
  return null
}
