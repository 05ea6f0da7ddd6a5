import { randomBytes } from 'node:crypto'

/** A word that no other document has. */
export const unique = (word: string) => `${word}-${randomBytes(6).toString('hex')}`
