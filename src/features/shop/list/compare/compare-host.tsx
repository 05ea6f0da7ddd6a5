import { lazy, Suspense, useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { isBox, isChoiceKept } from './boxes'

const CompareBar = lazy(() => import('./compare-bar'))

export type CompareWords = Record<'title' | 'compare' | 'clear' | 'most' | 'category', string>
type Props = { locale: Locale; words: CompareWords; list: string }

/** The bar of what is chosen, loaded with the first choice. `list`: changes with the products that are shown. */
export function CompareHost(props: Props) {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const use = ({ target }: Event) => isBox(target) && setUsed(true)
    const later = setTimeout(() => isChoiceKept() && setUsed(true))
    addEventListener('change', use)
    return () => {
      clearTimeout(later)
      removeEventListener('change', use)
    }
  }, [])
  if (!isUsed) return null
  return (
    <Suspense>
      <CompareBar {...props} />
    </Suspense>
  )
}
