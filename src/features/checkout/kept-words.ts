import { useEffect, useRef } from 'react'

const KEY = 'maru_order_words'
const NAMES = ['provider', 'poNumber', 'note']

/** What was typed about an order waits in this tab while its buyer looks after the book of addresses. Somebody else's order never meets it: `address` is one of their book. */
export function leaveWords(form: HTMLFormElement | null, address: string) {
  if (!form) return
  const typed = new FormData(form)
  const words = Object.fromEntries(NAMES.map((name) => [name, typed.get(name)]))
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, words }))
  } catch {
    // Storage may be closed to us: it has to be typed again.
  }
}

/** Puts it back, once, and never over what stands there already. */
export function useWordsLeft(book: readonly { id: string }[] | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && book) takeWords(form.current, book)
  }, [book])
  return form
}

function takeWords(form: HTMLFormElement, book: readonly { id: string }[]) {
  const { address, words } = taken()
  if (!book.some(({ id }) => id === address)) return
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const word = words?.[field.name]
    if (typeof word !== 'string') continue
    if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = field.value === word && !field.disabled
    else field.value ||= word
  }
}

type Kept = { address?: string; words?: Record<string, unknown> }

function taken(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    sessionStorage.removeItem(KEY)
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
