import { checkTaxNumbers } from '@/domain/payments/tax/registration'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { asksImporter } from '@/server/orders/shipping/asks-importer'
import type { OrderRow } from '@/server/orders/lock-rows'
import { must, Refusal } from '@/server/db/refusal'

const { sellers } = tables

/** Who imports: the seller by a number of their own, or a carrier or broker by theirs. */
export type NamedImporter = { importerNumber?: string; importsByAgent?: boolean }

/** Before goods with taxes due at the border are shipped, it is known who imports them; asked once (rule D24). */
export async function mustNameImporter(tx: Transaction, order: OrderRow, named: NamedImporter) {
  const [unnamed] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, order.seller), asksImporter(order)))
  if (!unnamed) return
  const { importerNumber } = must(checkTaxNumbers({ importerNumber: named.importerNumber }))
  if (!importerNumber && !named.importsByAgent)
    throw new Refusal([{ code: 'order.importer', path: 'importerNumber' }])
  await tx
    .update(sellers)
    .set(importerNumber ? { importerNumber } : { importsByAgent: true })
    .where(eq(sellers.id, order.seller))
}
