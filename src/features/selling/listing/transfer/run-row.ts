import type { TypedUser } from 'payload'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import { issue, type Issue } from '@/domain/result'
import type { ImportOutcome } from '@/domain/products/import/import-state'
import type { ImportRow } from '@/domain/products/import/import-row'
import { planRow, type RowPlan } from '@/domain/products/import/plan-row'
import { CHANGES } from '@/domain/pages/cache/page-facts'
import { crashPoint } from '@/server/db/connections/crash-point'
import { together, type Data } from '@/server/db/data'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { and, eq, gt, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database, type Transaction } from '@/server/db/transaction'
import { isBrokenRule, issuesIn } from '@/server/http/forms/form'
import { clearProductPages } from '@/server/orders/stock/clear-pages'
import { placesOf } from '@/server/products/product-places'
import { approveTrusted } from '@/features/selling/listing/approve-trusted'
import { saveLanguages } from '@/server/texts/save-languages'
import { readProducts } from './read-products'

const { product_imports: imports, product_import_rows: importRows, products, sellers } = tables

type WaitingRow = {
  id: string
  line: number
  seller: string
  status: string
  /** Where the seller ships from. */
  own: ShippingPlace
  values: ImportRow
}
type ImportOwner = { id: string; user: TypedUser }

/**
 * Does the next row of a running import as its seller; its line, or null if none is left or the import was stopped. The outcome
 * is written in the transaction of the product, so that a row is never done twice.
 */
export async function runNextRow({ id, user }: ImportOwner, after: number): Promise<number | null> {
  let row: WaitingRow | undefined
  try {
    await together(user, async (db, tx, server) => {
      row = await lockNext(tx, id, after)
      if (!row) return
      await endRow(tx, row.id, await runRow({ db, tx, server }, row))
      crashPoint('import.written')
    })
    crashPoint('import.committed')
  } catch (error) {
    if (!row || isUnavailable(error)) throw error
    await endRow(await database(), row.id, { outcome: 'failed', reasons: reasonsOf(error) })
  }
  return row?.line ?? null
}

async function lockNext(tx: Transaction, id: string, after: number) {
  const [row] = await tx
    .select({
      id: importRows.id,
      line: importRows.line,
      values: sql<ImportRow>`${importRows.values}`,
      seller: sellers.id,
      status: sellers.status,
      own: { shippingCountry: sellers.shippingCountry, shippingFrom: sellers.shippingFrom },
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.import))
    .innerJoin(sellers, eq(sellers.id, imports.seller))
    .where(
      and(
        eq(importRows.import, id),
        gt(importRows.line, after),
        isNull(importRows.outcome),
        eq(imports.status, 'running'),
      ),
    )
    .orderBy(importRows.line)
    .limit(1)
    .for('update', { of: importRows, skipLocked: true })
  return row
}

type RowEnd = { outcome: ImportOutcome; reasons: readonly Issue[] }

/** What was in the row is needed no longer: the result has its line, SKU and reasons (rule C51). */
const endRow = async (db: Database, id: string, { outcome, reasons }: RowEnd) =>
  void (await db
    .update(importRows)
    .set({ outcome, values: {}, reasons: reasons.length > 0 ? reasons : null })
    .where(and(eq(importRows.id, id), isNull(importRows.outcome))))

/** What an error says of its row. One that breaks no rule of ours is logged. */
function reasonsOf(error: unknown): Issue[] {
  const issues = isBrokenRule(error) ? issuesIn(error.data) : []
  if (issues.length > 0) return issues
  console.error(error)
  return [issue('import.failed', '')]
}

type Writers = { db: Data; tx: Transaction; server: Data }

async function runRow(
  { db, tx, server }: Writers,
  { seller, status, own, values }: WaitingRow,
): Promise<RowEnd> {
  // Payload would refuse it too, but as a row that is not there.
  if (status !== 'active') return { outcome: 'failed', reasons: [issue('upload.sellersOnly', '')] }
  const where = and(eq(products.seller, seller), eq(products.sku, values.values.sku))
  // What another edit changes until this row is written would be passed over.
  const known = await tx.select({ id: products.id }).from(products).where(where).for('no key update')
  const [product] = await readProducts(
    db,
    known.map(({ id }) => id),
  )
  const planned = planRow(values, product, own)
  const { plan, reasons } = planned
  if (plan === 'refuse') return { outcome: 'failed', reasons }
  if (plan === 'unchanged') return { outcome: 'unchanged', reasons }
  if (planned.plan === 'create') {
    const created = await createProduct(db, planned.product)
    const isListed = await approveTrusted(server, tx, { seller, product: created, isQuiet: true })
    if (isListed) await clearListed(tx, created, seller)
  }
  if (planned.plan === 'change' && product)
    await changeProduct(db, tx, { id: product.id, seller }, planned.change)
  return { outcome: 'done', reasons }
}

type PlannedRow<P extends RowPlan['plan']> = Extract<RowPlan, { plan: P }>

/** A new product waits for approval: no page shows it, so none is cleared before it is approved. */
const createProduct = (db: Data, { data, texts }: PlannedRow<'create'>['product']) =>
  saveLanguages(db, { collection: 'products', data, texts, context: { quiet: true } })

async function changeProduct(
  db: Data,
  tx: Transaction,
  { id, seller }: { id: string; seller: string },
  data: PlannedRow<'change'>['change'],
) {
  // A file may put it into another family.
  const before = await placesOf(tx, id)
  await db.update({ collection: 'products', id, data, context: { quiet: true } })
  await clearListed(tx, id, seller, before.family)
}

/** Collected over seconds: an import of thousands would keep every page from being cached. */
async function clearListed(
  tx: Transaction,
  id: string,
  seller: string,
  formerFamily: readonly string[] = [],
) {
  const { categories, family } = await placesOf(tx, id)
  const changed = { id, seller, categories, family: [...new Set([...family, ...formerFamily])] }
  await clearProductPages(tx, CHANGES.productListed(changed))
}
