import { createConnection, createPool, type Pool } from 'mysql2/promise'

/** The engine gives no answer that can be used; Postgres answers instead. */
export class EngineAway extends Error {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('The search engine did not answer', options)
  }
}

const AT_ONCE = 4
/** A reader waits so long for the engine before Postgres is asked. */
const PATIENCE_MS = 1_000
/** A batch of products is written in milliseconds, unless the engine saves a part of its index. */
const WRITING_MS = 20_000

export type Row = Record<string, string | number | null>

let pool: { url: string; pool: Pool } | undefined

/** One pool for a process; tests name other addresses. */
function poolAt(url: string) {
  if (pool?.url === url) return pool.pool
  void pool?.pool.end().catch(() => undefined)
  pool = { url, pool: createPool(settings(url)) }
  return pool.pool
}

const settings = (url: string) => ({
  uri: url,
  connectionLimit: AT_ONCE,
  multipleStatements: true,
  connectTimeout: PATIENCE_MS,
  enableKeepAlive: true,
})

/** Runs statements in one round trip. Returns the rows of each. */
export async function askEngine(url: string, statements: readonly string[]): Promise<Row[][]> {
  const connection = await inTime(poolAt(url).getConnection(), (late) => late.release())
  try {
    const [answer] = await inTime(connection.query(statements.join('; ')))
    const results = statements.length === 1 ? [answer] : answer
    if (!Array.isArray(results) || results.length !== statements.length || !results.every(Array.isArray))
      throw new EngineAway('an answer too few')
    connection.release()
    return results as Row[][]
  } catch (error) {
    // What is still to come on it would be taken for the next answer.
    connection.destroy()
    throw awayFrom(error)
  }
}

/** The promise, or EngineAway after PATIENCE_MS. What comes `late` is given back. */
async function inTime<T>(answer: Promise<T>, onLate?: (late: T) => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (onLate) void answer.then(onLate, () => undefined)
      reject(new EngineAway(`no answer within ${PATIENCE_MS} ms`))
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    throw awayFrom(error)
  } finally {
    clearTimeout(timer)
  }
}

const awayFrom = (error: unknown) =>
  error instanceof EngineAway ? error : new EngineAway(codeOf(error), { cause: error })

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'an error'

/** Runs statements that write, one after the other, on a connection of their own. */
export async function writeToEngine(url: string, statements: readonly string[]) {
  const connection = await createConnection(settings(url))
  try {
    for (const sql of statements) await connection.query({ sql, timeout: WRITING_MS })
  } finally {
    connection.destroy()
  }
}
