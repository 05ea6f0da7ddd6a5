/** Bounds what no clear announces, such as measured figures of a seller, and how long a clear that was lost does harm (rule Q15). */
const LIFETIME = 60
const DAY = 24 * 60 * 60

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Seconds that a read is kept: not past midnight in Toronto, when pages promise other days, nor from before it. */
export function lifetimeAt(now: Date): number {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(CLOCK.formatToParts(now).find((found) => found.type === type)?.value)
  const passed = part('hour') * 3600 + part('minute') * 60 + part('second')
  return Math.min(LIFETIME, DAY - passed, Math.max(1, passed))
}
