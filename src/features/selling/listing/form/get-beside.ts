import 'server-only'
import { withoutLegalForm } from '@/domain/people/company-name'
import type { WonRate } from '@/domain/payments/payouts/won'
import { eq, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { wonRate } from '@/server/people/sellers/won-rate'

const { sellers, sellers_shipping_rules: rules, settings } = tables

/** Facts of the seller that stand beside what they type (rules S42, S44, S61). */
export type Beside = { commissionPpm: number; hasRules: boolean; company: string; won: WonRate | null }

/** Commission, company and whether there are shipping rules, in one statement. */
export async function getBeside(seller: string): Promise<Beside> {
  const db = await database()
  const shop = db.select({ ppm: settings.commissionPpm }).from(settings).limit(1)
  const own = db
    .select({ one: sql`1` })
    .from(rules)
    .where(eq(rules._parentID, sellers.id))
  const [row] = await db
    .select({
      commissionPpm: sql`coalesce(${sellers.commissionPpm}, ${shop}, 80000)`.mapWith(Number),
      hasRules: sql<boolean>`${exists(own)}`,
      company: sellers.company,
      won: wonRate,
    })
    .from(sellers)
    .where(eq(sellers.id, seller))
  if (!row) throw new Error('There is no such seller')
  return { ...row, company: withoutLegalForm(row.company ?? '') }
}
