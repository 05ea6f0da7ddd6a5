import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { recordRefund } from '@/features/buying/orders/commands/record-refund'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { confirmTransfer } from '@/features/buying/payments/transfers/confirm-transfer'
import { makeBatchFile } from '@/features/selling/payouts/commands/batch-file'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { cancelPayout } from '@/features/selling/payouts/commands/cancel-payout'
import { failPayout } from '@/features/selling/payouts/commands/fail-payout'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)
/** What is too long is refused by the command, which says how much fits. */
const words = z.string().max(5_000)
const typed = z.string().max(40)
const key = z.string().max(60)

/** A transfer arrived (rule M4). */
const transfer = adminCommand({
  needsProof: true,
  body: z.object({ checkout: id, amount: z.int(), bankReference: words }),
  run: confirmTransfer,
})

/** An order is refunded through its provider (rule M7). */
const orderRefund = adminCommand({
  needsProof: true,
  body: z.object({ order: id, amount: z.int(), reason: words, key }),
  run: refundOrder,
})

/** A refund was sent by hand. */
const refund = adminCommand({
  needsProof: true,
  body: z.object({ refund: id, reference: words }),
  run: recordRefund,
})

/** A seller's balance is adjusted. */
const adjustment = adminCommand({
  needsProof: true,
  body: z.object({
    seller: id,
    amount: z.int(),
    direction: z.enum(['up', 'down']),
    reason: words,
    key,
  }),
  run: adjustBalance,
})

/** A step of one payout (rule M42). */
const payout = adminCommand({
  needsProof: true,
  body: z.discriminatedUnion('step', [
    z.object({
      step: z.literal('paid'),
      payout: id,
      reference: words,
      amount: typed,
      currency: typed,
      rate: typed,
    }),
    z.object({ step: z.enum(['failed', 'cancelled']), payout: id, reason: words }),
  ]),
  run: (actor, given) =>
    given.step === 'paid'
      ? markPayoutPaid(actor, given)
      : (given.step === 'failed' ? failPayout : cancelPayout)(actor, given),
})

/** Requested payouts go as one batch (rule M42); ids with commas between them. */
const payoutBatch = adminCommand({
  needsProof: true,
  body: z.object({
    payouts: z
      .string()
      .max(16_000)
      .transform((ids) => ids.split(','))
      .refine((ids) => ids.every(isId)),
  }),
  run: (actor, { payouts }) => sendPayouts(actor, payouts),
})

/** The file of a batch for the bank, with account numbers (rule M42). */
const payoutFile = adminCommand({
  needsProof: true,
  body: z.object({ batch: z.string().max(40) }),
  run: async (actor, { batch }) => {
    const file = await makeBatchFile(actor, batch)
    if (!file.ok) return file
    return new Response(file.value, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${batch}.csv"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})

export const MONEY = {
  transfer,
  'order-refund': orderRefund,
  refund,
  adjustment,
  payout,
  'payout-batch': payoutBatch,
  'payout-file': payoutFile,
}
