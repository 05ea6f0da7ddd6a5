import type { Payload } from 'payload'
import { processEvents } from '@/features/payments/process-events'
import {
  closeAbandonedPayments,
  expireCheckouts,
  openWaitingPayments,
  reconcilePayments,
} from '@/features/payments/payment-jobs'
import { pollSentRefunds, sendRefunds } from '@/features/payments/send-refunds'
import { carryOutDecision } from '@/features/decisions/carry-out'
import { importTurn } from '@/features/listing/transfer/import-turn'
import { issueCommissionInvoices } from '@/features/payouts/commands/issue-commission-invoices'
import { requestDuePayouts } from '@/features/payouts/commands/request-due-payouts'
import { notifyOfLateOrders } from '@/features/orders/commands/notify-of-late-orders'
import { deliverOverdue } from '@/features/orders/commands/fulfil-order'
import { extendAuditChain } from '@/server/audit-chain'
import type { BusMessage, Wakeable } from '@/server/bus'
import { database } from '@/server/db/transaction'
import { deleteUnsentFiles } from '@/server/storage/delete-unsent-files'
import { deleteUnusedDocuments } from '@/server/storage/delete-unused-documents'
import { deleteUnusedPictures } from '@/server/storage/delete-unused-pictures'
import { clearDuePages } from './clear-pages'
import { countViews } from './count-views'
import { emailAboutTerms } from './email-about-terms'
import { emailUnseen } from './email-unseen'
import { deliverEmail } from './deliver-email'
import { refreshLists, showsLists } from './refresh-lists'
import { runJobs } from './run-jobs'
import type { Loop } from './run-loop'
import { sumDays } from './sum-days'
import { sweepExpired } from './sweep-expired'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const EMAILS_AT_ONCE = 4
/** Pauses ten times as long as the work took, so that it uses at most a tenth of the time. */
const REST = 10

const wake = (loop: Wakeable) => (message: BusMessage) => message.kind === 'wake' && message.loop === loop

/**
 * Everything that runs in the background, but heavy work. Each loop finds its work in the rows, so nothing is lost if a worker
 * dies, and runs on its own, so a slow provider delays no other. Waking only makes it sooner than polling.
 */
export const mainLoops = (payload: Payload): Loop[] => [
  ...Array.from({ length: EMAILS_AT_ONCE }, (_, at) => ({
    name: `emails ${at + 1}`,
    pause: 3 * SECOND,
    wokenBy: wake('emails'),
    isQuiet: true as const,
    retry: { first: 5 * SECOND, last: MINUTE },
    work: () => deliverEmail(payload),
  })),
  { name: 'unseen messages', pause: 30 * SECOND, work: () => emailUnseen() },
  { name: 'new terms', pause: SECOND, work: () => emailAboutTerms() },
  { name: 'page clearings', pause: 300, work: clearDuePages },
  { name: 'decisions of staff', pause: SECOND, work: carryOutDecision },
  { name: 'payment events', pause: 2 * SECOND, wokenBy: wake('payment events'), work: processEvents },
  { name: 'payment pages', pause: SECOND, work: openWaitingPayments },
  { name: 'refunds', pause: 2 * SECOND, wokenBy: wake('refunds'), work: sendRefunds },
  { name: 'refunds on their way', pause: MINUTE, work: pollSentRefunds },
  { name: 'payments left open', pause: SECOND, work: closeAbandonedPayments },
  { name: 'unpaid checkouts', pause: SECOND, work: expireCheckouts },
  { name: 'unreported payments', pause: 5 * SECOND, work: reconcilePayments },
  { name: 'silent deliveries', pause: MINUTE, work: deliverOverdue },
  { name: 'late orders', pause: 5 * MINUTE, work: notifyOfLateOrders },
  { name: 'payout requests', pause: 10 * MINUTE, work: requestDuePayouts },
  { name: 'expired links, sessions and counters', pause: 5 * MINUTE, work: sweepExpired },
  { name: 'audit chain', pause: 2 * SECOND, work: async () => extendAuditChain(await database()) },
  { name: 'jobs', pause: 2 * SECOND, work: runJobs(payload) },
]

/** Work whose statements take long in a large shop, in a process of its own. */
export const heavyLoops = (payload: Payload): Loop[] => [
  {
    name: 'lists',
    // Views and stock change without clearing a page.
    pause: MINUTE,
    wokenBy: showsLists,
    restAfter: (took) => REST * took,
    work: refreshLists(payload),
  },
  { name: 'views', pause: 5 * SECOND, work: () => countViews(payload) },
  { name: 'days of views', pause: 5 * MINUTE, restAfter: (took) => REST * took, work: sumDays(payload) },
  {
    name: 'commission invoices',
    pause: 10 * MINUTE,
    restAfter: (took) => REST * took,
    work: () => issueCommissionInvoices(),
  },
  { name: 'unsent files', pause: HOUR, work: deleteUnsentFiles },
  { name: 'unused pictures', pause: HOUR, work: deleteUnusedPictures },
  { name: 'unused documents', pause: HOUR, work: deleteUnusedDocuments },
  { name: 'imports', pause: 5 * SECOND, wokenBy: wake('imports'), work: importTurn },
]
