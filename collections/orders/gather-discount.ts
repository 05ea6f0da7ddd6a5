import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { CODE, codeIn } from '@/domain/cart/discounts/code-cut'
import type { Discount, DiscountFacts } from '@/domain/cart/discounts/discount-rule'
import { isId } from '@/domain/values/id'
import { findRow, idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

/** Facts for the rule of discounts: whether the code is taken, and whose products are named. */
export async function gatherDiscount(
  next: Partial<Discount>,
  req: PayloadRequest,
  before?: Discount,
): Promise<DiscountFacts> {
  const now = new Date()
  if (before) return { now, isCodeTaken: false, foreignProducts: false, sellerActive: true }
  const seller = idOf(next.seller)
  const found =
    seller !== undefined && isId(seller)
      ? await findRow<{ id: string; status: string }>(req, 'sellers', seller)
      : undefined
  return {
    now,
    sellerActive: found?.status === 'active',
    isCodeTaken: typeof next.code === 'string' && (await isTaken(codeIn(next.code), req)),
    foreignProducts: await namesForeign(next.products, seller, req),
  }
}

/** The lock makes a concurrent discount with this code wait, so that it finds this one. */
async function isTaken(code: string, req: PayloadRequest) {
  // What is no code is refused as that, and never asked for.
  if (!CODE.test(code)) return false
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${`discount ${code}`}, 0))`)
  const { rows } = await runSql(req, sql`select 1 from discounts where code = ${code}`)
  return rows.length > 0
}

/** Products of another seller, or none at all; a discount of the house names products of anybody. */
async function namesForeign(products: unknown, seller: string | undefined, req: PayloadRequest) {
  const ids = Array.isArray(products) ? products.map(idOf) : []
  if (ids.length === 0) return false
  if (!ids.every((id) => id !== undefined && isId(id)) || (seller !== undefined && !isId(seller))) return true
  const { rows } = await runSql(
    req,
    sql`select 1 from products where id = any(string_to_array(${ids.join(',')}, ',')::uuid[])
      and (${seller ?? null}::uuid is null or seller_id = ${seller ?? null}::uuid)`,
  )
  return rows.length < new Set(ids).size
}
