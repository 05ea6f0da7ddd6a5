import { nextMonth } from '@/domain/values/calendar'
import { addAll } from '@/domain/money'
import {
  commissionInvoiceNumber,
  commissionSums,
  creditedSums,
  openMonth,
  type CommissionInvoiceContent,
  type CommissionInvoiceKind,
  type CommissionLine,
} from '@/domain/payments/payouts/commission-invoice'
import { monthOf, type Month } from '@/domain/payments/payouts/revenue'
import { crashPoint } from '@/server/db/connections/crash-point'
import { jsonObject } from '@/server/db/statements/json'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, lt, notExists, sql, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'
import { ENTRY_MONTH } from './entry-month'
import { postCommissionTax } from './ledger'
import { stableId } from '@/server/orders/rows'
import { SUPPLIER } from './supplier'

const { commission_invoices, ledger_entries, sellers, settings } = tables

/** Entries of commission in months that have ended and have no document yet. */
const isDue = (db: Database, before: Month) =>
  and(
    eq(ledger_entries.account, 'seller'),
    eq(ledger_entries.kind, 'commission'),
    lt(ENTRY_MONTH, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(commission_invoices)
        .where(
          and(
            eq(commission_invoices.seller, ledger_entries.seller),
            eq(commission_invoices.month, ENTRY_MONTH),
          ),
        ),
    ),
  )

/** Sellers with a month that is over, came to something and is not invoiced. */
export function sellersDue(db: Database, now: Date, atMost: number) {
  const due = db.$with('due').as(
    db
      .select({ seller: sql<string>`${ledger_entries.seller}`.as('due_seller') })
      .from(ledger_entries)
      .where(isDue(db, openMonth(now)))
      .groupBy(ledger_entries.seller, ENTRY_MONTH)
      .having(sql`sum(${ledger_entries.amount}) <> 0`),
  )
  return db.with(due).selectDistinct({ seller: due.seller }).from(due).orderBy(due.seller).limit(atMost)
}

/** A row where a seller's month is over and still to be invoiced. */
export const uninvoiced = (db: Database, seller: SQLWrapper, month: Month) =>
  db
    .select({ one: sql`1` })
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.seller, seller),
        eq(ENTRY_MONTH, month),
        isDue(db, monthOf(nextMonth(`${month}-01`))),
      ),
    )
    .having(sql`sum(${ledger_entries.amount}) <> 0`)

/** Whether a seller in Canada has commission that is still to be invoiced, this month's too: its tax is theirs to pay. */
export async function hasCommissionToCome(tx: Transaction, seller: string): Promise<boolean> {
  const found = await tx
    .select({ month: ENTRY_MONTH })
    .from(ledger_entries)
    .innerJoin(sellers, and(eq(sellers.id, ledger_entries.seller), eq(sellers.country, 'CA')))
    .where(and(eq(ledger_entries.seller, seller), isDue(tx, '9999-12')))
    .groupBy(ENTRY_MONTH)
    .having(sql`sum(${ledger_entries.amount}) <> 0`)
    .limit(1)
  return found.length > 0
}

export type IssuedCommission = { id: string; number: string; kind: CommissionInvoiceKind }

/** Issues what is due of one seller, month by month, and posts the taxes (rule D23). A second call finds nothing to do. */
export async function issueCommission(tx: Transaction, { seller, now }: { seller: string; now: Date }) {
  await advisoryLock(tx, 'commission invoices', 'all sellers')
  const months = await readDue(tx, seller, openMonth(now))
  if (months.size === 0) return []
  const parties = await readParties(tx, seller)
  let { sequence, last } = await readBefore(tx, seller)
  const issued: IssuedCommission[] = []
  for (const [month, lines] of months) {
    const commission = addAll(lines.map(({ amount }) => amount))
    if (commission === 0) continue
    const kind = commission > 0 ? 'invoice' : 'credit_note'
    const sums =
      kind === 'credit_note' && last
        ? creditedSums(commission, last.content)
        : commissionSums({
            month,
            commission,
            seller: { id: seller, ...parties.seller },
            issuer: parties.issuer,
          })
    const content: CommissionInvoiceContent = {
      ...parties,
      ...sums,
      month,
      lines,
      ...(kind === 'credit_note' && last ? { corrects: last.number } : {}),
    }
    const document = {
      id: stableId('commission invoice', seller, month),
      kind,
      sequence: ++sequence,
    } as const
    const number = commissionInvoiceNumber(sequence)
    await store(tx, { ...document, number, seller, content, at: now })
    issued.push({ id: document.id, number, kind })
    if (kind === 'invoice') last = { number, content }
  }
  return issued
}

