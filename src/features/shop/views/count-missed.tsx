'use client'

import { useEffect } from 'react'
import type { MissedSearch } from '@/domain/analytics/missed-search'

/** Reports a search that found nothing as it was typed (rule S54). */
export function CountMissed({ words, main }: MissedSearch) {
  useEffect(() => {
    navigator.sendBeacon?.('/api/missed', `${main} ${words}`)
  }, [words, main])
  return null
}
