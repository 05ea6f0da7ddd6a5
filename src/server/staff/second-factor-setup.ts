import 'server-only'
import { randomUUID } from 'node:crypto'
import { asSystem } from '@/server/data'
import { lockRows } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { keyedHash } from '@/server/seal'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { stepOfCode, toBase32 } from './totp'

const SECRET_BYTES = 20

/**
 * The secret offered for a new factor, derived from the session:
 * stable and unguessable without storing it or sending it back.
 */
export function offeredSecret(id: string, sid: string): string {
  return toBase32(keyedHash('offered-factor', `${id} in ${sid}`).subarray(0, SECRET_BYTES))
}

type SetUp = { id: string; sid: string; code: string }

/**
 * Stores a factor confirmed by its first code and ends the other sessions. Returns
 * the recovery codes, once; null for a wrong code or an existing factor.
 */
export async function setUpFactor({ id, sid, code }: SetUp): Promise<string[] | null> {
  const secret = offeredSecret(id, sid)
  const step = stepOfCode(secret, code.replace(/\s/g, ''), Date.now())
  if (step === null) return null
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((each) => ({ hash: hashOfRecoveryCode(each) }))
  const db = await asSystem()
  const isNew = await inTransaction(async (tx, inside) => {
    await lockRows(tx, tables.staff, [id])
    const { rows } = await tx.execute(sql`select 1 from second_factors where id = ${id}`)
    if (rows.length > 0) return false
    const data = { id, secret, lastStep: step, recoveryCodes }
    await db.create({ collection: 'second-factors', data: data as never, req: inside })
    await tx.execute(sql`delete from staff_sessions where _parent_id = ${id} and id <> ${sid}`)
    return true
  })
  return isNew ? codes : null
}

/** Replaces the recovery codes. In SQL, because Payload's update would also write back `lastStep`. */
export async function renewRecoveryCodes(id: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await inTransaction(async (tx) => {
    await lockRows(tx, tables.second_factors, [id])
    await tx.execute(sql`delete from second_factors_recovery_codes where _parent_id = ${id}`)
    for (const [order, code] of codes.entries())
      await tx.execute(sql`
        insert into second_factors_recovery_codes (_order, _parent_id, id, hash)
        values (${order + 1}, ${id}, ${randomUUID()}, ${hashOfRecoveryCode(code)})`)
  })
  return codes
}
