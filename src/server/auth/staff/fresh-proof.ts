import 'server-only'
import type { TypedUser } from 'payload'
import * as z from 'zod'
import { mayBePassword } from '@/domain/people/sign-in/password'
import { PROOF_MINUTES } from '@/domain/people/sign-in/second-factor'
import { issue, type Issue } from '@/domain/result'
import { recordStaffEvent } from './audit'
import { database } from '@/server/db/transaction'
import { notFound } from '@/server/http/refusals'
import { isPassword } from '@/server/auth/passwords/password'
import { tryCode, type CodeResult } from './second-factor'
import { currentStaff, type StaffUser } from '@/server/auth/session/session'
import { and, eq, gt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { countTry, uncountTry } from '@/server/auth/throttle'

const { staff, staff_sessions: sessions } = tables

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
  const db = await database()
  await db
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(eq(sessions.id, sid))
  return null
}

/** Whether this session gave a code or the password recently. The caller has checked the session. */
export const isProved = async (user: TypedUser | null) =>
  user !== null && '_sid' in user && (await isFresh(String(user._sid)))

async function isFresh(sid: string) {
  const db = await database()
  const since = sql`now() - ${PROOF_MINUTES} * interval '1 minute'`
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sid), gt(sessions.provedAt, since)))
  return found.length > 0
}

/** Throttled per session, so others' attempts cannot block it. */
async function tryPassword({ id }: StaffUser, password: string, sid: string): Promise<CodeResult> {
  const caller = { account: `staff ${id} ${sid}` }
  const stop = await countTry('ownPassword', caller)
  if (stop) return { ok: false, wait: stop.seconds }
  const db = await database()
  const [stored] = await db.select({ hash: staff.hash, salt: staff.salt }).from(staff).where(eq(staff.id, id))
  const isRight = await isPassword(mayBePassword(password) ? password : ' ', stored ?? null)
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
  const wrong = asks === 'password' ? issue('staff.password', '') : issue('staff.proof', '')
  const issues: Issue[] = [wait > 0 ? issue('throttle.wait', '', { minutes }) : wrong]
  return Response.json(
    { asks, issues },
    wait > 0 ? { status: 429, headers: { 'retry-after': String(wait) } } : { status: 403 },
  )
}
