import { dateFormat, type Locale } from '@/domain/locale'

/** Maru answers from Monday to Friday, 9 to 18 o'clock in Toronto (rule N7). */
const ZONE = 'America/Toronto'
const FROM = 9
const TO = 18
const CLOSED = ['Sat', 'Sun']

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Whether somebody is there now. */
export function isSupportOpen(now: Date): boolean {
  const parts = Object.fromEntries(PARTS.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(parts.hour)
  return !CLOSED.includes(parts.weekday ?? '') && hour >= FROM && hour < TO
}

/** The hours as a reader in another zone has them today, such as 23:00 and 08:00 in Seoul. French names no minute 0. */
export function supportHours(now: Date, locale: Locale, timeZone: string) {
  const format = dateFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(locale === 'ko' && { hourCycle: 'h23' as const }),
  })
  const inToronto = Number(PARTS.formatToParts(now).find(({ type }) => type === 'hour')?.value ?? 0)
  const at = (hour: number) => {
    const time = new Date(now.getTime() + (hour - inToronto) * 3_600_000)
    time.setUTCMinutes(0, 0, 0)
    return format.format(time).replace('\u00a0h\u00a000', '\u00a0h')
  }
  return { from: at(FROM), to: at(TO) }
}
