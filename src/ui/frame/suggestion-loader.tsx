'use client'

import { useEffect } from 'react'

/** Search boxes are plain forms. Whoever goes into one gets suggestions, whose script is only fetched then; on the page of results it says what was asked. */
export function SuggestionLoader() {
  useEffect(() => {
    const asked = /\/search$/.test(location.pathname) && new URLSearchParams(location.search).get('q')
    for (const box of document.querySelectorAll<HTMLInputElement>('.search input'))
      if (asked && box.value === '') box.value = asked

    const help = async (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement) || !target.form?.matches('.search')) return
      const { attachSuggestions } = await import('./suggestions')
      attachSuggestions(target)
    }
    // The box may have been gone into before this script was there.
    void help(document.activeElement)
    const focused = (event: Event) => void help(event.target)
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  return null
}
