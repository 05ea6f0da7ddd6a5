import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'tests/support/budget/statements'

export type Budget = Record<string, number>

const fileOf = (subject: string) => join(FOLDER, `${subject}.json`)

export function readBudget(subject: string): Budget {
  const file = fileOf(subject)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : {}
}

export function writeBudget(subject: string, budget: Budget) {
  const sorted = Object.fromEntries(Object.entries(budget).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(fileOf(subject), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Every line of every subject. */
export const allLines = () =>
  readdirSync(FOLDER).flatMap((file) => Object.keys(readBudget(file.replace(/\.json$/, ''))))
