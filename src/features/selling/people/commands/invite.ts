import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { normalizeEmail } from '@/domain/people/email'
import {
  checkPerson,
  SELLER_INVITATION_DAYS,
  MOST_SELLER_INVITATIONS,
  MOST_PEOPLE,
} from '@/domain/people/sellers/seller-people'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { readMemberName } from '@/server/people/companies/member-names'
import { hashOf } from '@/server/auth/sign-up/tokens'
import { and, eq, gt, inArray, ne, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { lockAsSellerOwner } from './as-owner'

const { seller_invitations: invitations, users } = tables

type InvitationInput = { typed: { email: string; role: string }; locale: Locale }

/** Invites somebody by email, or once more: the earlier link no longer works (rule P41). */
export const invitePerson = (actor: Actor, { typed, locale }: InvitationInput): Promise<Result<object>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx, inside) => {
      const { email, role } = must(checkPerson(typed))
      const { seller, company, me, people } = await lockAsSellerOwner(tx, actor)
      await refuseKnown(tx, [seller, ...people.map(({ user }) => user)], email)
      const open = await tx
        .select({ id: invitations.id })
        .from(invitations)
        .where(
          and(
            eq(invitations.seller, seller),
            ne(invitations.email, email),
            gt(invitations.expiresAt, sql`now()`),
          ),
        )
      if (open.length >= MOST_SELLER_INVITATIONS || people.length >= MOST_PEOPLE)
        throw new Refusal([issue('sellerPeople.full', 'email', { max: MOST_SELLER_INVITATIONS })])
      const secret = randomBytes(32).toString('base64url')
      const written = {
        role,
        invitedBy: me,
        tokenHash: hashOf(secret),
        expiresAt: sql`now() + ${SELLER_INVITATION_DAYS} * interval '1 day'`,
      }
      await tx
        .insert(invitations)
        .values({ id: randomUUID(), seller, email, ...written })
        .onConflictDoUpdate({
          target: [invitations.seller, invitations.email],
          set: { ...written, updatedAt: sql`now()` },
        })
      const params = {
        person: await readMemberName(tx, me),
        company,
        path: `/seller-invitation?token=${secret}`,
      }
      await queueEmail(inside, { template: 'sellerPersonInvited', params, to: email, locale })
      await recordAudit(tx, {
        action: 'seller.person_invited',
        actor: { kind: 'seller', id: me },
        subject: 'sellers',
        subjectId: seller,
        details: { role },
      })
      return {}
    }),
  )

async function refuseKnown(tx: Transaction, ids: readonly string[], email: string) {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(sql`lower(${users.email})`, normalizeEmail(email))))
  if (found) throw new Refusal([issue('sellerPeople.known', 'email')])
}

/** An owner takes an invitation back. */
export const withdrawSellerInvitation = (actor: Actor, invitation: string): Promise<Result<object>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx) => {
      const { seller } = await lockAsSellerOwner(tx, actor)
      const gone = await tx
        .delete(invitations)
        .where(and(eq(invitations.id, invitation), eq(invitations.seller, seller)))
        .returning({ id: invitations.id })
      if (gone.length === 0) throw new Refusal([issue('sellerPeople.invitationGone', '')])
      return {}
    }),
  )
