import { sql } from '@/server/sql'
import { crashPoint } from '@/server/crash-point'
import { holdCheckout, holdOrdersOf } from '@/server/books/hold'
import { Denied, Unreachable } from '@/server/payments/provider'
import { database, inTransaction } from '@/server/transaction'
import { giveUp } from './give-up'
import { closePayment } from './open-payment'
import { settlePayment } from './settle-payment'

/** A provider that does not answer is waited for so long; then the goods go back, and money that came all the same is late money. */
const PATIENCE = 60 * 60_000
/** A bank debit that is under way keeps the goods. */
const BANK_DAYS = 5

/** Nobody has paid in time: the page is closed first, then the goods are released and the lines go back to the cart (ruling M5). */
export async function expireCheckout(id: string, expiresAt: Date): Promise<void> {
  const end = await endOfPayment(id, expiresAt)
  if (end === 'wait') {
    // Others have their turn first.
    await (await database()).execute(sql`update checkouts set updated_at = now() where id = ${id}`)
    return
  }
  crashPoint('expiry.closed')
  await inTransaction(async (tx) => {
    const checkout = await holdCheckout(tx, id)
    const isOver = (checkout?.expiresAt?.getTime() ?? Infinity) <= Date.now()
    if (!checkout || checkout.status !== 'pending_payment' || !isOver) return
    const orders = (await holdOrdersOf(tx, id)).filter(({ status }) => status === 'pending_payment')
    await giveUp(tx, checkout.buyer, orders)
    // A page nobody could be asked about keeps its address, and with it somebody who looks after it (`closeLeftPayments`).
    const url = end === 'over' ? sql`null` : sql`payment_url`
    await tx.execute(
      sql`update checkouts set status = 'expired', payment_url = ${url}, updated_at = now() where id = ${id}`,
    )
    crashPoint('expiry.written')
  })
  crashPoint('expiry.committed')
}

async function endOfPayment(id: string, expiresAt: Date): Promise<'over' | 'wait' | 'unheard'> {
  try {
    const state = await closePayment(id)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    if (state.kind === 'processing') await holdLonger(id)
    return state.kind === 'over' ? 'over' : 'wait'
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Denied)) throw error
    return Date.now() - expiresAt.getTime() > PATIENCE ? 'unheard' : 'wait'
  }
}

/** The goods wait for a bank as long as it takes, looked at anew every few days. */
export const holdLonger = (id: string) =>
  hold(id, { since: sql`coalesce(bank_debit_since, now())`, least: sql`${BANK_DAYS} * interval '1 day'` })

/** A bank debit bounced: there is an hour at least to pay in another way before the goods go back, and never less time than was promised. */
export const holdBriefly = (id: string) => hold(id, { since: sql`null`, least: sql`interval '1 hour'` })

async function hold(id: string, { since, least }: Record<'since' | 'least', ReturnType<typeof sql>>) {
  await inTransaction(async (tx) => {
    const checkout = await holdCheckout(tx, id)
    if (checkout?.status !== 'pending_payment') return
    const until = sql`greatest(expires_at, now() + ${least})`
    await tx.execute(
      sql`update checkouts set bank_debit_since = ${since}, expires_at = ${until}, updated_at = now() where id = ${id}`,
    )
    await tx.execute(
      sql`update reservations set expires_at = ${until} where checkout_id = ${id} and status = 'open'`,
    )
  })
}
