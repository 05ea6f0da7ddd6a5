import 'server-only'
import { boot } from '@/server/db/transaction'
import { hashOfRecoveryCode } from './recovery-codes'
import { sql } from '@/server/db/sql'
import { countTry, uncountTry } from '@/server/auth/throttle'
import { stepOfCode } from './totp'

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
  const { db } = await boot()
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) {
    const { rows } = await db.drizzle.execute(sql`
      delete from second_factors_recovery_codes
      where _parent_id = ${staffId} and hash = ${hashOfRecoveryCode(code)} returning id`)
    return rows.length > 0
  }
  const step = stepOfCode(secret, code, Date.now())
  if (step === null) return false
  const { rows } = await db.drizzle.execute(sql`
    update second_factors set last_step = ${step} where id = ${staffId} and last_step < ${step} returning id`)
  return rows.length > 0
}

export type Tried = { ok: true } | { ok: false; wait: number }

/**
 * One attempt with a code. The password comes first, so a low limit per account locks nobody out; known
 * devices have a limit of their own. `wait`: seconds until the next attempt.
 */
export async function tryCode(staffId: string, code: string, device?: string): Promise<Tried> {
  const factor = await findFactor(staffId)
  if (!factor || code.trim() === '') return { ok: false, wait: 0 }
  const caller = { account: staffId, device }
  const stop = await countTry('staffCode', caller)
  if (stop) return { ok: false, wait: stop.seconds }
  if (!(await takeCode(staffId, factor, code))) return { ok: false, wait: 0 }
  await uncountTry('staffCode', caller)
  return { ok: true }
}
