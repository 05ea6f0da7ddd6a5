import 'server-only'
import { isId } from '@/domain/id'
import { rowsOf } from '@/server/books/rows'
import { sql } from '@/server/sql'
import { database } from '@/server/transaction'

type CheckoutStatus = { status: string; isUnderWay: boolean }

/** Where a buyer's own checkout stands, by the id in an address; nothing for anybody else's. */
export async function checkoutStatus(buyer: string, id: unknown): Promise<CheckoutStatus | undefined> {
  if (typeof id !== 'string' || !isId(id)) return undefined
  const rows = await rowsOf<CheckoutStatus>(
    await database(),
    sql`select status::text as status, bank_debit_since is not null and status = 'pending_payment' as "isUnderWay" from checkouts where id = ${id} and buyer_id = ${buyer}`,
  )
  return rows[0]
}
