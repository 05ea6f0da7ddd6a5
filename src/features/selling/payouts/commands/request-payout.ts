import { randomUUID } from 'node:crypto'
import type { Actor } from '@/domain/people/actor'
import { checkPayout, requestable, type PayoutRequests } from '@/domain/payments/payouts/payout'
import { fail, type Result } from '@/domain/result'
import { readFunds } from '@/features/selling/payouts/funds'
import { crashPoint } from '@/server/db/connections/crash-point'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { command, must, Refusal } from '@/server/db/refusal'
import { hasPayoutAccount, lockPayee } from './lock-payee'

const { payouts } = tables

/** `amount` in cents; `key` is made with the form, so that a form sent twice asks once. */
export type PayoutRequest = { amount: number; key: string }
type RequestResult = { payout: string }

/** The seller's Request Payout (rule M42). */
export async function requestPayout(
  actor: Actor,
  { amount, key }: PayoutRequest,
): Promise<Result<RequestResult>> {
  if (actor.kind !== 'seller' || actor.status !== 'active') return fail('payout.notActive', '')
  if (!/^[\w-]{8,50}$/.test(key)) return fail('checkout.key', '')
  const asked = { seller: actor.id, requestedBy: 'self', key: `self:${actor.id}:${key}` } as const
  const done = await command(async (tx) => {
    const stored = await storeRequest(tx, asked, () => amount)
    crashPoint('payoutRequest.written')
    return stored
  })
  crashPoint('payoutRequest.committed')
  return done
}

export type WholePayoutRequest = { seller: string; requestedBy: PayoutRequests; key: string }

/** Everything that may be asked for, where it is at least the minimum (rule M43). */
export const requestEverything = (asked: WholePayoutRequest) =>
  command((tx) => storeRequest(tx, asked, (funds) => requestable(funds)))

type Funds = Awaited<ReturnType<typeof readFunds>>

/** Checks and stores a request while the seller is locked, with the account that is on file now. */
async function storeRequest(
  tx: Transaction,
  { seller, requestedBy, key }: WholePayoutRequest,
  amountOf: (funds: Funds) => number,
): Promise<RequestResult> {
  const payee = await lockPayee(tx, seller)
  if (payee?.status !== 'active') throw new Refusal([{ code: 'payout.notActive', path: '' }])
  const [before] = await tx
    .select({ id: payouts.id, amount: payouts.amount, status: payouts.status })
    .from(payouts)
    .where(eq(payouts.idempotencyKey, key))
  const funds = await readFunds(tx, seller)
  const amount = amountOf(funds)
  // The same key with another amount, or after it was cancelled, is no retry: reported as done, it would never be asked for.
  const isRetry = before?.amount === amount && before.status !== 'cancelled'
  if (before && requestedBy === 'self' && !isRetry)
    throw new Refusal([{ code: 'payout.keyUsed', path: 'amount' }])
  if (before) return { payout: before.id }
  if (!hasPayoutAccount(payee)) throw new Refusal([{ code: 'payout.noAccount', path: '' }])
  must(checkPayout(amount, funds))
  const id = randomUUID()
  const now = new Date().toISOString()
  await tx.insert(payouts).values({
    id,
    seller,
    amount,
    currency: 'CAD',
    status: 'requested',
    provider: 'transfer',
    idempotencyKey: key,
    requestedBy,
    accountHolder: payee.accountHolder,
    bankName: payee.bankName,
    bankAccount: payee.bankAccount,
    createdAt: now,
    updatedAt: now,
  })
  await notify(tx, { kind: 'payout.requested', user: seller, about: id, params: { amount } })
  return { payout: id }
}
