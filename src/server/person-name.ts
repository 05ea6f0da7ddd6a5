import { alias, sql, type SQL, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

/** Syllables and letters of Hangul, for Postgres. */
const HANGUL = sql.raw(String.raw`'[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]'`)

const korean = (first: SQLWrapper, last: SQLWrapper, otherwise: SQLWrapper): SQL<string> =>
  sql`case when ${first} ~ ${HANGUL} and ${last} ~ ${HANGUL} then trim(${last}) || trim(${first}) else ${otherwise} end`

/** `personName` of `src/domain/people/person-name.ts` for two columns. */
export const personNameSql = (first: SQLWrapper, last: SQLWrapper) =>
  korean(first, last, sql`trim(concat_ws(' ', ${first}, ${last}))`)

const o = alias(tables.orders, 'o')

/** Who receives an order `o`. */
export const receiverName = personNameSql(o.shippingAddress_firstName, o.shippingAddress_lastName)

/** `greetedName` likewise. */
export const greetedNameSql = (first: SQLWrapper, last: SQLWrapper) => korean(first, last, first)
