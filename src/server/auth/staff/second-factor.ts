import 'server-only'
import { and, eq, lt } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { boot, database } from '@/server/db/transaction'
import { hashOfRecoveryCode } from './recovery-codes'
import { countTry, uncountTry } from '@/server/auth/throttle'
import { stepOfCode } from './totp'

const { second_factors: factors, second_factors_recovery_codes: codes } = tables

type Factor = { secret: string; codesLeft: number }

/** The second factor of a staff member, or null. */
export async function findFactor(staffId: string): Promise<Factor | null> {
  const payload = await boot()
  const { docs } = await payload.find({
    collection: 'second-factors',
    where: { id: { equals: staffId } },
    overrideAccess: true,
    context: { reveal: 'secret' },
    depth: 0,
    pagination: false,
    limit: 1,
  })
  const [factor] = docs
  return factor ? { secret: factor.secret, codesLeft: factor.recoveryCodes?.length ?? 0 } : null
}

/** Accepts an authenticator or recovery code. Each works once, also for concurrent requests. */
async function takeCode(staffId: string, { secret }: Factor, typed: string): Promise<boolean> {
  const db = await database()
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) {
    const used = await db
      .delete(codes)
      .where(and(eq(codes._parentID, staffId), eq(codes.hash, hashOfRecoveryCode(code))))
      .returning({ id: codes.id })
    return used.length > 0
  }
  const step = stepOfCode(secret, code, Date.now())
  if (step === null) return false
  const taken = await db
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.id, staffId), lt(factors.lastStep, step)))
    .returning({ id: factors.id })
  return taken.length > 0
}

export type CodeResult = { ok: true } | { ok: false; wait: number }

/**
 * One attempt with a code. The password comes first, so a low limit per account locks nobody out; known
 * devices have a limit of their own. `wait`: seconds until the next attempt.
 */
export async function tryCode(staffId: string, code: string, device?: string): Promise<CodeResult> {
  const factor = await findFactor(staffId)
  if (!factor || code.trim() === '') return { ok: false, wait: 0 }
  const caller = { account: staffId, device }
  const stop = await countTry('staffCode', caller)
  if (stop) return { ok: false, wait: stop.seconds }
  if (!(await takeCode(staffId, factor, code))) return { ok: false, wait: 0 }
  await uncountTry('staffCode', caller)
  return { ok: true }
}
