import { shareOf } from './ids'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SPREAD = 180 * MINUTE

/** All moments of the demo world count back from the one at which it was first made. */
export type Clock = {
  now: string
  minutesAgo: (minutes: number) => string
  /** So many days ago, and by its name up to three hours more: not everything happens at the same time of the day. */
  daysAgo: (days: number, name: string) => string
}

const iso = (time: number) => new Date(time).toISOString()

export function clockAt(moment: string): Clock {
  const now = Date.parse(moment)
  return {
    now: iso(now),
    minutesAgo: (minutes) => iso(now - minutes * MINUTE),
    daysAgo: (days, name) => iso(now - days * DAY - Math.floor(shareOf('time', name) * SPREAD)),
  }
}

export function later(moment: string, minutes: number): string {
  return iso(Date.parse(moment) + minutes * MINUTE)
}

/** The moment itself, or soon after the one that has to come before it. */
export function notBefore(moment: string, earlier: string): string {
  return moment > earlier ? moment : later(earlier, 4)
}
