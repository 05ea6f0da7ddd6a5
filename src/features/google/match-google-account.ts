import 'server-only'
import {
  matchGoogleAccount,
  type Candidate,
  type GooglePerson,
  type GoogleMatch,
} from '@/domain/people/google'
import type { UserType } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { advisoryLock } from '@/server/db/locks'
import { inTransaction } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

type Row = {
  id: string
  email: string
  user_type: UserType
  google_sub: string | null
  is_verified: boolean
  is_gone: boolean
}

/**
 * Finds the account of a Google identity and links it if allowed. The advisory lock on the email prevents two
 * accounts from two windows.
 */
export function findGoogleMember(
  person: GooglePerson,
): Promise<Result<Exclude<GoogleMatch, { kind: 'link' }>>> {
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'email', person.email)
    const { rows } = await tx.execute<Row>(sql`
      select id, email, user_type, google_sub, email_verified_at is not null as is_verified, deleted_at is not null as is_gone
      from users where google_sub = ${person.sub} or email = ${person.email} for update`)
    const bySub = rows.find(({ google_sub }) => google_sub === person.sub) ?? null
    const byEmail = rows.find(({ email }) => email === person.email) ?? null
    const match = matchGoogleAccount(person, asCandidate(bySub), asCandidate(byEmail))
    if (!match.ok || match.value.kind === 'new') return match as Result<{ kind: 'new' }>
    const { kind, id } = match.value
    if (kind === 'link' && byEmail) {
      await tx.execute(sql`update users set google_sub = ${person.sub}, updated_at = now() where id = ${id}`)
      const actor = { kind: byEmail.user_type, id }
      await recordAudit(tx, { action: 'google.linked', actor, subject: 'users', subjectId: id })
    }
    return id ? ok({ kind: 'member', id }) : fail('google.refused', '')
  })
}

function asCandidate(row: Row | null): Candidate | null {
  return row && { id: row.id, googleSub: row.google_sub, isVerified: row.is_verified, isGone: row.is_gone }
}
