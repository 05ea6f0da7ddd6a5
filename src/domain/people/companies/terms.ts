import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import { toExactCents } from '@/domain/money'
import { fail, issue, ok, settle, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import type { CompanyRole } from './role'

/** Days from the order to the day it is paid by (rule M119). */
export const NET_DAYS = [15, 30] as const
export type NetDays = (typeof NET_DAYS)[number]

/** What a company may owe at a time, in cents, and whether sellers are settled before it has paid (rules M119, M124). */
export type NetTerms = { netDays: NetDays; creditLimit: number; settlesUnpaid: boolean }

/** Days of payment are Toronto's. */
export const TERMS_ZONE = 'America/Toronto'
export const todayOfTerms = (now: Date): CalendarDay => dayIn(TERMS_ZONE, now)

export const isNetDays = (days: unknown): days is NetDays => NET_DAYS.some((each) => each === days)

/** The day by which an order that is confirmed now is paid. */
export const dueDayOf = (netDays: number, now: Date): CalendarDay => addDays(todayOfTerms(now), netDays)

export const isOverdue = (dueOn: CalendarDay, now: Date) => dueOn < todayOfTerms(now)

/** Who may order on the company's terms; a requester's orders are others' to decide (rule M120). */
export const ordersOnTerms = (role: CompanyRole) => role === 'owner' || role === 'buyer'

/** Who pays what the company owes, beside the member who ordered it (rule M123). */
export const TERMS_PAYERS: readonly CompanyRole[] = ['owner', 'accountant']
export const paysFor = (role: CompanyRole) => TERMS_PAYERS.includes(role)

/** What of its limit a company has used, and whether something is overdue. */
export type Credit = { creditLimit: number; used: number; overdue: boolean }

export const creditLeft = ({ creditLimit, used }: Pick<Credit, 'creditLimit' | 'used'>) =>
  Math.max(0, creditLimit - used)

/** Whether an order of this total may be placed on terms now (rules M120, M122). */
export function checkCredit(credit: Credit, total: number): Result<true> {
  if (credit.overdue) return fail('netTerms.overdue', 'provider')
  return total > creditLeft(credit) ? fail('netTerms.overLimit', 'provider') : ok(true)
}

/** Days after the day of payment, or before it, on which somebody is reminded (rule M122). */
const REMINDERS = [-3, 1, 7, 14]

/** The first day after `after` on which to remind of what is due; null after the last. */
export function nextReminder(dueOn: CalendarDay, after: CalendarDay): CalendarDay | null {
  return REMINDERS.map((days) => addDays(dueOn, days)).find((day) => day > after) ?? null
}

export const MOST_CREDIT = 99_999_999_99

export type TypedTerms = { netDays: string; creditLimit: string; settlement: string; reason: string }

/** What staff typed: the days, the limit, when sellers are settled, and why (rule A34). */
export function checkNetTerms(typed: TypedTerms): Result<NetTerms & { reason: string }> {
  const netDays = NET_DAYS.find((days) => String(days) === typed.netDays)
  const limit = toExactCents(typed.creditLimit, 'creditLimit')
  const reason = checkReason(typed.reason)
  const isFine = limit.ok && limit.value > 0 && limit.value <= MOST_CREDIT
  const isKnown = typed.settlement === 'paid' || typed.settlement === 'usual'
  return settle(
    [
      ...(netDays ? [] : [issue('netTerms.days', 'netDays')]),
      ...(isFine ? [] : limit.ok ? [issue('money.invalid', 'creditLimit')] : limit.issues),
      ...(isKnown ? [] : [issue('moneySettings.choose', 'settlement')]),
      ...(reason.ok ? [] : reason.issues),
    ],
    {
      netDays: netDays ?? 30,
      creditLimit: limit.ok ? limit.value : 0,
      settlesUnpaid: typed.settlement === 'usual',
      reason: reason.ok ? reason.value : '',
    },
  )
}

type StoredTerms = { netDays?: number | null; creditLimit?: number | null; settlesUnpaid?: boolean | null }

/** What a form of staff was made from: other terms mean that a colleague changed them meanwhile. */
export const termsMark = ({ netDays, creditLimit, settlesUnpaid }: StoredTerms) =>
  JSON.stringify([netDays ?? null, creditLimit ?? null, settlesUnpaid ?? false])
