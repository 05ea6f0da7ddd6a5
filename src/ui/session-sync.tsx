'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { onCartElsewhere } from './cart-count'

type Session = {
  user: { name: string; type: string; status: string } | null
  cart: number
  unread: number
}

function set(key: string, value: string) {
  const data = document.documentElement.dataset
  if (value) data[key] = value
  else delete data[key]
}

async function sync() {
  try {
    const answer = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (!answer.ok) return
    const { user, cart, unread }: Session = await answer.json()
    const waiting = user?.type === 'seller' && user.status === 'pending'
    set('session', waiting ? 'pending' : (user?.type ?? ''))
    set('name', user?.name ?? '')
    set('cart', cart > 0 ? String(cart) : '')
    set('unread', unread > 0 ? String(unread) : '')
    dispatchEvent(new Event('maru:session'))
  } catch {
    // Off line or on the way out: the hint stays.
  }
}

/** Asks after load who is here, again where signing in led to another page, when a page comes back from the browser's memory, and when another tab changed the cart. */
export function SessionSync() {
  const path = usePathname()
  useEffect(() => {
    void sync()
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) void sync()
    }
    addEventListener('pageshow', back)
    const deaf = onCartElsewhere(() => void sync())
    return () => {
      removeEventListener('pageshow', back)
      deaf()
    }
  }, [path])
  return null
}
