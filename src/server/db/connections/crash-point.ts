/** Kills the process here if MARU_CRASH_AT names this point (fault tests). Works in the demo only. */
export function crashPoint(name: CrashPoint) {
  if (process.env.MARU_DEMO === '1' && process.env.MARU_CRASH_AT === name)
    process.kill(process.pid, 'SIGKILL')
}

export const CRASH_POINTS = [
  'checkout.locked',
  'checkout.written',
  'checkout.committed',
  'session.asked',
  'session.answered',
  'webhook.stored',
  'payment.written',
  'payment.committed',
  'expiry.closed',
  'expiry.written',
  'expiry.committed',
  'cancel.written',
  'cancel.committed',
  'refund.asked',
  'refund.answered',
  'return.written',
  'return.committed',
  'payoutRequest.written',
  'payoutRequest.committed',
  'payoutBatch.written',
  'payoutBatch.committed',
  'payoutPaid.written',
  'payoutPaid.committed',
  'commissionInvoice.stored',
  'commissionInvoice.committed',
  'decision.written',
  'decision.committed',
  'import.written',
  'import.committed',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]
