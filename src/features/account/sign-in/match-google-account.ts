import 'server-only'
import {
  matchGoogleAccount,
  type Candidate,
  type GooglePerson,
  type GoogleMatch,
} from '@/domain/people/sign-in/google'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { advisoryLock } from '@/server/db/locks'
import { eq, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'

const { users } = tables

type Row = Pick<typeof users.$inferSelect, 'id' | 'googleSub' | 'emailVerifiedAt' | 'deletedAt'>

/**
 * Finds the account of a Google identity and links it if allowed. The advisory lock on the email prevents two
 * accounts from two windows.
 */
export function findGoogleMember(
  person: GooglePerson,
): Promise<Result<Exclude<GoogleMatch, { kind: 'link' }>>> {
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'email', person.email)
    const rows = await tx
      .select({
        id: users.id,
        email: users.email,
        userType: users.userType,
        googleSub: users.googleSub,
        emailVerifiedAt: users.emailVerifiedAt,
        deletedAt: users.deletedAt,
      })
      .from(users)
      .where(or(eq(users.googleSub, person.sub), eq(users.email, person.email)))
      .for('update')
    const bySub = rows.find(({ googleSub }) => googleSub === person.sub) ?? null
    const byEmail = rows.find(({ email }) => email === person.email) ?? null
    const match = matchGoogleAccount(person, asCandidate(bySub), asCandidate(byEmail))
    if (!match.ok || match.value.kind === 'new') return match as Result<{ kind: 'new' }>
    const { kind, id } = match.value
    if (kind === 'link' && byEmail) {
      await tx
        .update(users)
        .set({ googleSub: person.sub, updatedAt: sql`now()` })
        .where(eq(users.id, id))
      const actor = { kind: byEmail.userType, id }
      await recordAudit(tx, { action: 'google.linked', actor, subject: 'users', subjectId: id })
    }
    return id ? ok({ kind: 'member', id }) : fail('google.refused', '')
  })
}

function asCandidate(row: Row | null): Candidate | null {
  if (!row) return null
  const { id, googleSub, emailVerifiedAt, deletedAt } = row
  return { id, googleSub, isVerified: emailVerifiedAt !== null, isGone: deletedAt !== null }
}