/** What was charged and what refunds returned, by rate; in the order of months. */
async function readDue(tx: Transaction, seller: string, before: Month) {
  const isReturned = sql<boolean>`${ledger_entries.amount} > 0`
  const rows = await tx
    .select({
      month: ENTRY_MONTH,
      isReturned,
      ratePpm: ledger_entries.ratePpm,
      orders: sql`count(distinct ${ledger_entries.order})`.mapWith(Number),
      amount: sql`-sum(${ledger_entries.amount})`.mapWith(Number),
    })
    .from(ledger_entries)
    .where(and(eq(ledger_entries.seller, seller), isDue(tx, before)))
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 2, 3`)
  const months = new Map<Month, CommissionLine[]>()
  for (const { month, ratePpm, orders, amount } of rows)
    months.set(month, [...(months.get(month) ?? []), { ratePpm, orders, amount }])
  return months
}

async function readParties(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      seller: jsonObject({
        ...SUPPLIER,
        gstNumber: sellers.gstNumber,
        qstNumber: sellers.qstNumber,
      }),
      issuer: jsonObject({
        legalName: sql<string>`coalesce(${settings.legalName}, 'Maru')`,
        address: settings.address,
        email: sql<string>`coalesce(${settings.contactEmail}, '')`,
        phone: settings.phone,
        gstNumber: settings.gstNumber,
        qstNumber: settings.qstNumber,
      }),
    })
    .from(sellers)
    .leftJoin(settings, sql`true`)
    .where(eq(sellers.id, id))
  if (!row) throw new Error(`Seller ${id} not found`)
  return row
}

type Before = { sequence: number; last: { number: string; content: CommissionInvoiceContent } | undefined }

/** The last number given, and the seller's last invoice. */
async function readBefore(tx: Transaction, seller: string): Promise<Before> {
  const [last] = await tx
    .select({ number: commission_invoices.number, content: commission_invoices.content })
    .from(commission_invoices)
    .where(and(eq(commission_invoices.seller, seller), eq(commission_invoices.kind, 'invoice')))
    .orderBy(sql`${commission_invoices.sequence} desc`)
    .limit(1)
  const [row] = await tx
    .select({ sequence: sql`coalesce(max(${commission_invoices.sequence}), 0)`.mapWith(Number) })
    .from(commission_invoices)
  return {
    sequence: row?.sequence ?? 0,
    last: last && { number: last.number, content: JSON.parse(last.content) as CommissionInvoiceContent },
  }
}

type StoredInvoice = {
  id: string
  kind: CommissionInvoiceKind
  sequence: number
  number: string
  seller: string
  content: CommissionInvoiceContent
  at: Date
}

async function store(tx: Transaction, { content, at, ...document }: StoredInvoice) {
  const { id, seller, number } = document
  const tax = addAll(content.taxes.map(({ amount }) => amount))
  const moment = at.toISOString()
  await tx.insert(commission_invoices).values({
    ...document,
    month: content.month,
    amount: content.subtotal,
    tax,
    content: JSON.stringify(content),
    issuedAt: moment,
    createdAt: moment,
    updatedAt: moment,
  })
  crashPoint('commissionInvoice.stored')
  if (tax !== 0) await postCommissionTax(tx, { id, seller, amount: tax, number, at })
}
