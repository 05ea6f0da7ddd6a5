import { useEffect, useEffectEvent, useRef } from 'react'
import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { namesOf } from '@/domain/values/by-fact'
import { apartOf, SHARED_FIELD } from './sections/stated-apart'

const KEY = 'maru_order_words'
const NAMES: string[] = ['provider', SHARED_FIELD, ...namesOf(BUYER_FACTS)]

/** Long enough for a visit to the cart or the addresses, too short for another order. */
const LASTS_MS = 30 * 60 * 1000

type Page = { address: string; cards: readonly { id: string }[] }

/**
 * Keeps the form's input in sessionStorage while the buyer visits the cart, an address or another language. It is restored once, never
 * over other input, and only for a member who has the address it was typed for.
 */
export function useFormDraft(page: Page | null, isPlaced: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const take = useEffectEvent((form: HTMLFormElement) => restoreDraft(form, page?.cards ?? []))
  const leave = useEffectEvent((form: HTMLFormElement) => {
    if (page && !isPlaced) saveDraft(form, page.address)
  })
  const isOpen = page !== null
  useEffect(() => {
    const form = ref.current
    if (!form || !isOpen) return
    take(form)
    const hide = () => leave(form)
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      hide()
    }
  }, [isOpen])
  return ref
}

function saveDraft(form: HTMLFormElement, address: string) {
  const words: Record<string, string> = {}
  for (const field of keptFields(form)) {
    if (!(field instanceof HTMLInputElement)) words[field.name] = field.value
    else if (field.type === 'checkbox') words[field.name] = field.checked ? field.value : ''
    else if (field.type !== 'radio' || field.checked) words[field.name] = field.value
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, words, at: Date.now() }))
  } catch {
    // Storage may be blocked: then the input is not kept.
  }
}

function restoreDraft(form: HTMLFormElement, saved: readonly { id: string }[]) {
  const { address, words, at = 0 } = readDraft()
  if (Date.now() - at > LASTS_MS || !saved.some(({ id }) => id === address)) return
  for (const field of keptFields(form)) {
    const word = words?.[field.name]
    if (typeof word !== 'string') continue
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
      field.checked = field.value === word && !field.disabled
    else field.value ||= word
  }
}

const keptFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (NAMES.includes(field.name) || apartOf(field.name) !== null),
  )

type Draft = { address?: string; at?: number; words?: Record<string, unknown> }

function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    sessionStorage.removeItem(KEY)
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}
