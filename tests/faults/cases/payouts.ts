import { randomUUID } from 'node:crypto'
import { adjustBalance } from '@/features/selling/payouts/commands/adjust-balance'
import { readFunds } from '@/features/selling/payouts/funds'
import { requestPayout } from '@/features/selling/payouts/commands/request-payout'
import { sendPayouts } from '@/features/selling/payouts/commands/send-payouts'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { database } from '@/server/db/transaction'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import type { Shop } from '~/tests/faults/shop'

const AMOUNT = 10_000

type Row = { id: string; status: string }

async function adminOf(shop: Shop) {
  const [found] = await shop.query<{ id: string }>("select id from staff where role = 'admin' limit 1")
  return { kind: 'staff', id: found?.id ?? '', role: 'admin' } as const
}

/** The seller of the demo with exactly so much to be paid, and no request open. */
async function withBalance(shop: Shop, amount = AMOUNT) {
  const { seller } = shop
  const admin = await adminOf(shop)
  await shop.query("update payouts set status = 'cancelled' where seller_id = $1 and status = 'requested'", [
    seller,
  ])
  const { available, open } = await readFunds(await database(), seller)
  const off = amount - (available - open)
  const asked = { seller, reason: 'Faults', key: randomUUID() }
  if (off !== 0)
    await adjustBalance(admin, { ...asked, amount: Math.abs(off), direction: off > 0 ? 'up' : 'down' })
  return { seller, admin }
}

const payoutsOf = (shop: Shop, key: string) =>
  shop.query<Row>('select id, status::text as status from payouts where idempotency_key like $1', [
    `%${key}%`,
  ])

const bookedFor = async (shop: Shop, payout: string) => {
  const [row] = await shop.query<{ n: number; sum: number }>(
    "select count(*)::int as n, coalesce(sum(amount), 0)::int as sum from ledger_entries where payout_id = $1 and account = 'seller'",
    [payout],
  )
  return row ?? { n: 0, sum: 0 }
}

async function killed(shop: Shop, args: string[], point: CrashPoint) {
  must((await runChild(shop, 'payout', args, point)) === 'SIGKILL', `nobody came past ${point}`)
  must((await runChild(shop, 'payout', args)) === 0, 'it did not end well the second time')
}

const inRequest = (point: CrashPoint): Case => ({
  name: `payouts: kill -9 at ${point}`,
  async run(shop) {
    const { seller } = await withBalance(shop)
    const key = randomUUID().slice(0, 20)
    await killed(shop, ['request', seller, key], point)
    const rows = await payoutsOf(shop, key)
    must(rows.length === 1, `${rows.length} requests`)
    return 'asked for once'
  },
})

/** A request that waits for its batch. */
async function requested(shop: Shop) {
  const { seller, admin } = await withBalance(shop)
  const asked = { amount: AMOUNT, key: randomUUID() }
  const done = await requestPayout({ kind: 'seller', id: seller, status: 'active' }, asked)
  must(done.ok, `not asked for: ${JSON.stringify(done)}`)
  return { payout: done.value.payout, admin }
}

const inBatch = (point: CrashPoint): Case => ({
  name: `payouts: kill -9 at ${point}`,
  async run(shop) {
    const { payout, admin } = await requested(shop)
    await killed(shop, ['batch', admin.id, payout], point)
    const events = await shop.query(
      "select 1 from audit_events where action = 'payout.sent' and subject_id = $1",
      [payout],
    )
    const [row] = await shop.query<Row>('select status::text as status from payouts where id = $1', [payout])
    must(row?.status === 'sent' && events.length === 1, `${row?.status}, ${events.length} events`)
    await shop.query("update payouts set status = 'failed' where id = $1", [payout])
    return 'sent once'
  },
})

const inPaid = (point: CrashPoint): Case => ({
  name: `payouts: kill -9 at ${point}`,
  async run(shop) {
    const { payout, admin } = await requested(shop)
    must((await sendPayouts(admin, [payout])).ok, 'it was not sent')
    await killed(shop, ['paid', admin.id, payout], point)
    const { n, sum } = await bookedFor(shop, payout)
    must(n === 1 && sum === -AMOUNT, `${n} entries of ${sum}`)
    return 'booked once'
  },
})

export const payouts: Case[] = [
  {
    name: 'payouts: 50 requests for one balance',
    async run(shop) {
      const { seller } = await withBalance(shop)
      const key = randomUUID().slice(0, 18)
      const actor = { kind: 'seller', id: seller, status: 'active' } as const
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => requestPayout(actor, { amount: AMOUNT, key: `${key}-${at}` })),
      )
      const stored = await payoutsOf(shop, key)
      must(stored.length === 1, `${stored.length} are asked for`)
      must(answers.filter(({ ok }) => ok).length === 1, 'more than one was promised')
      const { available, open } = await readFunds(await database(), seller)
      must(available - open === 0, `${available - open} cents are left`)
      return '1 asked for, 49 refused'
    },
  },
  ...(['payoutRequest.written', 'payoutRequest.committed'] as const).map(inRequest),
  ...(['payoutBatch.written', 'payoutBatch.committed'] as const).map(inBatch),
  ...(['payoutPaid.written', 'payoutPaid.committed'] as const).map(inPaid),
]
