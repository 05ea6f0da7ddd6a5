import 'server-only'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { STAFF_LONGEST_SECONDS } from '@/domain/people/second-factor'
import { inTransaction, boot } from '@/server/db/transaction'
import { signSession, type SignedIn } from '@/server/auth/sign-session'
import { sql } from '@/server/db/sql'

type Account = { id: string; email: string; hash: string | null; has_factor: boolean }

/**
 * Starts a staff session after password and code. The row is locked, because Payload rewrites whole rows with
 * sessions. Null if the account, password or factor changed meanwhile.
 */
export async function openStaffSession(
  id: string,
  { hash, hasFactor }: { hash: string; hasFactor: boolean },
): Promise<SignedIn | null> {
  const { collections } = await boot()
  const { tokenExpiration } = collections.staff.config.auth
  const sid = randomUUID()
  const account = await inTransaction(async (tx) => {
    const { rows } = await tx.execute<Account>(
      sql`select id, email, hash, exists (select 1 from second_factors f where f.id = staff.id) as has_factor
        from staff where id = ${id} for update`,
    )
    if (rows[0]?.hash !== hash || rows[0].has_factor !== hasFactor) return null
    await tx.execute(sql`delete from staff_sessions where _parent_id = ${id} and expires_at < now()`)
    await tx.execute(sql`
      insert into staff_sessions (_order, _parent_id, id, created_at, expires_at, proved_at)
      select coalesce(max(_order), 0) + 1, ${id}, ${sid}, now(), now() + ${tokenExpiration} * interval '1 second', now()
      from staff_sessions where _parent_id = ${id}`)
    return rows[0]
  })
  return account && signSession('staff', account, sid)
}

/** Ends a session older than the maximum; true if it did. */
export async function endIfTooLong(user: TypedUser): Promise<boolean> {
  if (!('_sid' in user)) return false
  const { db } = await boot()
  const { rows } = await db.drizzle.execute(sql`
    delete from staff_sessions where id = ${user._sid} and _parent_id = ${user.id}
      and created_at < now() - ${STAFF_LONGEST_SECONDS} * interval '1 second' returning id`)
  return rows.length > 0
}

/** Ends all sessions of a staff member. */
export async function endStaffSessions(id: string) {
  const { db } = await boot()
  await db.drizzle.execute(sql`delete from staff_sessions where _parent_id = ${id}`)
}
