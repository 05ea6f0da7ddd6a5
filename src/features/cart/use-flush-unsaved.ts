import { useEffect, type RefObject } from 'react'
import type { Locale } from '@/domain/locale'
import { notifyTabs } from '@/ui/frame/cart-count'
import { cartForm } from './cart-form'

/** Quantities by line that were typed or sent, and are not known to be stored. */
export type Unsaved = RefObject<Map<string, number>>

/** Whoever leaves the page leaves no quantity behind: what is not known to be stored goes out in a request that outlives the page. */
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
    // Off line: whoever stays on the page is told by the change itself.
  }
}
