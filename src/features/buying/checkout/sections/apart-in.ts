import type { StatedApart } from '@/domain/orders/buyer-facts'
import { field } from '@/server/http/forms/form'
import { apartOf, isApart, SHARED_FIELD } from './stated-apart'

/** So many fields of sellers are read from a form. */
const MOST = 100

/** Box and fields of what may differ, as they were sent. */
export function keptApart(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => apartOf(name)).slice(0, MOST)
  const kept = form.has(SHARED_FIELD) ? [...names, SHARED_FIELD] : names
  return Object.fromEntries(kept.map((name) => [name, field(form, name)]))
}

/** What a form states for each seller's order apart; undefined if all share it (rule M63). */
export function apartIn(form: FormData): StatedApart | undefined {
  const kept = keptApart(form)
  if (!isApart(kept)) return undefined
  const apart: Record<string, StatedApart[string]> = {}
  for (const [name, text] of Object.entries(kept)) {
    const of = apartOf(name)
    if (of) apart[of.seller] = { ...apart[of.seller], [of.fact]: text }
  }
  return apart
}
