import { allOf } from '@/domain/search/search-words'
import { orderText } from '@/server/search/postgres/order'
import { MOST } from '@/server/search/provider'
import type { Question } from '@/server/search/question'
import { codeWord, wordKey, matchOf, namedOf, wordOf } from './words'

type Statement = {
  copy: string
  /** What is read of each row, or of each group. */
  read: string
  /** In the engine's language of words; all products where empty. */
  match?: string
  /** Expressions that must be true. */
  conditions?: readonly string[]
  groupBy?: string
  within?: string
  orderBy?: string
  limit?: readonly [offset: number, count: number]
}

/** One reading of live products. The engine keeps the best MOST rows or groups. */
export function select({ copy, read, match, conditions = [], groupBy, within, orderBy, limit }: Statement) {
  const isMet = conditions.length > 0
  return [
    `SELECT ${read}${isMet ? `, (${conditions.map((each) => `(${each})`).join(' AND ')}) AS met` : ''} FROM ${copy}`,
    `WHERE ${match ? `MATCH('${match}') AND ` : ''}live=1${isMet ? ' AND met=1' : ''}`,
    groupBy && `GROUP BY ${groupBy}`,
    within && `WITHIN GROUP ORDER BY ${within}`,
    orderBy && `ORDER BY ${orderBy}`,
    `LIMIT ${(limit ?? [0, MOST]).join(',')} OPTION ranker=none, max_matches=${MOST}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** An order with the id in its halves: five columns are the most that the engine sorts by. */
export const engineOrder = (order: Parameters<typeof orderText>[0]) =>
  orderText(order).replace(/\bid (asc|desc)$/, 'id_high $1, id_low $1')

/** `words` has all words of a product, `called` those of what it is called and made of (rule C68). */
type Field = 'words' | 'called'

/** A match as `matches` in `../question.ts` has it: every unit, or a SKU with this prefix. */
export function matchIn(field: Field, { text, units, code }: Question): string | undefined {
  if (text === '') return undefined
  const coded = code.length > 1 ? codeWord(code) : wordOf('')
  const found = units.map(({ any }) => `(${matchOf(any)})`).join(' ')
  return found === '' ? `(@code ${coded})` : `((@${field} ${found}) | (@code ${coded}))`
}

/** Only mentioned: by all words, and not by those of what it is called. */
export const mentioned = (question: Question) =>
  `${matchIn('words', question)} -${matchIn('called', question)}`

/** A match of one tsquery. */
export const matchOfQuery = (query: string) => `@words (${matchOf(query)})`

/** The rank of `closeness` in `../question.ts`. */
export function engineCloseness({ code, units }: Question) {
  const [first, ...others] = units.map(({ categories }) => categories)
  const called = (first ?? []).filter((id) => others.every((categories) => categories.includes(id)))
  const isCalled = called.length > 0 ? `IN(shelf,${called.map(wordKey).join(',')})` : '0'
  const isNamed = units.length > 0 ? namedOf(allOf(units.map((unit) => unit.direct))) : '0'
  const [more, less] = units.length === 1 ? [isCalled, isNamed] : [isNamed, isCalled]
  const rank = `${chosenIf(more, 2)}+${chosenIf(less, 1)}`
  if (code === '') return rank
  const begins = code.length > 1 ? `IF(IN(codes,${codeNumber(code)}),4,${rank})` : rank
  return `IF(code_key=${wordKey(code)},5,${begins})`
}

const chosenIf = (condition: string, rank: number) => (condition === '0' ? '0' : `IF(${condition},${rank},0)`)

/** The beginning of a SKU as a number. */
export const codeNumber = (code: string) => Number.parseInt(codeWord(code).slice(0, 8), 16)
