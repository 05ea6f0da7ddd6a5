'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { areHeartsUsed, heartOf } from './heart-marks'

const Hearts = lazy(() => import('./hearts'))

/** On every page: waits for the first press of a heart. Everything else is loaded with it, or where hearts were used before (rule M56). */
export function HeartLoader({ locale }: { locale: Locale }) {
  const [first, setFirst] = useState<Element | null>()
  useEffect(() => {
    if (first !== undefined) return
    const press = (event: MouseEvent) => {
      const heart = heartOf(event.target)
      if (!heart || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setFirst(heart)
    }
    const later = setTimeout(() => areHeartsUsed() && setFirst((now) => now ?? null))
    document.addEventListener('click', press)
    return () => {
      clearTimeout(later)
      document.removeEventListener('click', press)
    }
  }, [first])
  if (first === undefined) return null
  return (
    <Suspense>
      <Hearts locale={locale} first={first} />
    </Suspense>
  )
}
