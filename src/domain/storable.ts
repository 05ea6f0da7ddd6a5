/** NUL, and half of a pair of surrogates: no text has them and Postgres stores neither. */
const NOT_STORABLE = /[\0\p{Cs}]/u
const EVERY_ONE = new RegExp(NOT_STORABLE, 'gu')

/** Whether every text in a value that came as JSON can be stored, keys included. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && NOT_STORABLE.test(next)) return false
    if (typeof next === 'object' && next !== null)
      for (const [key, inner] of Object.entries(next)) left.push(key, inner)
  }
  return true
}

/** The text without what cannot be stored. */
export const storable = (text: string) => text.replace(EVERY_ONE, '')
