import 'server-only'
import { cart_codes } from '@/server/db/statements/discount-tables'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { discounts } = tables

/** The code in a member's cart (rule M131). */
export async function cartCodeOf(member: string | number) {
  const db = await database()
  return db
    .select({ code: discounts.code })
    .from(cart_codes)
    .innerJoin(discounts, eq(discounts.id, cart_codes.discount))
    .where(eq(cart_codes.user, String(member)))
}
