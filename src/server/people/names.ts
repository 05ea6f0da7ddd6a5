import type { Locale } from '@/domain/locale'
import { sql, type SQL, type SQLWrapper } from '@/server/db/sql'

/** Syllables and letters of Hangul, for Postgres. */
const HANGUL = sql.raw(String.raw`'[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]'`)

const korean = (first: SQLWrapper, last: SQLWrapper, otherwise: SQLWrapper): SQL<string> =>
  sql`case when ${first} ~ ${HANGUL} and ${last} ~ ${HANGUL} then trim(${last}) || trim(${first}) else ${otherwise} end`

/** `personName` of `src/domain/people/person-name.ts` for two columns. */
export const personNameSql = (first: SQLWrapper, last: SQLWrapper) =>
  korean(first, last, sql`trim(concat_ws(' ', ${first}, ${last}))`)

/** `greetedName` likewise, null where there is no name. */
export const greetedNameSql = (first: SQLWrapper, last: SQLWrapper, locale: SQLWrapper) =>
  sql<
    string | null
  >`case when ${locale}::text = 'ko' then nullif(${personNameSql(first, last)}, '') else ${korean(first, last, first)} end`

/** A seller's own name in Hangul: that of the contact person, where the Latin one names the member (rule N22). */
const ownHangul = (user: SQLWrapper, first: SQLWrapper, last: SQLWrapper) =>
  sql<
    string | null
  >`(select nullif(own.contact_person_ko, '') from sellers own where own.id = ${user} and lower(trim(own.contact_person))
    in (lower(trim(${first}) || ' ' || trim(${last})), lower(trim(${last}) || ' ' || trim(${first}))))`

/** How an email greets a row of `users`, given its columns: Korean readers by their Hangul name, if one is known. */
export const emailGreeting = (user: Record<'id' | 'first' | 'last' | 'locale', SQLWrapper>) =>
  sql`coalesce(case when ${user.locale}::text = 'ko' then ${ownHangul(user.id, user.first, user.last)} end,
    ${greetedNameSql(user.first, user.last, user.locale)})`

/** The name of a row of `users`, null if it has none. */
export const memberName = sql<
  string | null
>`coalesce(nullif(display_name, ''), nullif(${personNameSql(sql.raw('first_name'), sql.raw('last_name'))}, ''))`

/** What staff see of a buyer at once, in lists and on an order: the company, else the name (rule M49). */
export const shownBuyer = sql<string | null>`coalesce(nullif(company, ''), ${memberName})`

/**
 * What a screen calls a seller's company in the reader's language: in Korean by its Korean name, if it has one; else by the name
 * given, which may be one frozen with an order. Invoices keep their own.
 */
export function companyName(locale: Locale | SQLWrapper, seller: SQLWrapper, name: SQLWrapper): SQL<string> {
  const korean = sql<string>`coalesce(${koreanCompany(seller)}, ${name})`
  if (typeof locale !== 'string') return sql`case when ${locale}::text = 'ko' then ${korean} else ${name} end`
  return locale === 'ko' ? korean : sql`${name}`
}

/** Subqueries within another piece of SQL: there drizzle names the table of each column, also where a statement has one table. */
const koreanCompany = (seller: SQLWrapper) =>
  sql`(select nullif(named.company_ko, '') from sellers named where named.id = ${seller})`

const nameOf = (product: SQLWrapper, where: SQL) =>
  sql`(select nullif(named.name, '') from products_locales named where named._parent_id = ${product} and ${where})`

/** A product's name in the reader's language, else in English (rule C18). */
export const productName = (locale: Locale | SQLWrapper, product: SQLWrapper) => {
  const english = nameOf(product, sql`named._locale = 'en'`)
  if (locale === 'en') return sql<string>`${english}`
  return sql<string>`coalesce(${nameOf(product, sql`named._locale = ${locale}`)}, ${english})`
}

/** What a product is called in a language today; null in English, which every order line has. */
export const productNameIn = (locale: Locale | SQLWrapper, product: SQLWrapper) =>
  locale === 'en'
    ? sql<string | null>`null`
    : sql<
        string | null
      >`${nameOf(product, sql`named._locale::text = ${locale}::text and named._locale <> 'en'`)}`

/** The marketplace's name in the settings; its default until they are saved. */
export const siteName = sql<string>`coalesce((select site_name from settings limit 1), 'Maru')`
