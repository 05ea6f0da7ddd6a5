'use client'

import { useEffect } from 'react'

/** Says once that this product is looked at: not while the browser only fetches ahead. */
export function CountView({ product }: { product: string }) {
  useEffect(() => {
    const tell = () => navigator.sendBeacon?.('/api/view', product)
    const isAhead = 'prerendering' in document && document.prerendering === true
    if (!isAhead) {
      tell()
      return
    }
    document.addEventListener('prerenderingchange', tell, { once: true })
    return () => document.removeEventListener('prerenderingchange', tell)
  }, [product])
  return null
}
