import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isStaff } from '@/domain/people/actor'
import { OPEN_CHANGES, type ChangeFacts } from '@/domain/products/change-rule'
import { gatherPictures } from '~/collections/files/gather-pictures'
import { actorOf } from '~/collections/shared/actor'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

type Sql = ReturnType<typeof sql>

/**
 * A decision writes product, change request and a notification. Locks seller, member and product first: suspensions and
 * deleted accounts lock in this order, so none can deadlock.
 */
async function lockProduct(req: PayloadRequest, id: Sql) {
  await lockSeller(req, sql`select seller_id from products where id = (${id})`)
  await runSql(req, sql`select 1 from products where id = (${id}) for no key update`)
}

async function lockSeller(req: PayloadRequest, id: Sql) {
  await runSql(
    req,
    sql`select 1 from sellers join users on users.id = sellers.id where sellers.id = (${id}) for key share`,
  )
}

/** Locks the product before its change request, as an edit of the product does. */
export const lockChangedProduct: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args && args.id)
    await lockProduct(req, sql`select product_id from product_changes where id = ${args.id}`)
  return args
}

/** Locks the seller before the product that staff decide. */
export const lockDecidedSeller: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const status = 'data' in args && args.data && 'status' in args.data ? args.data.status : undefined
  const isDecision = operation === 'update' && isStaff(actorOf(req)) && status
  if (isDecision && 'id' in args && args.id)
    await lockSeller(req, sql`select seller_id from products where id = ${args.id}`)
  return args
}

type Change = { id?: string; product?: unknown; seller?: unknown; images?: unknown }

/** Facts for the rule of change requests. The locked product makes a concurrent request wait, so that it finds this one. */
export async function gatherChange(next: Change, req: PayloadRequest, before?: Change): Promise<ChangeFacts> {
  const product = idOf(next.product) ?? null
  if (!before) await lockProduct(req, sql`${product}::uuid`)
  const { foreignPictures } = await gatherPictures(next, req)
  const { rows } = await runSql(
    req,
    sql`select 1 from product_changes where product_id = ${product} and status in ${[...OPEN_CHANGES]}
      and id is distinct from ${before?.id ?? null}`,
  )
  return { foreignPictures, otherIsOpen: rows.length > 0, now: new Date() }
}
