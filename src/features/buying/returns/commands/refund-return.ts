import type { Actor } from '@/domain/people/actor'
import { refundable, refundRule } from '@/domain/payments/refund'
import { checkNote, isFault } from '@/domain/orders/returns/request'
import { shippingShare } from '@/domain/orders/returns/value'
import { issue, type Result } from '@/domain/result'
import type { Side } from '@/domain/talk/thread'
import { crashPoint } from '@/server/db/connections/crash-point'
import type { Transaction } from '@/server/db/transaction'
import { lockGoodsOf } from '@/server/orders/lock-rows'
import { queueRefund } from '@/server/orders/money/refunds'
import { returnToStock, takenStock } from '@/server/orders/stock/stock'
import { command, must, Refusal } from '@/server/db/refusal'
import { refreshPages } from './announce'
import { changeReturn, returnLines, lockReturnForMove } from './lock-return'
import { readOthers, readReturnable, readTaxes } from './returnable'

type RefundInput = {
  return: string
  version: number
  amount: number
  note: string
  /** Whether the goods go back into stock. */
  restocks: boolean
}

/** The seller refunds a return in whole or in part, also without waiting for the goods (rule M88). */
export async function refundReturn(actor: Actor, typed: RefundInput): Promise<Result<{ return: string }>> {
  const done = await command(async (tx) => {
    const locked = await lockReturnForMove(tx, actor, { ...typed, to: 'refunded', by: 'seller' })
    const note = must(checkNote(typed.note, 'note'))
    const { value, refunded, id } = locked.return
    // A refund in part has a reason.
    if (typed.amount < Math.min(value - refunded, refundable(locked.order)) && note === '')
      throw new Refusal([issue('return.reason', 'note')])
    await makeRefund(tx, locked, { ...typed, note, notified: ['buyer'] })
    const at = new Date().toISOString()
    await changeReturn(tx, locked.return, {
      status: 'refunded',
      refunded: locked.return.refunded + typed.amount,
      refundedAt: at,
      endedAt: at,
      dueAt: null,
      remindAt: null,
      ...(note && { refusal: note }),
    })
    await refreshPages(tx, locked.return)
    crashPoint('return.written')
    return { return: id }
  })
  if (done.ok) crashPoint('return.committed')
  return done
}

type ReturnLock = Awaited<ReturnType<typeof lockReturnForMove>>
type RefundPlan = { amount: number; note: string; restocks: boolean; notified: readonly Side[] }

/**
 * Through the refunds of every order: never more than is left of what was paid, nor than these goods cost with their shipping and
 * taxes. Its key is the version of the return, so that none is made twice.
 */
export async function makeRefund(
  tx: Transaction,
  locked: ReturnLock,
  { amount, note, restocks, notified }: RefundPlan,
) {
  const { return: found, order, checkout } = locked
  const { id, number, version, refunded } = found
  must(refundRule(order, amount))
  const lines = await returnLines(tx, id)
  if (refunded + amount > (await mostOf(tx, locked, lines)))
    throw new Refusal([issue('return.tooMuch', 'amount')])
  if (restocks) await restock(tx, order.id, lines)
  await queueRefund(tx, {
    checkout,
    order,
    amount,
    reason: note === '' ? number : `${number}: ${note}`,
    key: `return:${id}:${version}`,
    inLedger: true,
    memo: number,
    notified,
  })
}

/** What the goods cost with their taxes, and their shipping also where nothing is wrong with them. */
async function mostOf(
  tx: Transaction,
  { return: { id, reason, value }, order }: ReturnLock,
  lines: Awaited<ReturnType<typeof returnLines>>,
) {
  if (isFault(reason)) return value
  const cost = { ...order, taxes: await readTaxes(tx, order.id) }
  const others = await readOthers(tx, cost, { lines: await readReturnable(tx, order.id), but: id })
  return value + shippingShare(cost, lines, others)
}

/** Only what the order took from the stock and has not given back. */
async function restock(
  tx: Transaction,
  order: string,
  lines: readonly { product: string; quantity: number }[],
) {
  await lockGoodsOf(tx, [order])
  const back = new Map<string, number>()
  for (const { product, quantity } of lines) back.set(product, (back.get(product) ?? 0) + quantity)
  const goods = (await takenStock(tx, order)).flatMap(({ product, quantity: taken }) => {
    const quantity = Math.min(taken, back.get(product) ?? 0)
    return quantity > 0 ? [{ product, quantity }] : []
  })
  if (goods.length > 0) await returnToStock(tx, order, goods)
}
