import 'server-only'
import { paysFor } from '@/domain/people/companies/terms'
import { isId } from '@/domain/values/id'
import type { MemberUser } from '@/server/auth/session/session'
import { thankYouPath } from '@/server/payments/return-url'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { checkouts } = tables

/**
 * Language and page of the buyer's own checkout, or of one on the terms of a company for who pays for it (rule M123); undefined for
 * anybody else's.
 */
export async function getOwnCheckout({ id: me, membership }: MemberUser, id: string) {
  if (!isId(id)) return undefined
  const db = await database()
  const [found] = await db
    .select({
      locale: checkouts.locale,
      buyer: checkouts.buyer,
      company: checkouts.company,
      dueOn: checkouts.dueOn,
      order: sql<string>`(select o.id from orders o where o.checkout_id = checkouts.id
        order by o.status = 'cancelled', o.number limit 1)`,
    })
    .from(checkouts)
    .where(eq(checkouts.id, id))
  if (!found) return undefined
  const { locale, buyer, company, dueOn, order } = found
  const isOurs =
    dueOn !== null && membership !== undefined && company === membership.id && paysFor(membership.role)
  if (buyer !== me && !isOurs) return undefined
  return { locale, path: dueOn === null ? thankYouPath(id) : `/order/${order}` }
}
