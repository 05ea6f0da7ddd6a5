import { createHash } from 'node:crypto'
import demo from './accounts.json'

export type Person = { email: string; given_name: string; family_name: string; email_verified: boolean }

/** The same address is always the same Google account: 21 digits, as Google's own, stable over restarts. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  return `1${(digest.readBigUInt64BE() % 10n ** 20n).toString().padStart(20, '0')}`
}

/** A Korean name is written family name first and in one. */
export function nameOf({ given_name, family_name }: Person): string {
  if (/\p{Script=Hangul}/u.test(family_name)) return family_name + given_name
  return [given_name, family_name].filter(Boolean).join(' ')
}

/** Who may sign in: a few demo people, and whoever was typed in since the start. */
export function openAccounts(issuer: string) {
  const people = new Map(demo.map((person): [string, Person] => [subjectOf(person.email), person]))

  return {
    demo: demo.map((person) => ({ sub: subjectOf(person.email), ...person })),
    has: (sub: string) => people.has(sub),
    add(person: Person): string {
      const sub = subjectOf(person.email)
      people.set(sub, person)
      return sub
    },
    claimsOf(sub: string) {
      const person = people.get(sub)
      if (!person) return undefined
      return { sub, ...person, name: nameOf(person), picture: `${issuer}/pictures/${sub}.svg` }
    },
  }
}

export type Accounts = ReturnType<typeof openAccounts>
