import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffActor } from '@/domain/people/actor'
import { countWork } from '@/admin/jobs/count-work'
import { listLoops } from '@/admin/jobs/list-loops'
import { QUEUES, queue, queuesOf, type QueueKey } from '@/admin/dashboard/queues'
import { readQueues, readWork } from '@/admin/dashboard/read-work'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

const NOW = new Date()
const KEYS = Object.keys(QUEUES) as QueueKey[]
const admin = (): StaffActor => ({ kind: 'staff', id: world.ids.staff.admin, role: 'admin' })
const editor = (): StaffActor => ({ kind: 'staff', id: world.ids.staff.editor, role: 'editor' })

let world: World
let http: Awaited<ReturnType<typeof openHttp>>
let send: RestClient
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
  await waitInEachQueue()
})
afterAll(() => http.close())

const run = (statement: string, ...values: unknown[]) => world.payload.db.pool.query(statement, values)

/** One row of the sample world waits in each queue that has a list, since three days ago. */
async function waitInEachQueue() {
  const ago = "now() - interval '3 days'"
  const { orders, checkouts, payouts, refunds } = world.ids
  await run(`update sellers set created_at = ${ago} where status = 'pending'`)
  await run(`update verifications set status = 'pending', created_at = ${ago}`)
  await run(`update products set created_at = ${ago} where status = 'pending'`)
  await run(`update product_changes set created_at = ${ago}, status = 'pending'`)
  await run(
    `update orders set status = 'processing', cancel_request_requested_at = ${ago} where id = $1`,
    orders.byBuyer,
  )
  await run(
    `update orders set status = 'processing', cancel_request_requested_at = now() where id = $1`,
    orders.bySeller,
  )
  await run(
    `update orders set status = 'shipped', promised_until = ((now() - interval '9 days')::date)::text where id = $1`,
    orders.byOtherBuyer,
  )
  await run(
    `update orders set status = 'shipped', promised_until = ((now() - interval '5 days')::date)::text where id = $1`,
    orders.byOtherSeller,
  )
  await run(
    `update checkouts set status = 'pending_payment', provider = 'transfer', transfer_reference = 'MARU-1', created_at = ${ago} where id = $1`,
    checkouts.unpaid,
  )
  await run(`update disputes set status = 'needs_response', closed_at = null, opened_at = ${ago}`)
  await run(`update payouts set status = 'requested', created_at = ${ago} where id = $1`, payouts.sellers)
  await run(`update payouts set status = 'sent', sent_at = ${ago} where id = $1`, payouts.otherSellers)
  await run(`update refunds set status = 'failed', created_at = ${ago} where id = $1`, refunds.byBuyer)
  await run(`update returns set status = 'escalated', escalated_at = ${ago}`)
  await run(`update reports set status = 'open', created_at = ${ago}`)
  await run(`update inquiries set status = 'new', created_at = ${ago}`)
  await run(
    `update threads set closed_at = null, last_sender = 'buyer', last_message_at = ${ago} where kind = 'support'`,
  )
  await run(`update emails set status = 'failed', created_at = ${ago}`)
  await run(`update payment_events set processed_at = null, error = 'No', created_at = ${ago}`)
}

const countOf = async (path: string) => {
  const answer = await send('admin', path)
  return ((await answer.json()) as { totalDocs: number }).totalDocs
}

describe('what waits for staff', () => {
  test.each(KEYS.filter((key) => queue(key).list(NOW).startsWith('/admin/collections/')))(
    '%s: the number is that of the list it leads to, with the age of the oldest',
    async (key) => {
      const [row] = await readQueues(world.payload.db.drizzle, [key], NOW)
      const path = queue(key).list(NOW).replace('/admin/collections/', '')
      expect(row?.waiting).toBeGreaterThan(0)
      expect(row?.waiting).toBe(await countOf(path))
      expect(NOW.getTime() - (row?.oldest?.getTime() ?? 0)).toBeGreaterThan(2.9 * 86_400_000)
    },
  )

  test('counts no transfer that waits for a shipping quote', async () => {
    const transfers = async () =>
      (await readQueues(world.payload.db.drizzle, ['transfers'], NOW))[0]?.waiting ?? 0
    const before = await transfers()
    const { unpaid } = world.ids.checkouts
    await run('update checkouts set transfer_reference = null where id = $1', unpaid)
    expect(await transfers()).toBe(before - 1)
    await run("update checkouts set transfer_reference = 'MARU-1' where id = $1", unpaid)
  })

  test('counts the age of a seller since they asked, and no change of an archived product', async () => {
    const read = (key: QueueKey) => readQueues(world.payload.db.drizzle, [key], NOW)
    const ago = NOW.getTime() - 3_600_000
    await run(
      `insert into seller_requests (seller_id, waiting_since, seen_at, seen_because, facts)
       select id, $1, $1, 'asked', '{}' from sellers where status = 'pending'
       on conflict (seller_id) do update set waiting_since = excluded.waiting_since`,
      new Date(ago),
    )
    expect((await read('sellers'))[0]?.oldest?.getTime()).toBe(ago)
    const [before] = await read('changes')
    await run(`update products set archived_at = now() where id in (select product_id from product_changes)`)
    expect(before?.waiting).toBeGreaterThan(0)
    expect((await read('changes'))[0]?.waiting).toBe(0)
    await run(`update products set archived_at = null where id in (select product_id from product_changes)`)
  })

  test('is decided by admins: an editor has the translations alone (rules N9, S47)', async () => {
    expect(queuesOf(editor())).toEqual(['translations'])
    expect(await readQueues(world.payload.db.drizzle, [], NOW)).toEqual([])
    expect(queuesOf(admin())).toEqual(KEYS)
  })
})

