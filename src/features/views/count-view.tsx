'use client'

import { useEffect } from 'react'

/** Reports one view of a product, but not while the browser prerenders. */
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
