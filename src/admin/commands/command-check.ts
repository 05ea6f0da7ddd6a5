import { toExactCents } from '@/domain/money'
import { readArrived } from '@/domain/payments/arrived'
import type { Issue } from '@/domain/result'
import type { CommandField } from './command-input'

/** What can be judged before a command is sent: the first field that is wrong, with what is said of it. */
type Wrong = { name: string; message?: string; issue?: Issue }

/** Rules about several fields at once, and the field that each path of an issue stands for. */
const RULES = {
  arrived: {
    read: ({ amount = '', currency = '', rate = '' }: Record<string, string>) =>
      readArrived({ amount, currency, rate }),
    fields: { arrived: 'amount', rate: 'rate' } as Record<string, string>,
  },
}
export type CommandRule = keyof typeof RULES

/** Empty where something is asked for, no amount of money, too long, or against the form's rule. */
export function firstWrong(
  fields: readonly CommandField[],
  typed: Record<string, string>,
  rule?: CommandRule,
): Wrong | undefined {
  for (const { name, isMoney, blank, most = Infinity, tooLong } of fields) {
    const text = (typed[name] ?? '').trim()
    const cents = isMoney ? toExactCents(text, name) : undefined
    if (cents && !cents.ok) return { name, issue: cents.issues[0] }
    if (blank && text === '') return { name, message: blank }
    if (text.length > most) return { name, message: tooLong }
  }
  if (!rule) return undefined
  const read = RULES[rule].read(typed)
  const [issue] = read.ok ? [] : read.issues
  return issue && { name: RULES[rule].fields[issue.path] ?? issue.path, issue }
}
