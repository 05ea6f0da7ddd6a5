import { useEffect, type RefObject } from 'react'
import type { Locale } from '@/domain/locale'
import { notifyTabs } from '@/ui/frame/cart-count'
import { cartForm } from './cart-form'

/** Quantities by line that were typed or sent, but not confirmed as stored. */
export type Unsaved = RefObject<Map<string, number>>

/** Sends unconfirmed quantities when the page is left, in keepalive requests that outlive it. */
export function useFlushUnsaved(unsaved: Unsaved, locale: Locale) {
  useEffect(() => {
    const { current: quantities } = unsaved
    const flush = () => {
      if (quantities.size === 0) return
      for (const [line, quantity] of quantities) void sendOut(cartForm(locale, { line, quantity }))
      quantities.clear()
      notifyTabs('later')
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hide)
      flush()
    }
  }, [unsaved, locale])
}

async function sendOut(body: FormData) {
  try {
    await fetch('/api/cart/quantity', { method: 'POST', body, keepalive: true })
    notifyTabs()
  } catch {
    // Offline: on a page that stays, the change itself reports the failure.
  }
}
