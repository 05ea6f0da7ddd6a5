import { Failure } from './failure.mjs'

const CHANGED = '--changed'

/** Which steps are asked for (all, when none is named), and what after `--` goes on to vitest or Playwright. */
export function readArguments(given, known) {
  const args = given.filter((each) => each !== CHANGED)
  const cut = args.indexOf('--')
  const named = cut === -1 ? args : args.slice(0, cut)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is no step "${unknown}". The steps are ${known.join(', ')}.`)
  return {
    names: named.length > 0 ? known.filter((name) => named.includes(name)) : known,
    filters: cut === -1 ? [] : args.slice(cut + 1),
    onlyChanged: args.length < given.length,
  }
}
