import type { COUNTRIES } from '@/domain/address/address'

type Country = (typeof COUNTRIES)[number]

/** Nobody is emailed about messages between these hours of their country (rule N8). */
const QUIET_FROM = 21
const QUIET_UNTIL = 8

/** The clock of each country we serve; Canada's is that of most of its people. */
const ZONES = { CA: 'America/Toronto', KR: 'Asia/Seoul' } as const satisfies Record<Country, string>

const isQuietHour = (hour: number) => hour >= QUIET_FROM || hour < QUIET_UNTIL

/** The hour of the day in a country. */
const hourIn = (country: Country, now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-CA', { timeZone: ZONES[country], hour: 'numeric', hourCycle: 'h23' }).format(
      now,
    ),
  )

/** The countries in which it is not night. */
export const awakeCountries = (now: Date): Country[] =>
  (Object.keys(ZONES) as Country[]).filter((country) => !isQuietHour(hourIn(country, now)))
