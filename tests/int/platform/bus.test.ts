import { setTimeout as wait } from 'node:timers/promises'
import { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeEvent } from '@/features/buying/payments/store-event'
import { CHANNEL, publish, subscribe, type BusMessage } from '@/server/db/bus'
import { requestDatabase } from '@/server/db/request-database'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { openWorld, type World } from '~/tests/support/open-world'
import { unique } from '~/tests/support/factories/unique'

const WAKE: BusMessage = { kind: 'wake', loop: 'emails' }
const CLEAR: BusMessage = { kind: 'clear', tags: ['products'] }
/** Long enough for a message that was sent to arrive. */
const MOMENT = 200

let world: World
let bus: ReturnType<typeof subscribe>
let connects = 0
let received: BusMessage[] = []
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  received = []
  connects = 0
  bus = subscribe({
    onMessage: (message) => void received.push(message),
    onConnect: () => void (connects += 1),
  })
  await vi.waitFor(() => expect(connects).toBe(1))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bus.close()
})

const arrives = (...messages: BusMessage[]) => vi.waitFor(() => expect(received).toEqual(messages))
async function nothingArrives() {
  await wait(MOMENT)
  expect(received).toEqual([])
}

/** Watches the statement that sends messages; all others run as they are. */
function onNotify(fail = false) {
  const sent = vi.fn()
  const execute = NodePgSession.prototype.execute
  vi.spyOn(NodePgSession.prototype, 'execute').mockImplementation(function (this: object, statement) {
    if (!isNotify(statement)) return execute.call(this as never, statement)
    sent()
    return fail ? Promise.reject(new Error('Too many connections')) : execute.call(this as never, statement)
  })
  return sent
}
const isNotify = ({ queryChunks }: { queryChunks: readonly unknown[] }) =>
  queryChunks.some((chunk) => JSON.stringify(chunk).includes('pg_notify'))

/** As a bad neighbour on the database would. */
const send = (text: string) => world.payload.db.pool.query('select pg_notify($1, $2)', [CHANNEL, text])

describe('a message of one of our transactions', () => {
  test('goes out after the commit, once, by a statement of its own', async () => {
    const sent = onNotify()
    await inTransaction(async (tx) => {
      await publish(tx, WAKE)
      await publish(tx, WAKE)
      await nothingArrives()
      expect(sent).not.toHaveBeenCalled()
    })
    expect(sent).toHaveBeenCalledOnce()
    await arrives(WAKE)
  })

  test('does not go out when it is rolled back', async () => {
    const work = inTransaction(async (tx) => {
      await publish(tx, WAKE)
      throw new Error('No')
    })
    await expect(work).rejects.toThrow('No')
    await nothingArrives()
  })

  test('goes out of the attempt that was committed only', async () => {
    let attempts = 0
    await inTransaction(async (tx) => {
      attempts += 1
      await publish(tx, attempts === 1 ? WAKE : CLEAR)
      if (attempts === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
    })
    await arrives(CLEAR)
  })

  test('that cannot be sent leaves the change as it is', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onNotify(true)
    const email = unique('changed')
    await inTransaction(async (tx) => {
      await tx.execute(sql`update users set first_name = ${email} where id = ${world.ids.users.buyer}`)
      await publish(tx, WAKE)
    })
    expect((await world.system.get('users', world.ids.users.buyer)).firstName).toBe(email)
    expect(log).toHaveBeenCalledOnce()
    await nothingArrives()
  })
})

describe('a message of one of Payload’s transactions', () => {
  const begin = async () => {
    const transactionID = (await world.payload.db.beginTransaction()) ?? ''
    await publish(await requestDatabase({ payload: world.payload, transactionID }), CLEAR)
    await nothingArrives()
    return transactionID
  }

  test('goes out with the commit', async () => {
    await world.payload.db.commitTransaction(await begin())
    await arrives(CLEAR)
  })

  test('does not go out when it is rolled back', async () => {
    await world.payload.db.rollbackTransaction(await begin())
    await nothingArrives()
  })
})

describe('a message outside a transaction', () => {
  test('goes out at once', async () => {
    await publish(world.payload.db.drizzle, CLEAR)
    await arrives(CLEAR)
  })

  test('that cannot be sent fails nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(world.payload.db.drizzle, 'execute').mockRejectedValueOnce(new Error('Too many connections'))
    await publish(world.payload.db.drizzle, CLEAR)
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('who listens', () => {
  test.each([
    ['rubbish', 'clear everything!'],
    ['8,000 bytes, the most Postgres sends', 'x'.repeat(7_999)],
    ['an unknown kind', '{"kind":"drop"}'],
  ])('drops %s, and logs it once', async (_, text) => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    await send(text)
    await send(JSON.stringify(WAKE))
    await arrives(WAKE)
    expect(log.mock.calls).toEqual([[`Dropped a bus message of ${text.length} bytes: not one of ours.`]])
  })

  test('listens again when its connection was ended, and says that it missed something', async () => {
    for (const times of [2, 3]) {
      await world.payload.db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'maru-bus' and datname = current_database()`,
      )
      await vi.waitFor(() => expect(connects).toBe(times), { timeout: 5_000 })
    }
    await publish(world.payload.db.drizzle, WAKE)
    await arrives(WAKE)
  })

  test('outlives a listener that throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const other = subscribe({
      onMessage: () => {
        throw new Error('No')
      },
      onConnect: () => {
        throw new Error('No')
      },
    })
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    await publish(world.payload.db.drizzle, WAKE)
    await publish(world.payload.db.drizzle, CLEAR)
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3))
    await arrives(WAKE, CLEAR)
    await other.close()
  })

  test('says once that it cannot connect, and connects when it can', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    process.env.DATABASE_URL_DIRECT = 'postgres://127.0.0.1:1/nowhere'
    let own = 0
    const other = subscribe({ onMessage: () => undefined, onConnect: () => void (own += 1) })
    await wait(1_000)
    expect([own, log.mock.calls.length]).toEqual([0, 1])
    delete process.env.DATABASE_URL_DIRECT
    await vi.waitFor(() => expect(own).toBe(1), { timeout: 5_000 })
    await other.close()
  })
})

describe('who waits is woken', () => {
  test('by an email in a transaction, once it is committed', async () => {
    const to = `${unique('woken')}@maru.test`
    await inTransaction(async (_, inside) => {
      await queueEmail(inside, { template: 'accountDeleted', params: {}, to, locale: 'en' })
      await nothingArrives()
    })
    await arrives(WAKE)
  })

  test('by an email to staff', async () => {
    await world.payload.sendEmail({ to: `${unique('staff')}@maru.test`, subject: 'Hello', text: 'Hello' })
    await arrives(WAKE)
  })

  test('by a message of Stripe', async () => {
    await storeEvent({ id: unique('evt'), type: 'charge.updated', body: '{}' })
    await arrives({ kind: 'wake', loop: 'payment events' })
  })
})
