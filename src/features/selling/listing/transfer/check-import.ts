import type { TypedUser } from 'payload'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { Issue } from '@/domain/result'
import { readCells, readHeader, type ImportHeader, type ImportRow } from '@/domain/products/import/import-row'
import { MAX_IMPORT_ROWS, type ImportOutcome, type ImportPlan } from '@/domain/products/import/import-state'
import { planRow } from '@/domain/products/import/plan-row'
import { withStoredTiers } from '@/domain/products/import/stored-tiers'
import { issue } from '@/domain/result'
import { together, type Data } from '@/server/db/data'
import { stableId } from '@/server/orders/rows'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { readProducts } from './read-products'
import { readRecords, type FileRecord } from './read-records'
import { readCategories, readRowPictures, resolveRow, type Categories } from './row-lookups'

const { product_imports: imports, product_import_rows, products, sellers } = tables

const AT_ONCE = 250

/** `own` is where the seller ships from. */
type File = { id: string; seller: string; own: ShippingPlace; content: string }
type ImportCheck = { header: ImportHeader; categories: Categories; lines: Map<string, number> }

/** Checks a file and stores its rows with what each would do; products stay as they are (rule C51). All or nothing. */
export async function checkImport(id: string, seller: TypedUser) {
  await together(seller, async (db, tx) => {
    const [file] = await tx
      .select({
        id: imports.id,
        seller: imports.seller,
        own: { shippingCountry: sellers.shippingCountry, shippingFrom: sellers.shippingFrom },
        content: sql<string>`coalesce(${imports.content}, '')`,
      })
      .from(imports)
      .innerJoin(sellers, eq(sellers.id, imports.seller))
      .where(and(eq(imports.id, id), eq(imports.status, 'uploaded')))
      .for('update', { of: imports, skipLocked: true })
    if (!file) return
    const { count, problem } = await storeRows({ db, tx }, file)
    if (problem) await tx.delete(product_import_rows).where(eq(product_import_rows.import, id))
    await endCheck(tx, id, problem ? { problem } : { count })
  })
}

/** The file as a whole is refused. */
export const refuseFile = (id: string, problem: Issue) => inTransaction((tx) => endCheck(tx, id, { problem }))

/** Without its text, which the rows now have. */
async function endCheck(
  tx: Transaction,
  id: string,
  { count = 0, problem }: { count?: number; problem?: Issue },
) {
  await tx
    .update(imports)
    .set({
      status: problem ? 'unreadable' : 'checked',
      content: null,
      rowCount: count,
      problem: problem ?? null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(imports.id, id), eq(imports.status, 'uploaded')))
}

type Stores = { db: Data; tx: Transaction }

async function storeRows({ db, tx }: Stores, file: File): Promise<{ count: number; problem?: Issue }> {
  const checked: Omit<ImportCheck, 'header'> = { categories: await readCategories(tx), lines: new Map() }
  let header: ImportHeader | undefined
  let count = 0
  let waiting: FileRecord[] = []
  for await (const read of readRecords(file.content)) {
    if (!read.ok) return { count, problem: read.issues[0] }
    if (!header) {
      const known = readHeader(read.value.cells)
      if (!known.ok) return { count, problem: known.issues[0] }
      header = known.value
      continue
    }
    count += 1
    if (count > MAX_IMPORT_ROWS)
      return { count, problem: issue('import.rows', 'file', { max: MAX_IMPORT_ROWS }) }
    waiting.push(read.value)
    if (waiting.length < AT_ONCE) continue
    await storeBatch({ db, tx }, file, { ...checked, header }, waiting)
    waiting = []
  }
  if (!header || count === 0) return { count, problem: issue('import.noRows', 'file') }
  await storeBatch({ db, tx }, file, { ...checked, header }, waiting)
  return { count }
}

async function storeBatch(
  { db, tx }: Stores,
  { id, seller, own }: File,
  { header, categories, lines }: ImportCheck,
  records: readonly FileRecord[],
) {
  const read = records.map(({ line, cells }) => ({ line, ...readCells(header, cells) }))
  const known = await knownProducts(
    { db, tx },
    seller,
    read.map(({ values }) => values.sku),
  )
  const names = read.flatMap(({ values }) => (known.has(values.sku) ? [] : values.images.map(({ id }) => id)))
  const pictures = await readRowPictures(tx, seller, names)
  const rows = read.map(({ line, given, values, issues }) => {
    const product = known.get(values.sku)
    const stockSeen = product ? Number(product.values.stock) : null
    const row: ImportRow = {
      ...resolveRow(
        { given, values: product ? withStoredTiers(values, given, header, product.values) : values },
        categories,
        pictures,
      ),
      stockSeen,
      versionSeen: product?.version ?? null,
    }
    const earlier = lines.get(values.sku)
    if (values.sku !== '' && earlier === undefined) lines.set(values.sku, line)
    const refused = earlier === undefined ? issues : [issue('import.skuTwice', 'sku', { line: earlier })]
    const { plan, reasons } =
      refused.length > 0 ? ({ plan: 'refuse', reasons: refused } as const) : planRow(row, product, own)
    const outcome = outcomeOf(plan)
    return {
      id: stableId(id, line),
      import: id,
      line,
      sku: [...values.sku].slice(0, MAX_SKU).join(''),
      values: outcome ? {} : row,
      plan,
      outcome,
      reasons: reasons.length > 0 ? reasons : null,
    }
  })
  if (rows.length > 0) await tx.insert(product_import_rows).values(rows)
}

const MAX_SKU = 200

/** Rows that will change nothing are done with the check. */
const outcomeOf = (plan: ImportPlan): ImportOutcome | null => {
  if (plan === 'refuse') return 'failed'
  return plan === 'unchanged' ? 'unchanged' : null
}

async function knownProducts({ db, tx }: Stores, seller: string, skus: readonly string[]) {
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.seller, seller), inArray(products.sku, skus)))
  const found = await readProducts(
    db,
    known.map(({ id }) => id),
  )
  return new Map(found.map((product) => [product.values.sku, product]))
}
