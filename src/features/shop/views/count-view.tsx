'use client'

import { useEffect } from 'react'
import { searchedWords } from '@/domain/analytics/led-words'

/** Reports one view of a product, with the words of our search that led to it, but not while the browser prerenders. */
export function CountView({ product }: { product: string }) {
  useEffect(() => {
    const report = () => {
      const words = searchedWords(document.referrer, location.origin)
      navigator.sendBeacon?.('/api/view', words ? `${product} ${words}` : product)
    }
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
