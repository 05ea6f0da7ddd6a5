import type * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type AnyColumn, type SQL, type SQLWrapper } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const RENEW_MS = 5_000
/** Turns of a loop begin anew after so many rows, so that a signal to end is noticed. */
const AT_ONCE = 20

/** Until when a row is claimed. Renewed while its process lives; after a kill another one takes the row over. */
export const LAPSES = sql`now() + interval '20 seconds'`

/** Nobody works on the row: the time of a claimed one lies ahead. A second counts as now, since clocks differ. */
const isFree = (updatedAt: SQLWrapper) => sql`${updatedAt} < now() + interval '1 second'`

type Table = SQLWrapper & { id: AnyColumn; updatedAt: AnyColumn }
type ClaimedRow = { id: string }
type Claim<T> = {
  table: Table
  /** What is read of a row, and its shape. */
  returning: SQL
  row: z.ZodType<T>
  due: SQL
  order: SQLWrapper
  /** The work writes the row in any case, which ends the claim. */
  isWritten?: true
}

/**
 * Claims the next due row that no process works on and that is not among `done`. Claims are times in the rows themselves
 * (`updated_at`), so they need neither a connection nor a transaction while the work is done (docs/decisions/067).
 */
export async function claimNext<T>(
  { table, returning, row, due, order }: Claim<T>,
  done: readonly string[] = [],
): Promise<T | undefined> {
  const [claimed] = await checkedRows(
    await database(),
    row,
    sql`update ${table} set updated_at = ${LAPSES} where id = (
        select id from ${table} where ${due} and ${isFree(table.updatedAt)} and id <> all(${sql.param([...done])}::uuid[])
        order by ${order} limit 1 for update skip locked
      ) returning ${returning}`,
  )
  return claimed
}

/** Works on a claimed row, and renews its claim meanwhile. */
export async function keepClaim<T>(table: Table, id: string, work: () => Promise<T>): Promise<T> {
  let renewing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A row that was ended meanwhile is not claimed again.
    renewing = setTo(table, id, LAPSES).catch(() => undefined)
  }, RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await renewing
  }
}

/**
 * Works on due rows one after the other, each claimed, until none is left; true if there may be more. One whose work fails goes
 * behind the others, and the round ends.
 */
export async function eachClaimed<T extends ClaimedRow>(
  claim: Claim<T>,
  work: (row: T) => Promise<unknown>,
): Promise<boolean> {
  const done: string[] = []
  while (done.length < AT_ONCE) {
    const row = await claimNext(claim, done)
    if (!row) return false
    done.push(row.id)
    try {
      await keepClaim(claim.table, row.id, () => work(row))
    } finally {
      if (!claim.isWritten) await endClaim(claim.table, row.id)
    }
  }
  return true
}

/** Gives a row free that is claimed still; it goes behind the others that are due. */
export const endClaim = (table: Table, id: string) => setTo(table, id, sql`clock_timestamp()`)

async function setTo(table: Table, id: string, time: SQL) {
  const db = await database()
  await db.execute(sql`update ${table} set updated_at = ${time} where id = ${id} and updated_at > now()`)
}
