const ZONES = { CA: 'America/Toronto', KR: 'Asia/Seoul' } as const

/** The one time zone of a reader, by the member's country: it decides on which day something came in. */
export function timeZoneOf(country: keyof typeof ZONES | undefined): string {
  return ZONES[country ?? 'CA']
}
