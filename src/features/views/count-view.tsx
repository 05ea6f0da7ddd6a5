'use client'

import { useEffect } from 'react'

/** Reports one view of a product, but not while the browser prerenders. */
export function CountView({ product }: { product: string }) {
  useEffect(() => {
    const report = () => navigator.sendBeacon?.('/api/view', product)
    const isPrerendering = 'prerendering' in document && document.prerendering === true
    if (!isPrerendering) {
      report()
      return
    }
    document.addEventListener('prerenderingchange', report, { once: true })
    return () => document.removeEventListener('prerenderingchange', report)
  }, [product])
  return null
}
