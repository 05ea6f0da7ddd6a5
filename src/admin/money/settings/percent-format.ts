import { formatTag, type Locale } from '@/domain/locale'

const PPM = 1_000_000

/** Millionths as a percentage in the reader's style. */
export function percentFormat(locale: Locale) {
  const format = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 4 })
  return (ppm: number) => format.format(ppm / PPM)
}
