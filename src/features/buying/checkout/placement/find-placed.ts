import { APART_FACTS, BUYER_FACTS, factsOfOrder, storedFacts } from '@/domain/orders/buyer-facts'
import { issue } from '@/domain/result'
import { and, eq, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'
import type { PlacementResult, PlacementInput, OrderRecipient } from './place-order'

const { checkouts, orders } = tables

/** Whether what is stated for each order apart is what was stored with it. */
const isStatedAlike = (placing: PlacementInput, apart: Record<string, string[]>) =>
  Object.entries(apart).every(([seller, stored]) => {
    const stated = factsOfOrder(placing, seller)
    return APART_FACTS.every(({ name }, at) => (stated[name] ?? '') === stored[at])
  })

/** A retry of the same form returns its order; a different form under the same key is refused. */
export async function findPlaced(
  tx: Transaction,
  placing: PlacementInput,
  to: OrderRecipient,
): Promise<PlacementResult | undefined> {
  const { buyer, key, digest, provider } = placing
  const stated = storedFacts(placing)
  const person = [to.firstName, to.lastName, to.company, to.phone]
  const street = [to.address, to.address2, to.city, to.province, to.postalCode]
  const sent = [...person, ...street, ...BUYER_FACTS.map(({ name }) => stated[name] ?? '')]
  const orEmpty = (column: AnyColumn) => sql`coalesce(${column}, '')`
  const kept = sql.join(
    [
      checkouts.shippingAddress_firstName,
      checkouts.shippingAddress_lastName,
      orEmpty(checkouts.shippingAddress_company),
      orEmpty(checkouts.shippingAddress_phone),
      checkouts.shippingAddress_address,
      orEmpty(checkouts.shippingAddress_address2),
      checkouts.shippingAddress_city,
      checkouts.shippingAddress_province,
      checkouts.shippingAddress_postalCode,
      ...BUYER_FACTS.map(({ name }) => orEmpty(checkouts[name])),
    ],
    sql`, `,
  )
  const [found] = await tx
    .select({
      checkout: checkouts.id,
      number: checkouts.number,
      orders: sql<string[]>`json_agg(${orders.id} order by ${orders.number})`,
      apart: sql<Record<string, string[]>>`json_object_agg(${orders.seller}, json_build_array(${sql.join(
        APART_FACTS.map(({ name }) => orEmpty(orders[name])),
        sql`, `,
      )}))`,
      waitsForQuote: sql<boolean>`bool_or(${orders.quote} = 'waiting')`,
      isUnapproved: sql<boolean>`coalesce(${checkouts.approval} = 'waiting', false)`,
      isOnTerms: sql<boolean>`${checkouts.dueOn} is not null`,
      isSame: sql<boolean>`${checkouts.seenTotals} = ${digest}
        and case when ${checkouts.netDays} is null then ${checkouts.provider}::text else 'terms' end = ${provider}
        and json_build_array(${kept})::jsonb = ${JSON.stringify(sent)}::jsonb`,
    })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkout, checkouts.id))
    .where(and(eq(checkouts.buyer, buyer), eq(checkouts.idempotencyKey, key)))
    .groupBy(checkouts.id)
  if (!found) return undefined
  const { isSame, apart, ...placed } = found
  if (!isSame || !isStatedAlike(placing, apart))
    throw new Refusal([issue('checkout.keyUsed', 'key', { number: placed.number })])
  return { kind: 'placed', ...placed }
}
