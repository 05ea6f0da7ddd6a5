const ZONES = { CA: 'America/Toronto', KR: 'Asia/Seoul' } as const

/** The clock of a seller's own country decides which day something came in. */
export function timeZoneOf(country: keyof typeof ZONES | undefined): string {
  return ZONES[country ?? 'CA']
}
