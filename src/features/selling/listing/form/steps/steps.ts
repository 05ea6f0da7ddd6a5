import { LOCALES, type Locale } from '@/domain/locale'

/** The parts of the form, which a phone shows one after the other (rule S41). */
export const STEPS = ['what', 'price', 'pictures'] as const
export type FormStep = (typeof STEPS)[number]

/** The languages of a listing, the reader's own first (rule S40). */
export const languagesFor = (locale: Locale): Locale[] => [
  locale,
  ...LOCALES.filter((each) => each !== locale),
]

/** Hidden where script runs, of a step on a narrow screen only; without script everything is shown. */
export const away = (isAway: boolean, where: 'everywhere' | 'phone') =>
  isAway ? { 'data-away': where } : undefined
