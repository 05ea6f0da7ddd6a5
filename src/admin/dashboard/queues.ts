import { todayOfTerms } from '@/domain/people/companies/terms'
import { lateForStaff } from '@/domain/orders/shipping/promise'
import { isAdmin, type StaffActor } from '@/domain/people/actor'
import { sql, type SQL } from '@/server/db/sql'
import { standsStill } from '@/server/records/standing-loops'
import {
  sellerWaitingSince,
  WAITING_CHANGES,
  WAITING_PRODUCTS,
  WAITING_SELLERS,
  waitingSince,
} from '@/server/products/waiting-since'
import { LATE_ORDERS, listAddress } from './list-address'

const DAY = 86_400_000
/** A seller answers a cancel request within two days; after that it is staff who ask. */
const CANCEL_DAYS = 2
/** Nobody can do anything about older ones; the lists keep them. */
const FAILURE_DAYS = 30

type Queue = {
  /** Rows that wait, each with the column `since`. */
  rows: (now: Date) => SQL
  /** The list behind /admin that shows them. */
  list: (now: Date) => string
  who: 'admin' | 'staff'
  /** Entry of the menu that shows the number: a collection or a screen. */
  menu?: string
}

/** Everything that waits for staff, in the order of the dashboard. A further queue is a row here and its name in the messages. */
export const QUEUES = {
  sellers: {
    rows: () => sql`select ${sellerWaitingSince} as since from ${WAITING_SELLERS}`,
    list: () => '/admin/queue/sellers',
    who: 'admin',
    menu: 'sellerQueue',
  },
  products: {
    rows: () => sql`select ${waitingSince} as since from ${WAITING_PRODUCTS}`,
    list: () => '/admin/queue/products',
    who: 'admin',
    menu: 'productQueue',
  },
  changes: {
    rows: () => sql`select c.updated_at as since from ${WAITING_CHANGES}`,
    list: () => '/admin/queue/products',
    who: 'admin',
    menu: 'productQueue',
  },
  translations: {
    rows: () => sql`select translation_asked_at as since from product_drafts
      where translation_asked_at is not null and translated_at is null`,
    list: () => '/admin/translations',
    who: 'staff',
    menu: 'translations',
  },
  verifications: {
    rows: () => sql`select created_at as since from verifications where status = 'pending'`,
    list: () => listAddress('verifications', { 'status.equals': 'pending' }),
    who: 'admin',
    menu: 'verifications',
  },
  cancelRequests: {
    rows: (now) => sql`select cancel_request_requested_at as since from orders
      where status in ('confirmed', 'processing') and cancel_request_answer is null
        and cancel_request_requested_at <= ${before(now, CANCEL_DAYS)}::timestamptz`,
    list: (now) =>
      listAddress('orders', {
        'status.in': 'confirmed,processing',
        'cancelRequest.answer.exists': 'false',
        'cancelRequest.requestedAt.less_than_equal': before(now, CANCEL_DAYS),
      }),
    who: 'admin',
    menu: 'orders',
  },
  lateOrders: {
    rows: (now) => sql`select promised_until::date::timestamptz as since from orders
      where status in ('confirmed', 'processing', 'shipped') and promised_until < ${lateForStaff(now)}`,
    list: () => LATE_ORDERS,
    who: 'admin',
    menu: 'orders',
  },
  transfers: {
    rows: () => sql`select created_at as since from checkouts
      where status = 'pending_payment' and provider = 'transfer' and transfer_reference is not null`,
    // One without a reference waits for a shipping quote, and nobody can confirm it.
    list: () =>
      listAddress('checkouts', {
        'status.equals': 'pending_payment',
        'provider.equals': 'transfer',
        'transferReference.exists': 'true',
      }),
    who: 'admin',
    menu: 'checkouts',
  },
  overdueTerms: {
    rows: (now) => sql`select due_on::date::timestamptz as since from checkouts
      where owed > 0 and due_on < ${todayOfTerms(now)}`,
    list: () => '/admin/receivables?show=overdue',
    who: 'admin',
    menu: 'receivables',
  },
  payouts: {
    rows: () => sql`select created_at as since from payouts where status = 'requested'`,
    list: () => listAddress('payouts', { 'status.equals': 'requested' }),
    who: 'admin',
    menu: 'payouts',
  },
  sentPayouts: {
    rows: () => sql`select coalesce(sent_at, created_at) as since from payouts where status = 'sent'`,
    list: () => listAddress('payouts', { 'status.equals': 'sent' }),
    who: 'admin',
  },
  failedRefunds: {
    rows: () => sql`select created_at as since from refunds where status = 'failed'`,
    list: () => listAddress('refunds', { 'status.equals': 'failed' }),
    who: 'admin',
    menu: 'refunds',
  },
  disputes: {
    rows: () => sql`select opened_at as since from disputes where closed_at is null`,
    list: () => listAddress('disputes', { 'closedAt.exists': 'false' }),
    who: 'admin',
    menu: 'disputes',
  },
  returns: {
    rows: () => sql`select escalated_at as since from returns where status = 'escalated'`,
    list: () => listAddress('returns', { 'status.equals': 'escalated' }),
    who: 'admin',
    menu: 'returns',
  },
  reports: {
    rows: () => sql`select created_at as since from reports where status = 'open'`,
    list: () => '/admin/reports',
    who: 'admin',
    menu: 'reports',
  },
  inquiries: {
    rows: () => sql`select created_at as since from inquiries where status = 'new'`,
    list: () => '/admin/inquiries',
    who: 'admin',
    menu: 'inquiries',
  },
  support: {
    rows: () => sql`select last_message_at as since from threads
      where kind = 'support' and closed_at is null and last_sender = 'buyer'`,
    list: () => '/admin/support',
    who: 'admin',
    menu: 'support',
  },
  failedEmails: {
    rows: (now) => sql`select created_at as since from emails
      where status = 'failed' and created_at > ${before(now, FAILURE_DAYS)}::timestamptz`,
    list: (now) =>
      listAddress('emails', {
        'status.equals': 'failed',
        'createdAt.greater_than': before(now, FAILURE_DAYS),
      }),
    who: 'admin',
  },
  paymentEvents: {
    rows: () => sql`select created_at as since from payment_events
      where processed_at is null and error is not null`,
    list: () => listAddress('payment-events', { 'processedAt.exists': 'false', 'error.exists': 'true' }),
    who: 'admin',
  },
  failedJobs: {
    rows: () => sql`select created_at as since from payload_jobs where has_error`,
    list: () => '/admin/jobs',
    who: 'admin',
  },
  stillLoops: {
    rows: () => STILL_LOOPS,
    list: () => '/admin/jobs',
    who: 'admin',
  },
} as const satisfies Record<string, Queue>

export type QueueKey = keyof typeof QUEUES

export const KEYS = Object.keys(QUEUES) as QueueKey[]

/** Loops that stand still, by the rule of the screen that this leads to. */
export const STILL_LOOPS = sql`select l.name, l.error, coalesce(l.failed_at, l.done_at, l.begun_at) as since
  from worker_loops l where ${standsStill}`

export const queue = (key: QueueKey): Queue => QUEUES[key]

/** Those that somebody may decide. */
export const queuesOf = (actor: StaffActor) =>
  KEYS.filter((key) => queue(key).who === 'staff' || isAdmin(actor))

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString()
