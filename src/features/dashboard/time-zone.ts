const ZONES = { CA: 'America/Toronto', KR: 'Asia/Seoul' } as const

/** The time zone of the seller's country decides on which day something came in. */
export function timeZoneOf(country: keyof typeof ZONES | undefined): string {
  return ZONES[country ?? 'CA']
}
