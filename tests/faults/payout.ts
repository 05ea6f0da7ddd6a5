import type { Actor } from '@/domain/people/actor'
import { markPayoutPaid } from '@/features/selling/payouts/commands/mark-payout-paid'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'

/** One step of a payout, in a process that may be killed in the middle of it. */
const [step = '', id = '', payout = ''] = process.argv.slice(2)
const admin: Actor = { kind: 'staff', id, role: 'admin' }
const PAID = { reference: 'W-FAULT', amount: '100', currency: 'CAD', rate: '' }
const STEPS: Record<string, () => Promise<unknown>> = {
  request: () =>
    requestPayout({ kind: 'seller', id, status: 'active' }, { amount: 10_000, key: `fault-${payout}` }),
  batch: () => sendPayouts(admin, [payout]),
  paid: () => markPayoutPaid(admin, { payout, ...PAID }),
}
await STEPS[step]?.()
process.exit(0)
