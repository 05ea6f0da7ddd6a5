'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { saveRecent, recentIds } from './recent-store'

const RecentList = lazy(() => import('./recent-list'))

export type RecentWords = Record<'title' | 'clear' | 'cleared' | 'from' | 'best', string>
type Props = { locale: Locale; words: RecentWords; product?: string }

/** Recently viewed, on this device only. Without any, nothing is loaded. */
export function RecentlyViewed({ locale, words, product }: Props) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    const later = setTimeout(() => {
      setIds(recentIds().filter((id) => id !== product))
      if (product) saveRecent(product)
    })
    return () => clearTimeout(later)
  }, [product])
  if (ids.length === 0) return null
  return (
    <Suspense>
      <RecentList ids={ids} locale={locale} words={words} />
    </Suspense>
  )
}
