import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { asSystem } from '@/server/db/data'
import { lockRows } from '@/server/db/locks'
import { and, eq, ne } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { keyedHash } from '@/server/settings/seal'
import { mailFactorChange } from './mail-factor-change'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { stepOfCode, toBase32 } from './totp'

const {
  second_factors: factors,
  second_factors_recovery_codes: stored,
  staff,
  staff_sessions: sessions,
} = tables

const SECRET_BYTES = 20

/**
 * The secret offered for a new factor, derived from the session:
 * stable and unguessable without storing it or sending it back.
 */
export function offeredSecret(id: string, sid: string): string {
  return toBase32(keyedHash('offered-factor', `${id} in ${sid}`).subarray(0, SECRET_BYTES))
}

type SetUp = { id: string; sid: string; code: string; locale: Locale }

/**
 * Stores a factor confirmed by its first code and ends the other sessions. Returns
 * the recovery codes, once; null for a wrong code or an existing factor.
 */
export async function setUpFactor({ id, sid, code, locale }: SetUp): Promise<string[] | null> {
  const secret = offeredSecret(id, sid)
  const step = stepOfCode(secret, code.replace(/\s/g, ''), Date.now())
  if (step === null) return null
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((each) => ({ hash: hashOfRecoveryCode(each) }))
  const db = await asSystem()
  const isNew = await inTransaction(async (tx, inside) => {
    await lockRows(tx, staff, [id])
    const there = await tx.select({ id: factors.id }).from(factors).where(eq(factors.id, id))
    if (there.length > 0) return false
    const data = { id, secret, lastStep: step, recoveryCodes }
    await db.create({ collection: 'second-factors', data: data as never, req: inside })
    await tx.delete(sessions).where(and(eq(sessions._parentID, id), ne(sessions.id, sid)))
    await mailFactorChange({ tx, inside }, id, { what: 'staffFactorOn', locale })
    return true
  })
  return isNew ? codes : null
}

/** Replaces the recovery codes. In SQL, because Payload's update would also write back `lastStep`. */
export async function renewRecoveryCodes(id: string, locale: Locale): Promise<string[]> {
  const codes = newRecoveryCodes()
  await inTransaction(async (tx, inside) => {
    await lockRows(tx, factors, [id])
    await tx.delete(stored).where(eq(stored._parentID, id))
    for (const [order, code] of codes.entries())
      await tx
        .insert(stored)
        .values({ _order: order + 1, _parentID: id, id: randomUUID(), hash: hashOfRecoveryCode(code) })
    await mailFactorChange({ tx, inside }, id, { what: 'staffRecoveryCodes', locale })
  })
  return codes
}
