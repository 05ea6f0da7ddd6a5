import 'server-only'
import type { TypedUser } from 'payload'
import * as z from 'zod'
import { mayBePassword } from '@/domain/people/password'
import { PROOF_MINUTES } from '@/domain/people/second-factor'
import { issue, type Issue } from '@/domain/result'
import { recordStaffEvent } from './audit'
import { boot } from '@/server/db/transaction'
import { notFound } from '@/server/http/refusals'
import { isPassword, type StoredPassword } from '@/server/auth/password'
import { tryCode, type Tried } from './second-factor'
import { currentStaff, type StaffUser } from '@/server/auth/session'
import { sql } from '@/server/db/sql'
import { countTry, uncountTry } from '@/server/auth/throttle'

/** The code or password in the body of a money command. */
export const proof = z.string().max(1_000).optional()

/**
 * Money commands need a code, or the password without a second factor, given recently. Null if so, or if
 * `given` is right; else the response that asks for it. The time is stored with the session.
 */
export async function requireProof(given = ''): Promise<Response | null> {
  const user = await currentStaff()
  if (!user || !('_sid' in user)) return notFound()
  const sid = String(user._sid)
  if (await isFresh(sid)) return null
  const asks = user.factor === 'on' ? 'code' : 'password'
  if (given.trim() === '') return Response.json({ asks }, { status: 403 })
  const tried = await (asks === 'code' ? tryCode(user.id, given, sid) : tryPassword(user, given, sid))
  if (!tried.ok) return refuse(user, asks, tried.wait)
  const { db } = await boot()
  await db.drizzle.execute(sql`update staff_sessions set proved_at = now() where id = ${sid}`)
  return null
}

/** Whether this session gave a code or the password recently. The caller has checked the session. */
export const isProved = async (user: TypedUser | null) =>
  user !== null && '_sid' in user && (await isFresh(String(user._sid)))

async function isFresh(sid: string) {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute(sql`
    select 1 from staff_sessions where id = ${sid} and proved_at > now() - ${PROOF_MINUTES} * interval '1 minute'`)
  return rows.length > 0
}

/** Throttled per session, so others' attempts cannot block it. */
async function tryPassword({ id }: StaffUser, password: string, sid: string): Promise<Tried> {
  const caller = { account: `staff ${id} ${sid}` }
  const stop = await countTry('ownPassword', caller)
  if (stop) return { ok: false, wait: stop.seconds }
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<StoredPassword>(
    sql`select hash, salt from staff where id = ${id}`,
  )
  const isRight = await isPassword(mayBePassword(password) ? password : ' ', rows[0] ?? null)
  if (isRight) await uncountTry('ownPassword', caller)
  return isRight ? { ok: true } : { ok: false, wait: 0 }
}

async function refuse({ id }: StaffUser, asks: 'code' | 'password', wait: number) {
  const minutes = Math.ceil(wait / 60)
  await recordStaffEvent('staff.proof_failed', {
    by: id,
    about: id,
    details: `wrong: ${wait ? 'too many' : asks}`,
  })
  const issues: Issue[] = [wait > 0 ? issue('throttle.wait', '', { minutes }) : issue('staff.proof', '')]
  return Response.json(
    { asks, issues },
    wait > 0 ? { status: 429, headers: { 'retry-after': String(wait) } } : { status: 403 },
  )
}
