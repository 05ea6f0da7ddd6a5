'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/locale'

/** A count of the session, as `SessionSync` stores it on <html>. */
export type SessionCount = 'unread' | 'news'

/** `one` and `other` contain '#' for the count. */
export type CountWords = { none: string; one: string; other: string }

type Props = { what: SessionCount; words: CountWords; locale: Locale }

/** A count in words for screen readers: '3 unread notifications'. */
export function CountName({ what, words, locale }: Props) {
  const count = useSyncExternalStore(
    subscribe,
    () => Number(document.documentElement.dataset[what] ?? 0),
    () => 0,
  )
  return <span className="sr-only">{count > 0 ? counted(count, words, locale) : words.none}</span>
}

function subscribe(changed: () => void) {
  addEventListener('maru:session', changed)
  return () => removeEventListener('maru:session', changed)
}

function counted(count: number, { one, other }: CountWords, locale: Locale) {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return (isOne ? one : other).replace('#', String(count))
}
