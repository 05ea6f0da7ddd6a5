import 'server-only'
import { planEdit, type Conflicts, type EditPlan, type PostedEdit } from '@/domain/products/product-edit'
import { ok, type Result } from '@/domain/result'
import type { Product } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session'
import { together, type Data } from '@/server/data'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf, stableId } from '@/server/order-writes/rows'
import { saveLanguages } from '@/server/save-languages'
import { findOpenChange } from './find-change'
import { lockOwnProduct } from './lock-own-product'
import { markOf } from './marks'
import { writeRequest } from './write-request'

/** `key` is made with the form: sent twice, it changes the stock once. */
export type SentEdit = PostedEdit & { product: string; key: string }
export type SavedEdit = { saved: true } | Conflicts

/** Saves the edit form in one transaction, or names what another window changed meanwhile (rule C5). */
export async function saveEdit(member: MemberUser, sent: SentEdit): Promise<Result<SavedEdit>> {
  return together(member, async (db, tx, server): Promise<Result<SavedEdit>> => {
    const { product: id } = sent
    const locked = await lockOwnProduct(tx, { seller: member.id, product: id })
    if (!locked.ok) return locked
    const product = await db.findByID({ collection: 'products', id, locale: 'all' })
    const open = await findOpenChange(server, id)
    const plan = planEdit(product, open, sent, markOf)
    if (!plan.ok) return plan
    if ('conflicts' in plan.value) return ok(plan.value)
    await writeProduct(db, tx, sent, plan.value.product)
    await writeRequest(server, { product: id, seller: member.id }, open, plan.value.request)
    return ok({ saved: true })
  })
}

async function writeProduct(
  db: Data,
  tx: Transaction,
  { product, key }: SentEdit,
  plan: EditPlan['product'],
) {
  if (!plan) return
  const movement = stableId('edit', product, key)
  const sent = await rowsOf(tx, sql`select 1 from stock_movements where id = ${movement}`)
  const { stock, stockSeen, ...free } = plan.free
  const isNew = stock !== undefined && sent.length === 0
  const data: Partial<Product> = {
    ...plan.data,
    ...free,
    ...(isNew && { stock, stockSeen }),
  } as Partial<Product>
  await saveLanguages(db, {
    collection: 'products',
    id: product,
    data,
    texts: plan.texts,
    context: { movement },
  })
}
