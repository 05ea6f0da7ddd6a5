import { createHash } from 'node:crypto'

/**
 * The engine is given Postgres' lexemes, each as a hash: so both match the same words, and nothing that somebody typed stands in a
 * statement.
 */
const hash = (text: string) => createHash('md5').update(text).digest('hex')

/** A lexeme as a word of the engine. */
export const wordOf = (lexeme: string) => hash(lexeme).slice(0, 16)
/** The beginning of a SKU as a word: no lexeme has a line break. */
export const codeWord = (code: string) => wordOf(`\n${code}`)
/** As one of many numbers of a product, 32 bits. */
export const numberOf = (text: string) => Number.parseInt(hash(text).slice(0, 8), 16)
/** An id or a name to compare and group by: 52 bits, which JavaScript keeps exactly. */
export const wordKey = (text: string) => Number.parseInt(hash(text).slice(0, 13), 16)
/**
 * The number of a product, 63 bits. A hash: ids that one process makes within a millisecond begin with the same 64 bits, and of two
 * products with one number the engine would keep the last.
 */
export const documentOf = (id: string) => String(BigInt(`0x${hash(id).slice(0, 16)}`) >> 1n)
/** The first and the next 60 bits of an id, to sort by it as Postgres does: no number of the engine has room for all of it. */
export const halvesOf = (id: string) => {
  const digits = id.replaceAll('-', '')
  return {
    id_high: String(BigInt(`0x${digits.slice(0, 15)}`)),
    id_low: String(BigInt(`0x${digits.slice(15, 30)}`)),
  }
}

const QUOTED = /'((?:[^'\\]|''|\\\\)*)'/g
const withLexemes = (query: string, write: (lexeme: string) => string) =>
  query.replaceAll(QUOTED, (_, quoted: string) =>
    write(quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')),
  )

/** A tsquery as the engine writes it. Ours have quoted lexemes, and brackets around every part. */
export const matchOf = (query: string) => withLexemes(query, wordOf).replaceAll(' & ', ' ')

/** The same as a condition on the numbers of a product's name. */
export const namedOf = (query: string) =>
  withLexemes(query, (lexeme) => `IN(names,${numberOf(lexeme)})`)
    .replaceAll(' & ', ' AND ')
    .replaceAll(' | ', ' OR ')
