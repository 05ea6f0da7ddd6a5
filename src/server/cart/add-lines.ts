import 'server-only'
import type { TypedUser } from 'payload'
import { cartRule } from '@/domain/cart/cart-rule'
import { actorOfUser } from '@/domain/people/actor'
import type { Tier } from '@/domain/products/prices/tiers'
import { issue, type Issue } from '@/domain/result'
import { publish } from '@/server/db/bus'
import { countCart } from './count-cart'
import { isFirstTime } from '@/server/db/statements/count-once'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queues } from '@/server/storage/semaphore'

const { cart_items } = tables

/** `available`: null where it is made to order. */
export type AddedGoods = { product: string; seller: string; tiers: readonly Tier[]; available: number | null }
export type Addition = { goods: AddedGoods; added: number }
/** By product, why it was not added; lines in the cart, for the badge. */
export type AddResult = { refused: Map<string, Issue>; count: number }

type StoredLine = { product: string; quantity: number; savedForLater: boolean | null }

/**
 * Adds many products to a member's cart in one transaction of as many statements as one would take, by the rule of the collection; what
 * cannot be added is left out (rules M19, M55, M59). A repeated key counts once (rule M18).
 */
export function addLines(user: TypedUser, lines: readonly Addition[], key: string): Promise<AddResult> {
  const member = String(user.id)
  return queues.cartTurns(
    () =>
      inTransaction(async (tx) => {
        await advisoryLock(tx, 'cart', member)
        const isNew = await isFirstTime(tx, `cart ${member} ${key}`)
        const stored = await storedLines(tx, member, lines)
        const judged = lines.map((line) => additionOf(user, line, stored.get(line.goods.product), isNew))
        const written = judged.flatMap(({ line }) => line ?? [])
        if (written.length > 0) await write(tx, member, written)
        const refused = new Map(
          judged.flatMap(({ product, refused: why }) => (why ? [[product, why] as const] : [])),
        )
        return { refused, count: await countCart(tx, member) }
      }),
    member,
  )
}

async function storedLines(tx: Transaction, member: string, lines: readonly Addition[]) {
  const products = lines.map(({ goods }) => goods.product)
  const rows = await tx
    .select({
      product: cart_items.product,
      quantity: cart_items.quantity,
      savedForLater: cart_items.savedForLater,
    })
    .from(cart_items)
    .where(and(eq(cart_items.user, member), inArray(cart_items.product, products)))
    .orderBy(cart_items.id)
    .for('update')
  return new Map(rows.map((row): [string, StoredLine] => [row.product, row]))
}

type JudgedLine = {
  product: string
  refused?: Issue
  line?: { product: string; quantity: number; seenUnitPrice: number }
}

function additionOf(
  user: TypedUser,
  { goods, added }: Addition,
  before: StoredLine | undefined,
  isNew: boolean,
): JudgedLine {
  const { product, seller, tiers, available } = goods
  const there = before && !before.savedForLater ? before.quantity : 0
  // What a repeated key did not store then is not stored now.
  if (!isNew)
    return there >= added ? { product } : { product, refused: issue('quickOrder.sentBefore', 'quantity') }
  const member = String(user.id)
  // An invalid quantity must not become valid by adding it to the stored one.
  const next = { user: member, product, quantity: added >= 1 ? there + added : added, savedForLater: false }
  const ruled = cartRule(
    { next, actor: actorOfUser(user), ...(before && { before: { user: member, ...before } }) },
    { product: { seller, tiers: [...tiers], available: available ?? Infinity } },
  )
  if (ruled.ok) return { product, line: { product, ...(ruled.value as PricedGoods) } }
  const [first] = ruled.issues
  const isStock = first?.code === 'cart.notEnough' || first?.code === 'cart.onlyLeft'
  return {
    product,
    refused: isStock && there > 0 ? issue('quickOrder.withCart', 'quantity', { there }) : first,
  }
}

/** What the rule derives for a line. */
type PricedGoods = { quantity: number; seenUnitPrice: number }

async function write(tx: Transaction, member: string, lines: readonly NonNullable<JudgedLine['line']>[]) {
  await tx
    .insert(cart_items)
    .values(lines.map((line) => ({ ...line, user: member, savedForLater: false })))
    .onConflictDoUpdate({
      target: [cart_items.user, cart_items.product],
      set: {
        quantity: sql`excluded.quantity`,
        seenUnitPrice: sql`excluded.seen_unit_price`,
        savedForLater: false,
        updatedAt: sql`now()`,
      },
    })
  await publish(tx, { kind: 'cart', id: member })
}
