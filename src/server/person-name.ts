import { sql } from '@/server/db/sql'

/** Syllables and letters of Hangul, for Postgres. */
const HANGUL = String.raw`'[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]'`

const korean = (first: string, last: string, otherwise: string) =>
  `case when ${first} ~ ${HANGUL} and ${last} ~ ${HANGUL} then trim(${last}) || trim(${first}) else ${otherwise} end`

/** `personName` of `src/domain/people/person-name.ts` for two columns, which are named in the code. */
export const personNameSql = (first: string, last: string) =>
  korean(first, last, `trim(concat_ws(' ', ${first}, ${last}))`)

/** Who receives an order `o`. */
export const receiverName = sql.raw(
  personNameSql('o.shipping_address_first_name', 'o.shipping_address_last_name'),
)

/** `greetedName` likewise. */
export const greetedNameSql = (first: string, last: string) => korean(first, last, first)
