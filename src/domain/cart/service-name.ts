import type { Locale } from '@/domain/locale'

/** Common names of shipping methods, as sellers write them in each language. */
const COMMON: readonly Record<Locale, string>[] = [
  { en: 'Standard', fr: 'Standard', ko: '일반 배송' },
  { en: 'Express', fr: 'Express', ko: '특급 배송' },
  { en: 'Economy', fr: 'Économique', ko: '이코노미 배송' },
  { en: 'Air freight', fr: 'Fret aérien', ko: '항공 운송' },
  { en: 'Sea freight', fr: 'Fret maritime', ko: '해상 운송' },
]

/** A stored name of a shipping method for a reader: a common one in their language, any other as its seller wrote it (rule M15). */
export function serviceName(stored: string, locale: Locale): string {
  const common = COMMON.find((names) => Object.values(names).some((name) => isSame(name, stored)))
  return common?.[locale] ?? stored
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.normalize('NFC').toLowerCase()
