import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import type { BasePayload } from 'payload'
import { logPosition } from '@/domain/pages/cache/log-position'
import { Positions, type Mark } from '@/domain/pages/cache/positions'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { errorText } from '@/server/records/log/error-text'
import type { Database } from '@/server/db/transaction'
import type { Pool } from './read-place'

type Primary = Pick<BasePayload['db'], 'pool' | 'poolOptions' | 'schema'>

/** How often a replica is asked how it is, also while it is away. */
const PROBE_MS = 5_000
/** Until a transaction that clears before its end has ended. */
const ENDED_AFTER_MS = 2_000
/** One that is this many probes behind is not read, so that no page is much older than the minute it is kept for. */
const PROBES_BEHIND = 6
/** While it lags, readers do not ask it more often. */
const ASKED_EVERY_MS = 100
/** A replica that says nothing must cost a reader no more than this. */
const PATIENCE_MS = 1_000
/** Longer than any statement of a public page takes that is going well. */
const READ_MS = 5_000

const HOW_IT_IS = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position`
/** Of what is written in memory: a commit without waiting for the disk has been announced, too. */
const WRITTEN = 'select pg_current_wal_insert_lsn()::text as position'

/**
 * The replica of DATABASE_READ_URL: its connections, whether it is there, and how far it has come (docs/decisions/069). Reading from it is
 * decided by `fitFor`: whatever is doubtful is read from the primary.
 */
export class Replica {
  readonly pool: Pool
  readonly drizzle: Database
  private readonly positions = new Positions()
  private state: 'unknown' | 'fine' | 'away' = 'unknown'
  private position = 0n
  private askedAt = -Infinity
  private asking: Promise<boolean> | null = null
  /** Changes whose position is to be asked for. */
  private readonly open = new Set<Mark>()
  /** Where the primary stood at the last probes, the newest first. */
  private primary: bigint[] = []
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    url: string,
    private readonly db: Primary,
  ) {
    const pool = new pg.Pool({
      ...(db.poolOptions as object),
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: READ_MS,
      application_name: 'maru-read',
    })
    // The pool drops a connection that breaks while idle; who uses it meanwhile gets the error.
    pool.on('error', (error) => this.isAway(error))
    pool.on('connect', (client) => client.on('error', () => {}))
    // Payload's types of pg and drizzle are copies of their own; the objects are what it uses itself.
    this.pool = pool as Pool
    this.drizzle = drizzle({ client: pool, schema: db.schema }) as Database
    this.timer = setInterval(() => void this.probe(), PROBE_MS)
    this.timer.unref()
    void this.probe()
  }

  /** Whether it has all that was changed under these tags, or, without tags, all that was changed. */
  async fitFor(tags?: readonly Tag[]): Promise<boolean> {
    if (this.state !== 'fine') return false
    const needed = this.positions.needed(tags)
    if (needed === null) return false
    if (needed <= this.position) return true
    if (!this.asking && Date.now() - this.askedAt < ASKED_EVERY_MS) return false
    return (await this.ask()) && needed <= this.position
  }

  /**
   * These tags were cleared. What clears them before its transaction has ended (`isEnding`) is given two seconds until the position is
   * asked for; the bus message of the commit, which comes to every web server, asks at once.
   */
  changed(tags: readonly Tag[], isEnding: boolean) {
    const mark = this.positions.changed(tags)
    const settle = () => {
      this.open.add(mark)
      void this.settle()
    }
    if (isEnding) setTimeout(settle, ENDED_AFTER_MS).unref()
    else settle()
  }

  /** Something it was asked did not arrive: the primary is read until it answers again. Said once. */
  isAway(error: unknown) {
    if (this.state === 'away') return
    this.state = 'away'
    console.warn(`The read replica is not used, and the database itself is read instead: ${errorText(error)}`)
  }

  async close() {
    clearInterval(this.timer)
    await this.pool.end()
  }

  private async probe() {
    const [at] = await Promise.all([this.settle(), this.ask()])
    if (at === null) return
    this.primary = [at, ...this.primary].slice(0, PROBES_BEHIND + 1)
    const allowed = this.primary[PROBES_BEHIND]
    if (allowed !== undefined) this.positions.atLeast(allowed)
  }

  /** Asks the primary where its log stands, for all changes that wait for that. Null where it does not answer. */
  private async settle() {
    const marks = [...this.open]
    try {
      const { rows } = await this.db.pool.query<{ position: string }>(WRITTEN)
      const at = logPosition(rows[0]?.position ?? '')
      for (const mark of marks) {
        mark.at = at
        this.open.delete(mark)
      }
      return at
    } catch {
      // Not known: pages with these tags are read from the primary, and the next probe asks again.
      return null
    }
  }

  /** Asks the replica how far it has come: one question at a time. */
  private ask(): Promise<boolean> {
    this.askedAt = Date.now()
    this.asking ??= this.askOnce().finally(() => (this.asking = null))
    return this.asking
  }

  private async askOnce() {
    try {
      const question = { text: HOW_IT_IS, query_timeout: PATIENCE_MS }
      const { rows } = await this.pool.query<{ follows: boolean; position: string | null }>(question)
      const [row] = rows
      if (!row?.follows || !row.position) throw new Error('it takes writes itself, so it follows nobody.')
      this.position = logPosition(row.position)
      if (this.state === 'away') console.warn('The read replica is used again.')
      this.state = 'fine'
      return true
    } catch (error) {
      this.isAway(error)
      return false
    }
  }
}
