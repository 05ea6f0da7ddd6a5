/** The date and hour that a clock in the zone shows, '2026-11-25T10:30'. */
export function wallClock(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The moment at which a clock in the zone shows that; of an hour that the change to summer time leaves out, the one before it. */
export function momentAt(timeZone: string, shown: string): Date | null {
  const asUtc = Date.parse(`${shown}Z`)
  if (Number.isNaN(asUtc)) return null
  const ahead = (moment: number) => Date.parse(`${wallClock(timeZone, new Date(moment))}Z`) - moment
  // The difference to UTC at about that time, then at that time.
  const about = asUtc - ahead(asUtc)
  return new Date(asUtc - ahead(about))
}
