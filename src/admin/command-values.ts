import { toExactCents } from '@/domain/money'
import type { CommandField } from './command-input'

/** The values to send; money in cents. */
export function commandValues(fields: CommandField[], typed: Record<string, string>) {
  return Object.fromEntries(
    fields.map(({ name, isMoney }) => {
      const cents = isMoney ? toExactCents(typed[name] ?? '', name) : undefined
      return [name, cents?.ok ? cents.value : (typed[name] ?? '').trim()]
    }),
  )
}
