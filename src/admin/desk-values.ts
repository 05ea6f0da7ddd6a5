import { toExactCents } from '@/domain/money'
import type { DeskField } from './desk-input'

/** Money travels in cents. */
export function deskValues(fields: DeskField[], typed: Record<string, string>) {
  return Object.fromEntries(
    fields.map(({ name, isMoney }) => {
      const cents = isMoney ? toExactCents(typed[name] ?? '', name) : undefined
      return [name, cents?.ok ? cents.value : (typed[name] ?? '').trim()]
    }),
  )
}
