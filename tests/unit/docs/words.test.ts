import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

/** Words that once stood for something a stranger could not guess; CONTRIBUTING names what is said instead. */
const PRIVATE = [
  'tends?',
  'hears?|heard',
  'verge',
  'shel(?:f|ves)',
  'keeper',
  'wish(?:es|ed)?',
  'seldom',
  'nought',
  'telephone',
  'stand by',
]
const WORDS = new RegExp(`\\b(?:${PRIVATE.join('|')})\\b`, 'i')

/** camelCase and kebab-case apart, so that `holdOrder` and `hold-order` are found too. */
const apart = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')

/** Values that the database already has. */
const MEANT = /'refund\.heard'|`heard:/g
/** The tables of search and lists have columns and indexes named `shelf`. */
const SQL = /server\/(?:search|lists)\/|list-sql|tables\/indexes/

const files = filesOf(['src', 'collections']).filter(
  (file) => !/migrations\/|payload-(?:types|schema)/.test(file) && /\.(?:tsx?|mjs)$/.test(file),
)

test('code and comments use words that a stranger guesses', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const rest = line.replace(MEANT, '').replace(SQL.test(file) ? /\bshel(?:f|ves)\b/g : '', '')
        return WORDS.test(apart(rest)) ? [`${file}:${at + 1} ${line.trim()}`] : []
      }),
  )
  expect(found).toEqual([])
})

test('files have names that a stranger guesses', () => {
  const names = filesOf(['src', 'collections', 'tests', 'dev']).filter(
    (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/migrations\/\d/.test(file),
  )
  expect(names.filter((name) => WORDS.test(apart(name)))).toEqual([])
})
