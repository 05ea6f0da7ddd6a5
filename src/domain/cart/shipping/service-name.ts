import type { Locale } from '@/domain/locale'
import { cleanLine } from '@/domain/values/text'

/** Common names of shipping methods, as sellers write them in each language. */
const COMMON: readonly Record<Locale, string>[] = [
  { en: 'Standard', fr: 'Standard', ko: '일반 배송' },
  { en: 'Express', fr: 'Express', ko: '특급 배송' },
  { en: 'Economy', fr: 'Économique', ko: '이코노미 배송' },
  { en: 'Air freight', fr: 'Fret aérien', ko: '항공 운송' },
  { en: 'Sea freight', fr: 'Fret maritime', ko: '해상 운송' },
]

/** Of one language. */
export const NAME_LENGTH = 40

type ServiceNames = Record<Locale, string>

/**
 * A method's names are one text, 'By rail | Par train | 철도 운송', or the first alone: so what was chosen, ordered and invoiced is
 * kept with its names, whatever the seller calls it later (rule M15).
 */
const BETWEEN = ' | '

export function joinServiceNames(names: ServiceNames): string {
  const [en, fr, ko] = [names.en, names.fr, names.ko].map((name) => cleanLine(name.replaceAll('|', '/')))
  return fr || ko ? [en, fr, ko].join(BETWEEN) : (en ?? '')
}

export function serviceNames(stored: string): ServiceNames {
  const parts = stored.split('|').map((name) => name.trim())
  // Written in one language before there were three, with a sign of its own.
  if (parts.length !== 3) return { en: stored.trim(), fr: '', ko: '' }
  const [en = '', fr = '', ko = ''] = parts
  return { en, fr, ko }
}

/** A stored name of a shipping method for a reader: in their language if its seller or the shop knows it, else as it is (rule M15). */
export function serviceName(stored: string, locale: Locale): string {
  const { en, ...own } = serviceNames(stored)
  const given = locale === 'en' ? '' : own[locale]
  if (given) return given
  const common = COMMON.find((names) => Object.values(names).some((name) => isSame(name, en)))
  return common?.[locale] ?? en
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.normalize('NFC').toLowerCase()
