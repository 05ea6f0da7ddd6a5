import { toExactCents } from '@/domain/money'
import type { Issue } from '@/domain/result'
import type { CommandField } from './command-input'

/** What can be judged before a command is sent: the first field that is wrong, with what is said of it. */
type Wrong = { name: string; message?: string; issue?: Issue }

/** Empty where something is asked for, no amount of money, or too long. */
export function firstWrong(
  fields: readonly CommandField[],
  typed: Record<string, string>,
): Wrong | undefined {
  for (const { name, isMoney, blank, most = Infinity, tooLong } of fields) {
    const text = (typed[name] ?? '').trim()
    const cents = isMoney ? toExactCents(text, name) : undefined
    if (cents && !cents.ok) return { name, issue: cents.issues[0] }
    if (blank && text === '') return { name, message: blank }
    if (text.length > most) return { name, message: tooLong }
  }
  return undefined
}
