import 'server-only'
import type { CalendarDay } from '@/domain/values/calendar'
import { keyedHash } from '@/server/settings/seal'

/** Differs from day to day: without the key it reveals nothing. Neither address nor user agent is stored. */
const keyed = (day: CalendarDay, ...who: string[]) =>
  keyedHash('visitor', JSON.stringify([day, ...who]))
    .toString('hex')
    .slice(0, 24)

/** A visitor of a day; it begins with what all visitors of the address have in common. */
export function visitorHash(day: CalendarDay, address: string, userAgent: string) {
  const ofAddress = keyed(day, address)
  return { ofAddress, visitor: `${ofAddress}${keyed(day, address, userAgent)}` }
}
