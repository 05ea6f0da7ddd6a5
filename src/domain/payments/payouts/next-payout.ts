import { addDays, nextMonth, type CalendarDay } from '@/domain/values/calendar'
import { addAll } from '@/domain/money'
import { requestable, type Funds, type PayoutRequests } from './payout'

/** What settles on a day to come: delivered orders without a dispute. */
export type SettlingDay = { day: CalendarDay; amount: number; orders: number }

export type PayoutForecast = {
  /** Null where nothing that is known reaches the minimum. */
  day: CalendarDay | null
  /** What can be requested on that day; without a day, once everything known has settled. */
  amount: number
  isEnough: boolean
}

type PayoutFacts = {
  requests: PayoutRequests
  today: CalendarDay
  funds: Omit<Funds, 'pending'>
  settling: readonly SettlingDay[]
}

/** The next day on which a payout is requested, or can be, and its sum by what is known today (rule S49). */
export function nextPayout({ requests, today, funds, settling }: PayoutFacts): PayoutForecast {
  const free = requestable(funds)
  const until = (day: CalendarDay) =>
    addAll([free, ...settling.filter((each) => each.day <= day).map(({ amount }) => amount)])
  const isEnough = (amount: number) => amount > 0 && amount >= funds.minimum
  if (requests === 'monthly') {
    // On the first the worker asks within minutes, or once the commission is invoiced (rule M43).
    const day = today.endsWith('-01') && isEnough(free) ? today : nextMonth(today)
    return { day, amount: until(day), isEnough: isEnough(until(day)) }
  }
  if (isEnough(free)) {
    const day = requests === 'daily' ? addDays(today, 1) : today
    return { day, amount: until(day), isEnough: true }
  }
  const found = settling.find(({ day }) => isEnough(until(day)))
  return found
    ? { day: found.day, amount: until(found.day), isEnough: true }
    : { day: null, amount: addAll([free, ...settling.map(({ amount }) => amount)]), isEnough: false }
}
