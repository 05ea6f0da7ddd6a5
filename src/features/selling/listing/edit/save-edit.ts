import 'server-only'
import {
  planEdit,
  type EditConflicts,
  type EditPlan,
  type PostedEdit,
} from '@/domain/products/listing/product-edit'
import { ok, type Result } from '@/domain/result'
import type { Product } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { together, type Data } from '@/server/db/data'
import { inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { among, stableId } from '@/server/orders/rows'
import { saveLanguages } from '@/server/texts/save-languages'
import { findOpenChange } from './find-change'
import { lockOwnProduct } from './lock-own-product'
import { markOf } from '@/server/http/forms/marks'
import { writeRequest } from './write-request'

const { stock_movements } = tables

/** `key` is made with the form: sent twice, it changes the stock once. */
export type SentEdit = PostedEdit & { product: string; key: string }
export type SavedEdit = { saved: true } | EditConflicts

/** Saves the edit form in one transaction, or names what another window changed meanwhile (rule C5). */
export async function saveEdit(member: MemberUser, sent: SentEdit): Promise<Result<SavedEdit>> {
  return together(member, async (db, tx, server): Promise<Result<SavedEdit>> => {
    const { product: id } = sent
    const locked = await lockOwnProduct(tx, { seller: member.id, product: id })
    if (!locked.ok) return locked
    const product = await db.findByID({ collection: 'products', id, locale: 'all' })
    const open = await findOpenChange(server, id)
    const before = await changedBefore(tx, sent)
    const stockSeen = sent.stockSeen === null ? null : sent.stockSeen + before.sum
    const plan = planEdit(product, open, { ...sent, stockSeen }, markOf)
    if (!plan.ok) return plan
    if ('conflicts' in plan.value) return ok(plan.value)
    await writeProduct(db, id, plan.value.product, before.movement)
    await writeRequest(server, { product: id, seller: member.id }, open, plan.value.request)
    return ok({ saved: true })
  })
}

export async function writeProduct(db: Data, product: string, plan: EditPlan['product'], movement?: string) {
  if (!plan) return
  const { data, free, texts } = plan
  const facts = { ...data, ...free } as Partial<Product>
  await saveLanguages(db, { collection: 'products', id: product, data: facts, texts, context: { movement } })
}

const MOST_TRIES = 20

/**
 * What the same form changed of the stock before: sent again, it counts from there. `movement` is the id of its next change,
 * so that it is found again.
 */
async function changedBefore(tx: Transaction, { product, key }: SentEdit) {
  const ids = Array.from({ length: MOST_TRIES }, (_, at) => stableId('edit', product, key, at))
  const rows = await tx
    .select({ change: stock_movements.change })
    .from(stock_movements)
    .where(inArray(stock_movements.id, among(ids)))
  return { sum: rows.reduce((sum, { change }) => sum + change, 0), movement: ids[rows.length] }
}
