import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { zoneOf } from '@/domain/payments/tax/tax'

/** Nobody is emailed about messages between these hours of their own clock (rule N8). */
const QUIET_FROM = 21
const QUIET_UNTIL = 8

/** A province of Canada, or Korea. Provinces with two clocks have that of most of their people. */
export type ClockPlace = Province | 'KR'

/** Whose profile names no province is taken to live where most Canadians do. */
export const USUAL_PLACE: ClockPlace = 'ON'

const clockOf = (place: ClockPlace) => (place === 'KR' ? 'Asia/Seoul' : zoneOf(place))

const isQuietHour = (hour: number) => hour >= QUIET_FROM || hour < QUIET_UNTIL

/** The hour of the day in a place. */
const hourIn = (place: ClockPlace, now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: clockOf(place),
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  )

/** The places in which it is not night. */
export const awakePlaces = (now: Date): ClockPlace[] =>
  ([...PROVINCES, 'KR'] as const).filter((place) => !isQuietHour(hourIn(place, now)))
