import { formatTag, type Locale } from '@/domain/locale'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, in the largest whole unit: '3 days', '3 jours', '3일'. */
export function age(since: Date, now: Date, locale: Locale): string {
  const passed = Math.max(now.getTime() - since.getTime(), 0)
  const [unit, length] =
    passed >= DAY
      ? (['day', DAY] as const)
      : passed >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const)
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(passed / length),
  )
}
