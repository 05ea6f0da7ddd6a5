import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PlainError } from '~/dev/stand-ins/serve'
import type { State } from './types'

type Saved = { [Kind in keyof State]: [string, State[Kind] extends Map<string, infer Item> ? Item : never][] }
export type Store = { state: State; commit: () => Promise<void>; reset: () => Promise<void> }

const KEPT = 5000
const DAY = 24 * 60 * 60 * 1000

/** The whole state in one file, replaced at a stroke: a kill at any moment leaves the last acknowledged state. */
export function openStore(file?: string): Store {
  const state = file ? load(file) : fill()
  if (file) mkdirSync(dirname(file), { recursive: true })
  let writing = Promise.resolve()
  let next: Promise<void> | undefined

  async function write(path: string): Promise<void> {
    trim(state)
    const handle = await open(`${path}.part`, 'w')
    await handle.writeFile(
      JSON.stringify(state, (_key, value) => (value instanceof Map ? [...value] : value)),
    )
    await handle.sync()
    await handle.close()
    await rename(`${path}.part`, path)
  }

  /** Whoever commits while a write runs shares the next one. */
  function commit(): Promise<void> {
    if (!file) return Promise.resolve()
    next ??= writing
      .catch(() => undefined)
      .then(() => {
        next = undefined
        writing = write(file)
        return writing
      })
    return next
  }

  async function reset(): Promise<void> {
    for (const kind of Object.values(state)) kind.clear()
    await commit()
  }

  return { state, commit, reset }
}

function load(file: string): State {
  try {
    const saved: Saved = JSON.parse(readFileSync(file, 'utf8'))
    return fill(saved)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fill()
    throw new PlainError(`The file ${file} cannot be read. Delete it to start the Stripe stand-in afresh.`)
  }
}

function fill(saved?: Saved): State {
  return {
    customers: new Map(saved?.customers),
    checkouts: new Map(saved?.checkouts),
    intents: new Map(saved?.intents),
    charges: new Map(saved?.charges),
    refunds: new Map(saved?.refunds),
    disputes: new Map(saved?.disputes),
    transfers: new Map(saved?.transfers),
    balance: new Map(saved?.balance),
    events: new Map(saved?.events),
    deliveries: new Map(saved?.deliveries),
    answers: new Map(saved?.answers),
  }
}

/** Events, deliveries and remembered answers are bounded; Stripe forgets a key after a day too. */
function trim({ events, deliveries, answers }: State): void {
  const old = Date.now() - DAY
  for (const [key, { at }] of answers) if (at < old) answers.delete(key)
  for (const map of [events, deliveries, answers]) {
    for (const key of [...map.keys()].slice(0, -KEPT)) map.delete(key)
  }
}
