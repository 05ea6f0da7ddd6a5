import { checkTaxNumbers } from '@/domain/tax/registration'
import { and, eq, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/order-writes/lock-rows'
import { must, Refusal } from '@/server/refusal'

const { orders_taxes, sellers } = tables

/** Who imports: the seller by a number of their own, or a carrier or broker by theirs. */
export type NamedImporter = { importerNumber?: string; importsByAgent?: boolean }

/** Before goods with taxes due at the border are shipped, it is known who imports them; asked once (rule D24). */
export async function mustNameImporter(tx: Transaction, order: OrderRow, named: NamedImporter) {
  const isImported = exists(
    tx
      .select({ one: sql`1` })
      .from(orders_taxes)
      .where(and(eq(orders_taxes._parentID, order.id), eq(orders_taxes.collector, 'importer'))),
  )
  const [unnamed] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(
      and(
        eq(sellers.id, order.seller),
        sql`coalesce(${sellers.importerNumber}, '') = '' and ${sellers.importsByAgent} is not true`,
        isImported,
      ),
    )
  if (!unnamed) return
  const { importerNumber } = must(checkTaxNumbers({ importerNumber: named.importerNumber }))
  if (!importerNumber && !named.importsByAgent)
    throw new Refusal([{ code: 'order.importer', path: 'importerNumber' }])
  await tx
    .update(sellers)
    .set(importerNumber ? { importerNumber } : { importsByAgent: true })
    .where(eq(sellers.id, order.seller))
}
