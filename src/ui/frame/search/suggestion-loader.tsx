'use client'

import { useEffect } from 'react'

/** Loads the suggestions script on the first focus of a search box; on the results page it fills in the query. */
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
    // The box may have been focused before this script ran.
    void help(document.activeElement)
    const focused = (event: Event) => void help(event.target)
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  return null
}
