/** NUL and lone surrogates: Postgres cannot store them. */
const NOT_STORABLE = /[\0\p{Cs}]/u
const EVERY_ONE = new RegExp(NOT_STORABLE, 'gu')

/** Whether Postgres can store every string of a JSON value, keys included. */
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

/** Removes characters Postgres cannot store. */
export const storable = (text: string) => text.replace(EVERY_ONE, '')
