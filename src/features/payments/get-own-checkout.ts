import 'server-only'
import { isId } from '@/domain/id'
import { thankYouPath } from '@/server/payments/return-url'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { checkouts } = tables

/** Language and page of the buyer's own checkout; undefined for anybody else's. */
export async function getOwnCheckout(buyer: string, id: string) {
  if (!isId(id)) return undefined
  const db = await database()
  const [found] = await db
    .select({ locale: checkouts.locale })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.buyer, buyer)))
  return found && { locale: found.locale, path: thankYouPath(id) }
}
