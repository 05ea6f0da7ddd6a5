import { randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function newId(prefix: string, length = 24): string {
  return prefix + [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Stripe counts time in whole seconds. */
export function now(): number {
  return Math.floor(Date.now() / 1000)
}
