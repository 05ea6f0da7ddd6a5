import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TypedUser } from 'payload'
import { countCart } from '@/server/cart/count-cart'
import { together, type Data } from '@/server/db/data'
import { isFirstTime } from '@/server/db/statements/count-once'
import { isUnavailable } from '@/server/db/connections/is-unavailable'
import { advisoryLock } from '@/server/db/locks'
import type { Transaction } from '@/server/db/transaction'
import { queues } from '@/server/storage/semaphore'

export type AddedLine = { id: string; quantity: number; count: number }

type Line = Awaited<ReturnType<typeof lineOf>>
type NewLine = { user: TypedUser; product: string; added: number }

/** As browsers make them; for anything else we make one. */
const KEY = /^[\w-]{8,60}$/
/** Until broken connections have left the pool. */
const ASK_AGAIN_MS = 200

/**
 * Adds a product to a member's cart, or to its line there (rule M19); the collection validates it. A line saved for later returns with
 * the quantity added now. `count` is for the badge.
 */
export const addLine = (user: TypedUser, product: string, added: number): Promise<AddedLine> =>
  withLine(user, product, (db, line, tx) => store(db, tx, { user, product, added }, line))

/**
 * The same, but counts a repeated key once (rule M18). Undefined if the line it made is gone since. Where the connection broke during the
 * commit, the same key says whether it was kept: a 503 that counted would be pressed again.
 */
export async function addLineOnce({ key: given, ...adding }: NewLine & { key: string }) {
  const key = `cart ${adding.user.id} ${KEY.test(given) ? given : randomUUID()}`
  let isWritten = false
  const add = () =>
    withLine(adding.user, adding.product, async (db, line, tx) => {
      const isNew = await isFirstTime(tx, key)
      const added = isNew ? await store(db, tx, adding, line) : line && (await stored(tx, adding.user, line))
      isWritten = true
      return added
    })
  try {
    return await add()
  } catch (error) {
    if (!isWritten || !isUnavailable(error)) throw error
    await wait(ASK_AGAIN_MS)
    return add()
  }
}

/** Adds of one member are serialized: those of one process before they take a connection, others by an advisory lock, which many lines at once take too. */
function withLine<T>(
  user: TypedUser,
  product: string,
  work: (db: Data, line: Line, tx: Transaction) => Promise<T>,
): Promise<T> {
  return queues.cartTurns(
    () =>
      together(user, async (db, tx) => {
        await advisoryLock(tx, 'cart', String(user.id))
        return work(db, await lineOf(db, product), tx)
      }),
    String(user.id),
  )
}

async function lineOf(db: Data, product: string) {
  const lines = await db.find({
    collection: 'cart-items',
    where: { product: { equals: product } },
    select: { quantity: true, savedForLater: true },
    limit: 1,
    pagination: false,
  })
  return lines.docs[0]
}

async function store(db: Data, tx: Transaction, { user, product, added }: NewLine, line: Line) {
  // An invalid quantity must not become valid by adding it to the stored one.
  const there = line && !line.savedForLater ? line.quantity : 0
  const quantity = added >= 1 ? there + added : added
  const data = { quantity, savedForLater: false }
  const saved = line
    ? await db.update({ collection: 'cart-items', id: line.id, data })
    : await db.create({ collection: 'cart-items', data: { user: String(user.id), product, ...data } })
  return stored(tx, user, saved)
}

const stored = async (
  tx: Transaction,
  user: TypedUser,
  { id, quantity }: Pick<AddedLine, 'id' | 'quantity'>,
): Promise<AddedLine> => ({ id, quantity, count: await countCart(tx, String(user.id)) })
