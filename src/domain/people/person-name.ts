import type { Locale } from '@/domain/locale'

type PersonName = { firstName?: string | null; lastName?: string | null }

export const MAX_DISPLAY_NAME = 120

/** Syllables and letters of Hangul. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/

/** Whether both parts are written in Hangul: a single one has no order of its own. */
export const isHangulName = ({ firstName, lastName }: PersonName) =>
  HANGUL.test(firstName ?? '') && HANGUL.test(lastName ?? '')

/**
 * A person's whole name; in Hangul the surname first and without space (rule P30). For rows of the database
 * `src/server/people/names.ts` says the same in SQL.
 */
export function personName(person: PersonName): string {
  const [first = '', last = ''] = [person.firstName?.trim(), person.lastName?.trim()]
  return isHangulName(person) ? last + first : [first, last].filter(Boolean).join(' ')
}

/** The name a member chose; null where it is only that of the person, which is stored as well (rule P30). */
export function chosenName({ displayName, ...person }: PersonName & { displayName?: string | null }) {
  const name = displayName?.trim() ?? ''
  return name === '' || name === personName(person).slice(0, MAX_DISPLAY_NAME) ? null : name
}

/** How a person is addressed: by the first name, in Hangul and to readers of Korean by the whole name. */
export const greetedName = (person: PersonName, locale?: Locale): string =>
  isHangulName(person) || locale === 'ko' ? personName(person) : (person.firstName?.trim() ?? '')

/** Whether a text in Latin letters, such as the contact person of a company, names the person, in either order. */
export function namesPerson(text: string | null | undefined, person: PersonName): boolean {
  const named = text?.trim().toLowerCase()
  const [first, last] = [person.firstName?.trim().toLowerCase(), person.lastName?.trim().toLowerCase()]
  return Boolean(first && last) && (named === `${first} ${last}` || named === `${last} ${first}`)
}

/** How a person is named beside a review: 'Tanis K.', or as Korean shops do, '한*서'. */
export function reviewerName(person: PersonName): string {
  const first = person.firstName?.trim() ?? ''
  const [initial] = person.lastName?.trim() ?? ''
  if (!isHangulName(person)) return [first, initial && `${initial}.`].filter(Boolean).join(' ')
  const [start = '', ...rest] = personName(person)
  return `${start}${'*'.repeat(Math.max(rest.length - 1, 1))}${rest.length > 1 ? rest.at(-1) : ''}`
}
