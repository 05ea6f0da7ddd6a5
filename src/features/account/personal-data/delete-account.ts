import 'server-only'
import * as z from 'zod'
import { OPEN_PAYOUTS } from '@/domain/payments/payouts/payout'
import { OPEN_RETURNS } from '@/domain/orders/returns/moves'
import { failAll, fail, issue, ok, type Issue, type Result } from '@/domain/result'
import { lockAccount } from '@/server/auth/session/account-sessions'
import { type Inside, type Transaction, inTransaction } from '@/server/db/transaction'
import { asSystem } from '@/server/db/data'
import { checkedRows } from '@/server/db/checked-rows'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'
import { queueEmail } from '@/server/talk/email/queue-email'
import { inArray, sql } from '@/server/db/sql'
import { lockPeople, readSellerWork } from '@/server/people/sellers/people'
import { refusalAsIssues } from '@/server/db/refusal'
import { anonymise } from './anonymise'
import type { ClientInfo } from '@/server/auth/session/client-info'
import type { Member } from '@/server/auth/member'
import { hasCommissionToCome } from '@/server/orders/money/commission-invoices'
import { checkProof, type Proof } from '@/server/auth/passwords/current-password'
import { consumeToken } from '@/server/auth/sign-up/tokens'

/** Deletes the account for good unless something open needs its owner. Confirmed by password or emailed link. */
export async function deleteOwnAccount(
  member: Member,
  proof: Proof,
  asking: ClientInfo,
): Promise<Result<object>> {
  const proved = await checkProof(member, 'delete', proof, asking)
  if (!proved.ok) return proved
  const { id, email, locale } = member
  const run = async (tx: Transaction, inside: Inside): Promise<Result<object>> => {
    await lockPeople(tx, (await readSellerWork(tx, id))?.seller ?? id)
    await lockRows(tx, tables.sellers, [id])
    if (!(await lockAccount(tx, id))) return fail('account.signIn', '')
    const obstacles = await obstaclesOf(tx, id)
    if (obstacles.length > 0) return failAll(obstacles)
    if (proved.value.tokenId && !(await consumeToken(tx, proved.value.tokenId))) return fail('link.used', '')
    await anonymise(tx, { id, email, isSeller: member.isSeller })
    await queueEmail(inside, { template: 'accountDeleted', params: {}, to: email, locale })
    return ok({})
  }
  // The other owners of a company may have left in the same moment.
  const ran = await refusalAsIssues(() => inTransaction(run))
  const done = ran.ok ? ran.value : ran
  if (done.ok) await removeDocuments(id)
  return done
}

const counts = z.object({
  bought: z.number(),
  sold: z.number(),
  returns: z.number(),
  payouts: z.number(),
  balance: z.number(),
  lastOwner: z.boolean(),
  owners: z.number(),
})

/** What is still owed: open orders and returns on either side, payouts under way, a balance other than zero, tax on commission (rule D23). */
async function obstaclesOf(tx: Transaction, id: string): Promise<Issue[]> {
  const [found] = await checkedRows(
    tx,
    counts,
    sql`with open as (select buyer_id, seller_id from orders
      where status not in ('delivered', 'cancelled') and ${id} in (buyer_id, seller_id))
    select (select count(*)::int from open where buyer_id = ${id}) as bought,
      (select count(*)::int from open where seller_id = ${id}) as sold,
      (select count(*)::int from returns where ${id} in (buyer_id, seller_id) and ${inArray(tables.returns.status, [...OPEN_RETURNS])}) as returns,
      (select count(*)::int from payouts where seller_id = ${id} and ${inArray(tables.payouts.status, OPEN_PAYOUTS)}) as payouts,
      (select coalesce(sum(amount), 0)::float8 from ledger_entries where seller_id = ${id} and account = 'seller') as balance,
      exists (select 1 from company_members me where me.user_id = ${id} and me.role = 'owner'
        and exists (select 1 from company_members o where o.company_id = me.company_id and o.user_id <> ${id})
        and not exists (select 1 from company_members o where o.company_id = me.company_id and o.user_id <> ${id} and o.role = 'owner'))
        as "lastOwner",
      (select count(*)::int from seller_people where seller_id = ${id} and role = 'owner') as owners`,
  )
  const {
    bought = 0,
    sold = 0,
    returns = 0,
    payouts = 0,
    balance = 0,
    lastOwner = false,
    owners = 0,
  } = found ?? {}
  return [
    ...(lastOwner ? [issue('company.lastOwner', '')] : []),
    ...(owners > 0 ? [issue('sellerPeople.otherOwners', '')] : []),
    ...(bought > 0 ? [issue('account.ordersOpen', '', { count: bought })] : []),
    ...(sold > 0 ? [issue('account.salesOpen', '', { count: sold })] : []),
    ...(returns > 0 ? [issue('account.returnsOpen', '', { count: returns })] : []),
    ...(payouts > 0 || balance !== 0 ? [issue('account.payoutsDue', '')] : []),
    ...((await hasCommissionToCome(tx, id)) ? [issue('account.commissionDue', '')] : []),
  ]
}

/** Files cannot be rolled back with the transaction, so business documents, files of messages, documents of products, pictures of reviews and of returns are deleted after it. */
async function removeDocuments(owner: string) {
  const db = await asSystem()
  const { docs } = await db.find({
    collection: 'documents',
    where: {
      and: [
        { owner: { equals: owner } },
        {
          or: [
            { and: [{ order: { exists: false } }, { kind: { in: ['business', 'exemption', 'message'] } }] },
            { kind: { equals: 'return' } },
          ],
        },
      ],
    },
    pagination: false,
    select: {},
  })
  for (const { id } of docs) await db.delete({ collection: 'documents', id })
  const ofProducts = await db.find({
    collection: 'product-documents',
    where: { seller: { equals: owner } },
    pagination: false,
    select: {},
  })
  for (const { id } of ofProducts.docs) await db.delete({ collection: 'product-documents', id })
  const ofReviews = await db.find({
    collection: 'review-pictures',
    where: { owner: { equals: owner } },
    pagination: false,
    select: {},
  })
  for (const { id } of ofReviews.docs) await db.delete({ collection: 'review-pictures', id })
}
