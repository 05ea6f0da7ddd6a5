'use client'

import { useEffect, useEffectEvent } from 'react'

type Keys = Record<'j' | 'k' | 'a' | 'r' | '?', () => void>

const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog'

/** Single keys for a whole page; off while somebody types, and with a modifier. */
export function useQueueKeys(keys: Keys) {
  const press = useEffectEvent((key: string) => {
    if (!Object.hasOwn(keys, key)) return false
    keys[key as keyof Keys]()
    return true
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(FIELDS)
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped) return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
