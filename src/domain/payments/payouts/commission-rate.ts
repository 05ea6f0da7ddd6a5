import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'

/** Half of what is sold. */
export const MAX_COMMISSION_PPM = 500_000

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/

/** A typed percentage, such as 8 or 8.25 % or 8,25, in millionths (rule M48). */
export function commissionOf(text: string, path = 'percent'): Result<number> {
  const [, whole, part = ''] = PERCENT.exec(text.trim()) ?? []
  if (whole === undefined) return fail('commission.invalid', path)
  const ppm = Number(whole + part.padEnd(4, '0'))
  return ppm > MAX_COMMISSION_PPM ? fail('commission.tooHigh', path) : ok(ppm)
}

/** The other way round, to be typed over. */
export const percentOf = (ppm: number) => decimal(ppm, 4).replace(/\.?0+$/, '')

/** As the reader's language writes it, the same on the server and in the browser: 8%, 8,25 %. */
export const formatRate = (ppm: number, locale: Locale) =>
  locale === 'fr' ? `${percentOf(ppm).replace('.', ',')}\u00a0%` : `${percentOf(ppm)}%`
