import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { checkOrderDocuments, mayAddDocuments } from '@/domain/orders/documents/order-documents'
import type { Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import type { Transaction } from '@/server/db/transaction'
import { lockOrder, type OrderRow } from '@/server/orders/lock-rows'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { must, Refusal } from '@/server/db/refusal'
import { commandWithDocuments, type OrderFile } from '@/server/storage/store-order-documents'
import { asSellerOf } from './authorize'

const { documents } = tables

type DocumentsInput = { order: string; files: readonly OrderFile[] }

/** Further documents of a shipped order, until its delivery (rule M41). */
export async function addDocuments(
  actor: Actor,
  { order: id, files }: DocumentsInput,
): Promise<Result<{ added: number }>> {
  if (files.length === 0) return fail('upload.missing', 'invoice')
  return commandWithDocuments(async (tx, store) => {
    const { order } = asSellerOf(await lockOrder(tx, id), actor)
    if (!mayAddDocuments(order.status)) throw new Refusal([{ code: 'orderDocuments.closed', path: '' }])
    await addFiles(tx, order, files, store)
    return { added: files.length }
  })
}

type Store = Parameters<Parameters<typeof commandWithDocuments>[0]>[1]

/** Counts what the locked order has, stores the files and notifies the buyer. */
export async function addFiles(
  tx: Transaction,
  order: OrderRow,
  files: readonly OrderFile[],
  store: Store,
): Promise<void> {
  if (files.length === 0) return
  const [found] = await tx
    .select({ stored: sql`count(*)`.mapWith(Number) })
    .from(documents)
    .where(eq(documents.order, order.id))
  must(checkOrderDocuments(files, found?.stored ?? 0))
  await store(order, files)
  await notifyOfOrder(tx, order, 'order.documents', ['buyer'])
}
