import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { directUrl } from '@/server/db/connections/direct-url'
import { sql } from '@/server/db/sql'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { STAMP_ROW } from './ask'
import { COPIES, type CopyName } from './copies'
import { liveProducts, replaceIn, stampIn } from './documents'
import { BATCH, engineState, lockEngine } from './feed'
import { writeToEngine } from './link'

/** Longer than a search may take that still asks the copy before. */
const LAST_SEARCH_MS = 5_000
const CONNECTING_MS = 10_000
/** Beside `lockEngine`, whose second key is that of no text. */
const REBUILDING = [18, 1] as const

/**
 * Fills the copy that does not answer, while changes go to both, and lets it answer from then on: searches before, during and after it
 * find everything. Returns how many products it has.
 */
export const rebuildEngine = (url: string): Promise<number> => alone((check) => rebuild(url, check))

async function rebuild(url: string, check: () => void): Promise<number> {
  const { copy, before } = await begin(url)
  let written = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (let isMore = true; isMore;) {
    check()
    const ids = await inTransaction(async (tx) => {
      await lockEngine(tx)
      await mustFill(tx, copy)
      return fillAfter(tx, { url, copy, last })
    })
    written += ids.written
    last = ids.last
    isMore = ids.isMore
  }
  check()
  await change(url, copy)
  if (before) {
    await wait(LAST_SEARCH_MS)
    check()
    await writeToEngine(url, [`TRUNCATE RTINDEX ${before}`])
  }
  return written
}

/**
 * One rebuild at a time, to its last step: two would empty and fill the same copy, and what one had emptied of the other's would be
 * missing. A lock of a session, which ends with the process; `check` throws once it is lost.
 */
async function alone<T>(work: (check: () => void) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: directUrl(),
    application_name: 'maru-search',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING_MS,
  })
  let isLost = false
  const lose = () => void (isLost = true)
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [
      ...REBUILDING,
    ])
    if (!rows[0]?.mine) throw new Error('Another rebuild is running.')
    return await work(() => {
      if (isLost) throw new Error('The connection that kept other rebuilds away ended.')
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Names the copy that is filled. The lock makes every change after it a row of `search.changes`, also the first time. */
const begin = (url: string) =>
  inTransaction(async (tx) => {
    await lockEngine(tx)
    const state = await engineState(tx)
    const copy = COPIES.find((each) => each !== state?.copy) ?? COPIES[0]
    if (!state) await tx.execute(sql`lock table search.goods in share row exclusive mode`)
    await tx.execute(
      sql`insert into search.engine (filling) values (${copy}) on conflict (one) do update set filling = ${copy}`,
    )
    await writeToEngine(url, [`TRUNCATE RTINDEX ${copy}`])
    return { copy, before: state?.copy ?? undefined }
  })

/** The engine was given up meanwhile. */
async function mustFill(tx: Transaction, copy: CopyName) {
  const state = await engineState(tx)
  if (state?.filling !== copy) throw new Error('The copy is no longer to be filled.')
}

async function fillAfter(
  tx: Transaction,
  { url, copy, last }: { url: string; copy: CopyName; last: string },
) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from search.goods where id > ${last}::uuid order by id limit ${BATCH}`)
  const ids = rows.map(({ id }) => id)
  const products = await liveProducts(tx, ids)
  if (products.length > 0) await writeToEngine(url, [replaceIn(copy, products)])
  return { written: products.length, last: ids.at(-1) ?? last, isMore: ids.length === BATCH }
}

/** From its commit on searches ask this copy. */
const change = (url: string, copy: CopyName) =>
  inTransaction(async (tx) => {
    await lockEngine(tx)
    await mustFill(tx, copy)
    const stamp = String(Date.now())
    await writeToEngine(url, [stampIn(copy, STAMP_ROW, stamp)])
    await tx.execute(sql`update search.engine set copy = ${copy}, filling = null, stamp = ${stamp}::bigint`)
  })
