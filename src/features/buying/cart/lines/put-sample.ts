import 'server-only'
import { checkBuying, checkStock } from '@/domain/cart/cart'
import { sampleOf } from '@/domain/products/prices/sample'
import { fail, issue, ok, type Result } from '@/domain/result'
import type { MemberUser } from '@/server/auth/session/session'
import { publish } from '@/server/db/bus'
import { countCart } from '@/server/cart/count-cart'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { command, Refusal } from '@/server/db/refusal'

const { products, samples, seller_people, sellers } = tables

type SampleResult = { id: string; quantity: number; count: number }

/** Puts the sample of a product into a member's cart; pressed again, it is there once (rules M111, M113). */
export const putSample = (user: MemberUser, product: string | null): Promise<Result<SampleResult>> =>
  command(async (tx) => {
    const buyer = String(user.id)
    // A checkout of the member is waited for: it orders the samples it has read.
    await advisoryLock(tx, 'checkout', buyer)
    const goods = product === null ? undefined : await readGoods(tx, product, buyer)
    if (!goods) throw new Refusal([issue('cart.notOnSale', 'product')])
    const checked = judge(goods, buyer)
    if (!checked.ok) throw new Refusal(checked.issues)
    const now = sql`now()`
    const [put] = await tx
      .insert(samples)
      .values({ buyer, product: goods.id, status: 'wanted', ...checked.value })
      .onConflictDoUpdate({
        target: [samples.buyer, samples.product],
        set: { ...checked.value, updatedAt: now },
        setWhere: eq(samples.status, 'wanted'),
      })
      .returning({ id: samples.id })
    if (!put) throw new Refusal([issue('sample.already', 'product')])
    await publish(tx, { kind: 'cart', id: buyer })
    return { id: put.id, quantity: 1, count: await countCart(tx, buyer) }
  })

async function readGoods(tx: Transaction, product: string, buyer: string) {
  const [goods] = await tx
    .select({
      id: products.id,
      sellerId: products.seller,
      isApproved: products.isLive,
      isSellerActive: sql<boolean>`${sellers.status} = 'active'`,
      // Who works for a seller is not its buyer (rule P41).
      isEmployer: sql<boolean>`exists (select 1 from ${seller_people} w where w.seller_id = ${products.seller} and w.user_id = ${buyer})`,
      samplePrice: products.samplePrice,
      sampleFreight: products.sampleFreight,
      available:
        sql`case when ${products.madeToOrder} then 1 else ${products.stock} - ${products.reserved} end`.mapWith(
          Number,
        ),
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .where(eq(products.id, product))
  return goods
}

function judge(goods: NonNullable<Awaited<ReturnType<typeof readGoods>>>, buyer: string) {
  const { sellerId, isApproved, isSellerActive, isEmployer } = goods
  const buyerId = isEmployer ? sellerId : buyer
  const buying = checkBuying({ buyerId, sellerId, isApproved, isSellerActive })
  if (!buying.ok) return fail(buying.issues[0]?.code ?? 'cart.notOnSale', 'product')
  const sample = sampleOf(goods)
  if (!sample) return fail('sample.notOffered', 'product')
  const stock = checkStock(1, goods.available, 'product')
  return stock.ok ? ok(sample) : stock
}

/** Takes a member's own sample out of the cart; false if it is not there. */
export const removeSample = (user: MemberUser, id: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    const buyer = String(user.id)
    await advisoryLock(tx, 'checkout', buyer)
    const gone = await tx
      .delete(samples)
      .where(and(eq(samples.id, id), eq(samples.buyer, buyer), eq(samples.status, 'wanted')))
      .returning({ id: samples.id })
    if (gone.length > 0) await publish(tx, { kind: 'cart', id: buyer })
    return gone.length > 0
  })
