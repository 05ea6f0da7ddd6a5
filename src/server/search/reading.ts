import 'server-only'
import { rowsOf } from '@/server/books/rows'
import { boot } from '@/server/data'
import { READING, type Ask } from './ask'

const TURNS = 4
const PATIENCE = 40
const waiting: (() => void)[] = []
let busy = 0

/**
 * Some statements that only read, on one connection, and never for long. Search takes at most four of the pool's ten
 * connections; when forty wait already, one more is sent away rather than everybody slowed down.
 */
export async function reading<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  if (busy >= TURNS) await turn()
  else busy += 1
  try {
    const { db } = await boot()
    return await db.drizzle.transaction(async (tx) => {
      await tx.execute(READING)
      return work((statement) => rowsOf(tx, statement))
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

/** Thrown instead of waiting in a long line. */
export class Busy extends Error {}

function turn() {
  if (waiting.length >= PATIENCE) throw new Busy('Too many searches at once.')
  return new Promise<void>((resolve) => waiting.push(resolve))
}
