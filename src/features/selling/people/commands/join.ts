import { randomUUID } from 'node:crypto'
import { normalizeEmail } from '@/domain/people/email'
import { ENDING } from '@/domain/cart/price-requests/moves'
import { OPEN_RETURNS } from '@/domain/orders/returns/moves'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { readMemberName } from '@/server/people/companies/member-names'
import { and, eq, gt, inArray, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, Refusal } from '@/server/db/refusal'
import { endStreams, lockPeople, readEmployer } from '@/server/people/sellers/people'
import { hashOf } from '@/server/auth/sign-up/tokens'

const {
  cart_items,
  orders,
  price_requests,
  products,
  returns,
  samples,
  seller_invitations: invitations,
  seller_people: people,
  sellers,
  users,
} = tables

const isOpen = (secret: string) =>
  and(eq(invitations.tokenHash, hashOf(secret)), gt(invitations.expiresAt, sql`now()`))

/**
 * Follows an invitation, once, by the account with the email address it was sent to: a buyer's, since an account sells for one seller alone
 * (rule P41). From then on it buys nothing from that seller, so that nothing may be open between the two (rule P3).
 */
export const joinSeller = (user: string, secret: string): Promise<Result<{ seller: string }>> =>
  command(async (tx) => {
    const [known] = await tx.select({ seller: invitations.seller }).from(invitations).where(isOpen(secret))
    if (!known) throw new Refusal([issue('sellerPeople.invitationGone', '')])
    const { seller } = known
    await lockPeople(tx, seller)
    const [member] = await tx
      .select({ email: users.email, userType: users.userType, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(eq(users.id, user), isNull(users.deletedAt)))
      .for('update')
    if (!member) throw new Refusal([issue('account.signIn', '')])
    if (member.suspendedAt) throw new Refusal([issue('account.suspended', '')])
    const [found] = await tx.select().from(invitations).where(isOpen(secret)).for('update')
    const employer = await readEmployer(tx, seller)
    if (!found || employer?.status !== 'active') throw new Refusal([issue('sellerPeople.invitationGone', '')])
    if (normalizeEmail(member.email) !== found.email)
      throw new Refusal([issue('sellerPeople.otherEmail', '')])
    if (member.userType !== 'buyer') throw new Refusal([issue('sellerPeople.sells', '')])
    await endBuying(tx, { user, seller })
    await tx.insert(people).values({ id: randomUUID(), seller, user, role: found.role })
    await tx
      .update(users)
      .set({ userType: 'seller', updatedAt: sql`now()` })
      .where(eq(users.id, user))
    await tx.delete(invitations).where(eq(invitations.id, found.id))
    await endStreams(tx, user)
    await notify(tx, {
      kind: 'people.joined',
      about: seller,
      user: seller,
      event: found.id,
      params: { company: employer.company, person: await readMemberName(tx, user) },
    })
    await recordAudit(tx, {
      action: 'seller.person_joined',
      actor: { kind: 'seller', id: user },
      subject: 'sellers',
      subjectId: seller,
      details: { role: found.role },
    })
    return { seller }
  })

/** Nothing may be open between the two; what lies in the cart of that seller is taken out. */
async function endBuying(tx: Transaction, { user, seller }: { user: string; seller: string }) {
  const [open] = await tx
    .select({
      orders: sql<boolean>`exists (select 1 from ${orders} where ${orders.buyer} = ${user} and ${orders.seller} = ${seller}
        and ${orders.status} not in ('delivered', 'cancelled'))`,
      requests: sql<boolean>`exists (select 1 from ${price_requests} where ${price_requests.buyer} = ${user}
        and ${price_requests.seller} = ${seller} and ${inArray(price_requests.status, [...ENDING])})`,
      returns: sql<boolean>`exists (select 1 from ${returns} where ${returns.buyer} = ${user}
        and ${returns.seller} = ${seller} and ${inArray(returns.status, [...OPEN_RETURNS])})`,
    })
    .from(users)
    .where(eq(users.id, user))
  if (open?.orders || open?.requests || open?.returns)
    throw new Refusal([issue('sellerPeople.ordersOpen', '')])
  const theirs = tx.select({ id: products.id }).from(products).where(eq(products.seller, seller))
  await tx.delete(cart_items).where(and(eq(cart_items.user, user), inArray(cart_items.product, theirs)))
  await tx
    .delete(samples)
    .where(and(eq(samples.buyer, user), eq(samples.status, 'wanted'), inArray(samples.product, theirs)))
}

/** What the page of an invitation says before it is followed; null for a link that does not work (any more). */
export async function readSellerInvitation(db: Database, secret: string) {
  if (secret === '') return null
  const [found] = await db
    .select({ company: sellers.company, role: invitations.role, email: invitations.email })
    .from(invitations)
    .innerJoin(sellers, eq(sellers.id, invitations.seller))
    .where(isOpen(secret))
  return found ?? null
}
