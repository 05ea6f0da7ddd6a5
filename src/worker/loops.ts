import type { Payload } from 'payload'
import { processEvents } from '@/features/buying/payments/process-events'
import {
  closeAbandonedPayments,
  expireCheckouts,
  openWaitingPayments,
  reconcilePayments,
} from '@/features/buying/payments/payment-jobs'
import { pollSentRefunds, sendRefunds } from '@/features/buying/payments/refunds/send-refunds'
import { carryOutDecision } from '@/admin/queues/decisions/carry-out'
import { importTurn } from '@/features/selling/listing/transfer/import-turn'
import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'
import { requestDuePayouts } from '@/features/selling/payouts/commands/request-due-payouts'
import { notifyOfLateOrders } from '@/features/buying/orders/commands/notify-of-late-orders'
import { turnPriceCuts } from '@/features/selling/discounts/turn-price-cuts'
import { expirePriceRequests } from '@/features/buying/price-requests/commands/expire-requests'
import { remindOfTerms } from '@/features/account/companies/commands/remind-of-terms'
import { passDeadlines } from '@/features/buying/returns/commands/pass-deadlines'
import { deliverOverdue } from '@/features/buying/orders/commands/fulfil-order'
import { extendAuditChain } from '@/server/records/audit-chain'
import type { BusMessage, Wakeable } from '@/server/db/bus'
import { database } from '@/server/db/transaction'
import { feedEngine } from '@/server/search/engine/feed'
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
const rest = (took: number) => 10 * took

const wake = (loop: Wakeable) => (message: BusMessage) => message.kind === 'wake' && message.loop === loop

/** In the order of the changes. An engine that is away for long is asked every ten seconds; nothing is lost meanwhile. */
const ENGINE: Loop = {
  name: 'search engine',
  pause: 300,
  isLed: true,
  retry: { first: SECOND, last: 10 * SECOND },
  work: feedEngine,
}

/**
 * Everything that runs in the background, by what a worker process may be started to take. Each loop finds its work in the rows, so
 * nothing is lost if a worker dies, and runs on its own, so a slow provider delays no other. Any number of processes may run each:
 * rows are claimed. Only where order matters one leads, and another stands by. Waking only makes it sooner than polling.
 */
const KINDS = {
  emails: (payload) => [
    ...Array.from({ length: EMAILS_AT_ONCE }, (_, at) => ({
      name: `emails ${at + 1}`,
      pause: 3 * SECOND,
      wokenBy: wake('emails'),
      isQuiet: true as const,
      retry: { first: 5 * SECOND, last: MINUTE },
      work: () => deliverEmail(payload),
    })),
    { name: 'unseen messages', pause: 30 * SECOND, work: () => emailUnseen() },
    // From one account to the next.
    { name: 'new terms', pause: SECOND, isLed: true, work: () => emailAboutTerms() },
  ],
  payments: () => [
    { name: 'payment events', pause: 2 * SECOND, wokenBy: wake('payment events'), work: processEvents },
    { name: 'payment pages', pause: SECOND, work: openWaitingPayments },
    { name: 'refunds', pause: 2 * SECOND, wokenBy: wake('refunds'), work: sendRefunds },
    { name: 'refunds on their way', pause: MINUTE, work: pollSentRefunds },
    { name: 'payments left open', pause: SECOND, work: closeAbandonedPayments },
    { name: 'unpaid checkouts', pause: SECOND, work: expireCheckouts },
    { name: 'unreported payments', pause: 5 * SECOND, work: reconcilePayments },
    { name: 'silent deliveries', pause: MINUTE, work: deliverOverdue },
    { name: 'late orders', pause: 5 * MINUTE, work: notifyOfLateOrders },
    { name: 'price requests', pause: MINUTE, work: expirePriceRequests },
    { name: 'returns', pause: MINUTE, work: passDeadlines },
    { name: 'net terms', pause: 5 * MINUTE, work: () => remindOfTerms() },
    { name: 'payout requests', pause: 10 * MINUTE, work: requestDuePayouts },
    {
      name: 'commission invoices',
      pause: 10 * MINUTE,
      restAfter: rest,
      work: () => issueCommissionInvoices(),
    },
  ],
  pages: (payload) => [
    { name: 'page clearings', pause: 300, work: clearDuePages },
    { name: 'price cuts', pause: 2 * SECOND, work: turnPriceCuts },
    { name: 'jobs', pause: 2 * SECOND, work: runJobs(payload) },
  ],
  staff: () => [
    { name: 'decisions of staff', pause: SECOND, work: carryOutDecision },
    {
      name: 'audit chain',
      pause: 2 * SECOND,
      isLed: true,
      work: async () => extendAuditChain(await database()),
    },
  ],
  lists: (payload) => [
    {
      name: 'lists',
      // Views and stock change without clearing a page.
      pause: MINUTE,
      isLed: true,
      wokenBy: showsLists,
      restAfter: rest,
      ...refreshLists(payload),
    },
    { name: 'views', pause: 5 * SECOND, work: () => countViews(payload) },
    { name: 'days of views', pause: 5 * MINUTE, isLed: true, restAfter: rest, work: sumDays(payload) },
    ...(process.env.SEARCH_URL ? [ENGINE] : []),
  ],
  imports: () => [{ name: 'imports', pause: 5 * SECOND, wokenBy: wake('imports'), work: importTurn }],
  cleanup: () => [
    { name: 'expired links, sessions and counters', pause: 5 * MINUTE, work: sweepExpired },
    { name: 'unsent files', pause: HOUR, work: deleteUnsentFiles },
    { name: 'unused pictures', pause: HOUR, work: deleteUnusedPictures },
    { name: 'unused documents', pause: HOUR, work: deleteUnusedDocuments },
  ],
} as const satisfies Record<string, (payload: Payload) => Loop[]>

type Kind = keyof typeof KINDS
const EVERY = Object.keys(KINDS) as Kind[]

/** The kinds that a worker is started with: all unless any are named. */
export function kindsIn(names: readonly string[]): Kind[] {
  const wrong = names.find((name) => !Object.hasOwn(KINDS, name))
  if (wrong)
    throw new Error(
      `There is no work of the kind "${wrong}". Say: npm run worker -- ${EVERY.join(' ')}, or some of these, or none for all.`,
    )
  return names.length > 0 ? EVERY.filter((kind) => names.includes(kind)) : EVERY
}

export const loopsOf = (payload: Payload, kinds: readonly Kind[] = EVERY): Loop[] =>
  kinds.flatMap((kind): Loop[] => KINDS[kind](payload))
