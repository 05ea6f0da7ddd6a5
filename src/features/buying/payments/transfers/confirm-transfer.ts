import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'
import { checkText } from '@/domain/values/text'
import { recordAudit } from '@/server/records/audit'
import { lockCheckout, readCheckout } from '@/server/orders/lock-rows'
import { waitsForQuote } from '@/server/orders/shipping/waits-for-quote'
import { command, Refusal } from '@/server/db/refusal'
import { database } from '@/server/db/transaction'
import { Unreachable, type ProviderEvent } from '@/server/payments/provider'
import { amountDue } from '@/features/buying/payments/attempts/amount-due'
import { closePayment } from '@/features/buying/payments/attempts/open-payment'
import { settlePayment } from '@/features/buying/payments/settle-payment'

const { payment_events } = tables

export type ReceivedTransfer = { checkout: string; amount: number; bankReference: string }

/** Staff confirm a received transfer (rule M4): stored once as a payment event and settled like any other payment. */
export async function confirmTransfer(
  actor: Actor,
  arrived: ReceivedTransfer,
): Promise<Result<{ number: string }>> {
  if (!isAdmin(actor) || !('id' in actor)) return fail('moves.notYours', 'status')
  const { amount, checkout: id } = arrived
  // Only the reference distinguishes a second transfer of the same amount from a repeated confirmation.
  const checked = checkText(arrived.bankReference, {
    path: 'bankReference',
    max: ADMIN_TEXT_LIMITS.bankReference,
    blank: 'payment.reference',
    tooLong: 'message.tooLong',
  })
  if (!checked.ok) return checked
  const bankReference = checked.value
  if (!Number.isSafeInteger(amount) || amount <= 0) return fail('money.invalid', 'amount')
  if (!(await endCardPage(id))) return fail('payment.debitUnderWay', 'checkout')
  const stored = await command(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    // On terms it may come beside a card payment: it is recorded, and what is too much goes back.
    const isExpected = checkout?.provider === 'transfer' || (checkout && checkout.dueOn !== null)
    const due = isExpected ? checkout : undefined
    if (!due) throw new Refusal([{ code: 'payment.unknown', path: 'checkout' }])
    // Without a reference there is no transfer to expect.
    if (
      due.approval === 'waiting' ||
      due.approval === 'declined' ||
      (due.approval === 'withdrawn' && !due.reference)
    )
      throw new Refusal([{ code: 'payment.unapproved', path: 'checkout' }])
    if (await waitsForQuote(tx, id)) throw new Refusal([{ code: 'payment.quoteWaiting', path: 'checkout' }])
    const isOpen = due.status === 'pending_payment' || due.status === 'on_terms'
    const isShort = isOpen && amount < amountDue(due)
    if (isShort) throw new Refusal([{ code: 'payment.short', path: 'amount' }])
    const payment = { id: `${due.reference}:${bankReference}`, amount }
    const arrival: ProviderEvent = {
      kind: 'session',
      checkout: id,
      session: due.number,
      state: { kind: 'paid', payment },
    }
    const event = { eventId: payment.id, body: JSON.stringify(arrival) }
    const isNew = await tx
      .insert(payment_events)
      .values({ id: randomUUID(), provider: 'transfer', type: 'transfer.arrived', ...event })
      .onConflictDoNothing({ target: payment_events.eventId })
      .returning({ id: payment_events.id })
    // Confirmed before, or by two admins at once: it is answered the same and recorded once.
    if (isNew.length > 0) {
      await recordAudit(tx, {
        action: 'transfer.confirmed',
        actor,
        subject: 'checkouts',
        subjectId: id,
        details: { payment: payment.id, amount },
      })
      return { number: due.number, payment }
    }
    const [known] = await tx
      .select({ body: payment_events.body })
      .from(payment_events)
      .where(eq(payment_events.eventId, event.eventId))
    if (known?.body !== event.body) throw new Refusal([{ code: 'payment.known', path: 'bankReference' }])
    return { number: due.number, payment }
  })
  if (!stored.ok) return stored
  const { number, payment } = stored.value
  // If the process dies here, the worker settles from the stored event.
  await settlePayment({ checkout: id, payment })
  const db = await database()
  await db
    .update(payment_events)
    .set({ processedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(payment_events.eventId, payment.id), isNull(payment_events.processedAt)))
  return ok({ number })
}

/**
 * Closes the card page of an order on terms before its transfer is recorded (rule M123). False while a bank debit is under way. What was
 * paid there meanwhile is settled; if the provider cannot be reached and it is paid later, that money goes back.
 */
async function endCardPage(id: string): Promise<boolean> {
  const checkout = await readCheckout(await database(), id)
  if (checkout?.status !== 'on_terms' || checkout.provider !== 'stripe') return true
  try {
    const state = await closePayment(id)
    if (state.kind === 'paid') await settlePayment({ checkout: id, payment: state.payment })
    return state.kind !== 'processing'
  } catch (error) {
    if (error instanceof Unreachable) return true
    throw error
  }
}
