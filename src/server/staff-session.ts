import 'server-only'
import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type TypedUser } from 'payload'
import { STAFF_LONGEST_SECONDS } from '@/domain/second-factor'
import { boot, inTransaction } from './data'
import { userOf } from './session'
import { sql } from './sql'

export type StaffSession = { token: string; expires: Date; user: TypedUser }
type Account = { id: string; email: string; hash: string | null; has_factor: boolean }

/**
 * Begins a session for a member of staff whose password and code were right. The row is held: Payload writes whole rows,
 * sessions included. Null where the account is gone, or its password or second factor changed meanwhile.
 */
export async function openStaffSession(
  id: string,
  { hash, hasFactor }: { hash: string; hasFactor: boolean },
): Promise<StaffSession | null> {
  const payload = await boot()
  const { config } = payload.collections.staff
  const { tokenExpiration } = config.auth
  const sid = randomUUID()
  const account = await inTransaction(async (tx) => {
    const { rows } = await tx.execute<Account>(
      sql`select id, email, hash, exists (select 1 from second_factors f where f.id = staff.id) as has_factor
        from staff where id = ${id} for update`,
    )
    if (rows[0]?.hash !== hash || rows[0].has_factor !== hasFactor) return null
    await tx.execute(sql`delete from staff_sessions where _parent_id = ${id} and expires_at < now()`)
    await tx.execute(sql`
      insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${id}, ${sid}, now(), now() + ${tokenExpiration} * interval '1 second'
      from staff_sessions where _parent_id = ${id}`)
    return rows[0]
  })
  if (!account) return null
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: account.email,
      sid,
      user: { ...account, collection: 'staff' } as unknown as TypedUser,
    }),
    secret: payload.secret,
    tokenExpiration,
  })
  const user = await userOf(token)
  return user ? { token, expires: new Date(exp * 1000), user } : null
}

/** Ends a session that was prolonged for long enough; true where it did. */
export async function endIfTooLong(user: TypedUser): Promise<boolean> {
  if (!('_sid' in user)) return false
  const { db } = await boot()
  const { rows } = await db.drizzle.execute(sql`
    delete from staff_sessions where id = ${user._sid} and _parent_id = ${user.id}
      and created_at < now() - ${STAFF_LONGEST_SECONDS} * interval '1 second' returning id`)
  return rows.length > 0
}

/** Ends every session of a member of staff. */
export async function endStaffSessions(id: string) {
  const { db } = await boot()
  await db.drizzle.execute(sql`delete from staff_sessions where _parent_id = ${id}`)
}
