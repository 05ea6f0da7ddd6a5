import { randomUUID } from 'node:crypto'
import { issueCommissionInvoices } from '@/features/selling/payouts/commands/issue-commission-invoices'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { aSeller, TORONTO } from '~/tests/support/factories/people'
import { must, type Case } from '~/tests/faults/case'
import { until, type Shop } from '~/tests/faults/shop'

/** On a busy machine a program takes its time to get to where it is killed. */
const PATIENCE = 180_000
const SELLERS = 3
const COMMISSION = 10_000
/** Ontario's 13 %. */
const TAX = 1_300

/** Sellers in Ontario who were charged commission in the month that is over. */
async function charged({ query, system }: Shop) {
  const ids: string[] = []
  for (let n = 0; n < SELLERS; n += 1) {
    const id = randomUUID()
    await query(
      `insert into users (id, email, user_type, first_name, last_name, locale, country, updated_at, created_at)
       values ($1::text::uuid, $1::text || '@fault.test', 'seller', 'Jo', 'Kim', 'en', 'CA', now(), now())`,
      [id],
    )
    await system.make('sellers', { ...aSeller(id, `Fault-${id}`, 'active'), ...TORONTO })
    await query(
      `insert into ledger_entries (id, entry_set, kind, account, seller_id, amount, currency, rate_ppm, created_at, updated_at)
       select gen_random_uuid(), 'fault:' || $1::text, 'commission', account::enum_ledger_entries_account, seller::uuid, amount, 'CAD', 80000,
         date_trunc('month', now()) - interval '40 days', now()
       from (values ('seller', $1::text, -$2::int), ('platform', null, $2::int)) as v(account, seller, amount)`,
      [id, COMMISSION],
    )
    ids.push(id)
  }
  return ids
}

type Issued = { invoices: number; tax: number; entries: number; notices: number }

const issuedTo = async ({ query }: Shop, sellers: readonly string[]) =>
  query<Issued>(
    `select
      (select count(*)::int from commission_invoices i where i.seller_id = s.id) as invoices,
      (select coalesce(sum(-amount), 0)::int from ledger_entries e where e.seller_id = s.id and kind = 'commission_tax') as tax,
      (select count(*)::int from ledger_entries e where e.seller_id = s.id and kind = 'commission_tax') as entries,
      (select count(*)::int from notifications n where n.user_id = s.id and kind = 'commission.invoiced') as notices
    from sellers s where s.id = any($1) order by s.id`,
    [sellers],
  )

const isOnce = ({ invoices, tax, entries, notices }: Issued) =>
  invoices === 1 && tax === TAX && entries === 1 && notices === 1
const isNone = ({ invoices, entries, notices }: Issued) => invoices + entries + notices === 0

/** The worker is killed amid the monthly run; the next one issues what is left, and nothing twice (rule D23). */
const inRun = (point: CrashPoint, done: number): Case => ({
  name: `commission invoices: kill -9 at ${point} of the worker`,
  async run(shop) {
    const { worker } = shop.faults
    await worker.stop()
    const sellers = await charged(shop)
    await worker.start(point)
    must((await worker.end(PATIENCE)) === 'SIGKILL', `nobody came past ${point}`)
    const left = await issuedTo(shop, sellers)
    const whole = left.filter(isOnce).length
    must(whole === done && left.filter(isNone).length === SELLERS - done, `it left ${JSON.stringify(left)}`)
    await worker.start()
    const took = await until('an invoice for each', async () =>
      (await issuedTo(shop, sellers)).every(({ invoices }) => invoices > 0),
    )
    await issueCommissionInvoices()
    const now = await issuedTo(shop, sellers)
    must(now.length === SELLERS && now.every(isOnce), `after the restart: ${JSON.stringify(now)}`)
    return `${SELLERS} sellers, one invoice and one entry each, ${took.toFixed(1)} s after the restart`
  },
})

export const commission: Case[] = [
  inRun('commissionInvoice.stored', 0),
  inRun('commissionInvoice.committed', 1),
]
