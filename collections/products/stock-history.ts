import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, FieldHook } from 'payload'
import { editedStock } from '@/domain/products/prices/stock-edit'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'

/** The stock an opened form shows and sends back. */
export const showStock: FieldHook = ({ siblingData }) => siblingData.stock

/** `lockRow` has locked the row, so no sale can happen between reading and writing. */
export const editStock: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? originalDoc : undefined
  const { stockSeen: seen, ...rest } = data
  if (typeof rest.stock !== 'number') return rest
  const typed = rest.stock
  const there = before ? { seen, now: before.stock, reserved: before.reserved } : { now: typed, reserved: 0 }
  const edited = editedStock({ typed, ...there })
  if (!edited.ok) throw rejection(collection.slug, edited.issues, req)
  return { ...rest, stock: edited.value }
}

/** Records the stock change in the same transaction. Seed data brings its own history. */
export const recordStock: CollectionAfterChangeHook = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // Editors read no stock and change none (rule N9): their `doc` has none.
  if (typeof doc.stock !== 'number') return doc
  const change = doc.stock - (operation === 'update' ? previousDoc.stock : 0)
  if (change === 0 || context.history === 'given') return doc
  const reason = operation === 'update' ? 'edit' : 'opening'
  // A command may give the id, so that it finds the change again when its form is sent twice.
  const id = typeof context.movement === 'string' ? context.movement : randomUUID()
  await runSql(
    req,
    sql`insert into stock_movements (id, product_id, seller_id, reason, change)
      select ${id}::uuid, id, seller_id, ${reason}, ${change} from products where id = ${doc.id}`,
  )
  return doc
}
