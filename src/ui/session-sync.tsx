'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { onCartElsewhere } from './cart-count'

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

async function sync() {
  try {
    const answer = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (!answer.ok) return
    const { user, cart, unread, news }: Session = await answer.json()
    const waiting = user?.type === 'seller' && user.status === 'pending'
    set('session', waiting ? 'pending' : (user?.type ?? ''))
    set('name', user?.name ?? '')
    set('cart', cart > 0 ? String(cart) : '')
    set('unread', unread > 0 ? String(unread) : '')
    set('news', news > 0 ? String(news) : '')
    dispatchEvent(new Event('maru:session'))
  } catch {
    // Off line or on the way out: the hint stays.
  }
}

/** Asks after load who is here, again where signing in led to another page, when a form or another tab changed it, and when a page comes back from the browser's memory. */
export function SessionSync() {
  const path = usePathname()
  useEffect(() => {
    void sync()
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) void sync()
    }
    const again = () => void sync()
    addEventListener('pageshow', back)
    addEventListener('maru:changed', again)
    const deaf = onCartElsewhere(again)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('maru:changed', again)
      deaf()
    }
  }, [path])
  return null
}
