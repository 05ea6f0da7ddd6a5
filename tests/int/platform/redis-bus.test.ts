import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { throttle, uncountTry } from '@/server/auth/throttle'
import { publish, subscribe, type BusMessage } from '@/server/db/bus'
import { requestDatabase } from '@/server/db/request-database'
import { inTransaction } from '@/server/db/transaction'
import { healthy } from '@/server/http/health'
import { busLink } from '@/server/db/redis/bus'
import { closeLinks } from '@/server/db/redis/link.mjs'
import { rowsOf } from '~/tests/support/database/database'
import { unique } from '~/tests/support/factories/unique'
import { openWorld, type World } from '~/tests/support/open-world'
import { hasRedis, openRedis } from '~/tests/support/redis/server'

const WAKE: BusMessage = { kind: 'wake', loop: 'emails' }
const CLEAR: BusMessage = { kind: 'clear', tags: ['products'] }

let world: World
let redis: Awaited<ReturnType<typeof openRedis>>
let received: BusMessage[] = []
let connects = 0
let bus: ReturnType<typeof subscribe>

describe.skipIf(!hasRedis)('with a Redis', () => {
  beforeAll(async () => {
    ;[world, redis] = await Promise.all([openWorld(), openRedis()])
    process.env.BUS_URL = redis.url
  })
  afterAll(async () => {
    delete process.env.BUS_URL
    await closeLinks()
    await redis.close()
  })
  beforeEach(async () => {
    received = []
    connects = 0
    bus = subscribe({
      onMessage: (message) => void received.push(message),
      onConnect: () => void (connects += 1),
    })
    await vi.waitFor(() => expect([connects, busLink(redis.url).isReady]).toEqual([2, true]), 5_000)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await bus.close()
  })

  const arrives = (...messages: BusMessage[]) => vi.waitFor(() => expect(received).toEqual(messages), 5_000)

  /** Statements that send messages through Postgres. */
  function onNotify() {
    const sent = vi.fn()
    const execute = NodePgSession.prototype.execute
    vi.spyOn(NodePgSession.prototype, 'execute').mockImplementation(function (this: object, statement) {
      if (JSON.stringify(statement.queryChunks).includes('pg_notify')) sent()
      return execute.call(this as never, statement)
    })
    return sent
  }

  /** What somebody else on the server would say. */
  async function say(text: string, channel = 'maru:bus:0') {
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.publish(channel, text)
    client.destroy()
  }

  /** Killed and begun anew; the messages of tests that follow pass by it again. */
  async function killed() {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    await redis.kill()
    await vi.waitFor(() => expect(busLink(redis.url).isReady).toBe(false))
    onTestFinished(async () => {
      await redis.start()
      await vi.waitFor(() => expect(busLink(redis.url).isReady).toBe(true), 10_000)
    })
    return log
  }

  describe('a message', () => {
    test('of one of our transactions goes out by Redis once it is committed, and by no statement', async () => {
      const sent = onNotify()
      await inTransaction(async (tx) => {
        await publish(tx, WAKE)
        await wait(100)
        expect(received).toEqual([])
      })
      await arrives(WAKE)
      expect(sent).not.toHaveBeenCalled()
    })

    test('of one of Payload’s transactions goes out with the commit, through Postgres', async () => {
      const transactionID = (await world.payload.db.beginTransaction()) ?? ''
      await publish(await requestDatabase({ payload: world.payload, transactionID }), CLEAR)
      await wait(100)
      expect(received).toEqual([])
      await world.payload.db.commitTransaction(transactionID)
      await arrives(CLEAR)
    })

    test('goes through Postgres while Redis is away, which is said once', async () => {
      const log = await killed()
      await publish(world.payload.db.drizzle, WAKE)
      await publish(world.payload.db.drizzle, CLEAR)
      await arrives(WAKE, CLEAR)
      expect(log).toHaveBeenCalledOnce()
      expect(log.mock.calls[0]?.[0]).toContain('BUS_URL is away')
    })

    test('that reaches nobody by Redis goes through Postgres too', async () => {
      await bus.close()
      const listeners = () => busLink(redis.url).ask(['PUBSUB', 'NUMSUB', 'maru:bus:0'])
      await vi.waitFor(async () => expect(String(await listeners())).toBe('maru:bus:0,0'))
      const sent = vi.spyOn(world.payload.db.drizzle, 'execute')
      await publish(world.payload.db.drizzle, WAKE)
      expect(sent).toHaveBeenCalledOnce()
    })

    test('that is none of ours is dropped, and so is one of another database’s channel', async () => {
      const log = vi.spyOn(console, 'warn').mockReturnValue()
      await say('clear everything!')
      await say(JSON.stringify(CLEAR), 'maru:bus:1')
      await say(JSON.stringify(WAKE))
      await arrives(WAKE)
      expect(log).toHaveBeenCalledOnce()
    })
  })

  test('who listens is told that it missed something when Redis is back', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    await redis.kill()
    await redis.start()
    await vi.waitFor(() => expect([connects, busLink(redis.url).isReady]).toEqual([3, true]), 10_000)
    await publish(world.payload.db.drizzle, WAKE)
    await arrives(WAKE)
  })

  test('monitors are told that Redis is away, and that the shop is not', async () => {
    expect(await (await healthy()).json()).toEqual({ ok: true })
    await killed()
    const answer = await healthy()
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, away: ['redis bus'] }])
  })

  describe('tries', () => {
    const counted = () =>
      rowsOf(process.env.DATABASE_URL ?? '', `select key from throttles where key like 'ownPassword%'`)
    const times = async (count: number, caller: { account: string }) => {
      const waits: number[] = []
      for (let at = 0; at < count; at += 1) waits.push(await throttle('ownPassword', caller))
      return waits
    }

    test('are counted in Redis, for all processes, and under no name', async () => {
      const account = `${unique('tries')}@maru.test`
      expect(await times(10, { account })).toEqual(Array(10).fill(0))
      const seconds = await throttle('ownPassword', { account })
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(900)
      expect(await counted()).toEqual([])
      const keys = String(await busLink(redis.url).ask(['KEYS', 'maru:tries:*']))
      expect(keys).toContain('maru:tries:ownPassword.account')
      expect(keys).not.toContain('maru.test')
    })

    test('that were right are given back', async () => {
      const account = unique('right')
      for (let at = 0; at < 15; at += 1) {
        expect(await throttle('ownPassword', { account })).toBe(0)
        await uncountTry('ownPassword', { account })
      }
    })

    test('are counted in Postgres while Redis is away', async () => {
      await killed()
      const account = unique('away')
      expect(await times(10, { account })).toEqual(Array(10).fill(0))
      expect(await throttle('ownPassword', { account })).toBeGreaterThan(0)
      expect(await counted()).toHaveLength(1)
    })
  })
})