describe('the loops of the worker', () => {
  const stopped = async () =>
    (await readWork(world.payload.db.drizzle, { keys: KEYS, today: '2026-11-25', now: NOW })).stopped.map(
      ({ name }) => name,
    )

  test('stand still when they hang, keep failing, or their process has stopped', async () => {
    await run(`insert into worker_loops (name, process, begun_at, done_at, failed_at, failures, seen_at) values
      ('runs', 'main', now(), now() - interval '2 seconds', null, 0, now()),
      ('rests', 'main', now() - interval '40 minutes', now() - interval '39 minutes', null, 0, now()),
      ('stumbled', 'main', now(), now() - interval '1 minute', now(), 1, now()),
      ('fails', 'main', now(), null, now(), 7, now()),
      ('hangs', 'main', now() - interval '20 minutes', now() - interval '21 minutes', null, 0, now()),
      ('waits', 'other', null, null, null, 0, now()),
      ('dead', 'other', now() - interval '1 hour', now() - interval '1 hour', null, 0, now() - interval '1 hour')`)
    expect(await stopped()).toEqual(['dead', 'fails', 'hangs'])
    const [row] = await readQueues(world.payload.db.drizzle, ['stillLoops'], NOW)
    expect(row?.waiting).toBe(3)
  })

  test('stand still on the dashboard by the rule of the screen it leads to', async () => {
    await run(`delete from worker_loops`)
    await run(`insert into worker_loops (name, process, begun_at, done_at, failed_at, failures, seen_at) values
      ('runs', 'main', now(), now(), null, 0, now()),
      ('waits', 'main', null, null, null, 0, now()),
      ('takes long', 'main', now() - interval '12 minutes', now() - interval '13 minutes', null, 0, now()),
      ('failed twice', 'main', now() - interval '1 second', null, now(), 2, now()),
      ('keeps failing', 'main', now() - interval '1 second', null, now(), 3, now()),
      ('is silent', 'other', now() - interval '2 minutes', now() - interval '2 minutes', null, 0, now() - interval '2 minutes')`)
    expect((await listLoops()).find(({ name }) => name === 'waits')?.state).toBe('standby')
    const standing = (await listLoops()).filter(({ state }) => state === 'standing').map(({ name }) => name)
    expect(standing.toSorted()).toEqual(['is silent', 'keeps failing'])
    expect((await stopped()).toSorted()).toEqual(standing.toSorted())
    expect((await countWork()).standing).toBe(2)
  })
})

test('sales are those of a day in Toronto', async () => {
  const { byBuyer, bySeller, byOtherBuyer, byOtherSeller } = world.ids.orders
  await run("update orders set confirmed_at = null, created_at = '2026-11-20T12:00:00Z'")
  // Five hours behind: the 25th begins at 05:00 in UTC.
  for (const [id, time] of [
    [byBuyer, '2026-11-25T05:00:00Z'],
    [bySeller, '2026-11-26T04:59:59Z'],
    [byOtherBuyer, '2026-11-25T04:59:59Z'],
    [byOtherSeller, '2026-11-24T04:59:59Z'],
  ])
    await run('update orders set confirmed_at = $2 where id = $1', id, time)
  const total = async (...ids: string[]) =>
    Number((await run('select sum(total_amount) from orders where id = any($1)', ids)).rows[0]?.sum)
  const work = await readWork(world.payload.db.drizzle, { keys: ['sellers'], today: '2026-11-25', now: NOW })
  expect(work.days).toHaveLength(30)
  expect(work.days.at(0)).toEqual({ day: '2026-10-27', orders: 0, total: 0 })
  expect(work.days.slice(-3)).toEqual([
    { day: '2026-11-23', orders: 1, total: await total(byOtherSeller) },
    { day: '2026-11-24', orders: 1, total: await total(byOtherBuyer) },
    { day: '2026-11-25', orders: 2, total: await total(byBuyer, bySeller) },
  ])
})
