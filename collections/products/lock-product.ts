import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, FieldHook, PayloadRequest } from 'payload'
import { isStaff } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'
import { runSql } from '~/collections/shared/run-sql'

type Sql = ReturnType<typeof sql>

/**
 * A decision writes product, change request and a notification. Locks seller, member and product first: suspensions and
 * deleted accounts lock in this order, so none can deadlock.
 */
export async function lockProduct(req: PayloadRequest, id: Sql) {
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

/** The version of a product or change request that an opened form shows and sends back. */
export const showVersion: FieldHook = ({ siblingData }) => siblingData.updatedAt

/** Locks the seller before the product that staff decide. */
export const lockDecidedSeller: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const status = 'data' in args && args.data && 'status' in args.data ? args.data.status : undefined
  const isDecision = operation === 'update' && isStaff(actorOf(req)) && status
  if (isDecision && 'id' in args && args.id)
    await lockSeller(req, sql`select seller_id from products where id = ${args.id}`)
  return args
}
