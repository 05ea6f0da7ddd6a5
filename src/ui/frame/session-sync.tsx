'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { onCartChangedElsewhere } from './cart-count'

type Session = {
  user: { name: string; type: string; status: string } | null
  cart: number
  unread: number
  news: number
}

function set(key: string, value: string) {
  const data = document.documentElement.dataset
  if (value) data[key] = value
  else delete data[key]
}

/** Asked again after a failure, ever more patiently; then the next page asks. */
const PAUSES = [3_000, 10_000, 30_000]

async function syncPatiently(isOver: () => boolean) {
  for (const pause of PAUSES) {
    if (isOver() || (await sync())) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  if (!isOver()) await sync()
}

/** False where nobody could be asked: then what was known stays. */
async function sync(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (!answer.ok) return false
    const { user, cart, unread, news }: Session = await answer.json()
    const waiting = user?.type === 'seller' && user.status === 'pending'
    set('session', waiting ? 'pending' : (user?.type ?? ''))
    set('name', user?.name ?? '')
    set('cart', cart > 0 ? String(cart) : '')
    set('unread', unread > 0 ? String(unread) : '')
    set('news', news > 0 ? String(news) : '')
    dispatchEvent(new Event('maru:session'))
    return true
  } catch {
    // Off line or on the way out.
    return false
  }
}

/** Asks after load who is here, again where signing in led to another page, when a form or another tab changed it, and when a page comes back from the browser's memory. */
export function SessionSync() {
  const path = usePathname()
  useEffect(() => {
    let latest = 0
    /** A later question takes the place of an earlier one that still waits. */
    const again = () => {
      const own = (latest += 1)
      void syncPatiently(() => own !== latest)
    }
    again()
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) again()
    }
    addEventListener('pageshow', back)
    addEventListener('maru:changed', again)
    const deaf = onCartChangedElsewhere(again)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('maru:changed', again)
      deaf()
      latest += 1
    }
  }, [path])
  return null
}
