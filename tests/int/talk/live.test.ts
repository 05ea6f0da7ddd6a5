import { connect as openSocket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, endSessions, openSession } from '@/server/auth/session/account-sessions'
import { publish, type BusMessage } from '@/server/db/bus'
import { sql } from '@/server/db/sql'
import { database, inTransaction } from '@/server/db/transaction'
import { passStream } from '@/server/http/streams/pass-stream'
import { openLiveProgram, readStream, type ReadStream } from '~/tests/support/http/live-program'
import { openWorld, type World } from '~/tests/support/open-world'
import { MEMBERS, ROLES, type Role } from '~/tests/support/roles'
import { systemOf } from '~/tests/support/system'

let world: World
let program: Awaited<ReturnType<typeof openLiveProgram>>
beforeAll(async () => {
  world = await openWorld()
  program = await openLiveProgram()
})
afterAll(() => program.stop())

const open: ReadStream[] = []
beforeEach(() => open.splice(0).forEach(({ close }) => close()))

async function connect(role: Role, { token, ...how }: { token?: string; last?: string; site?: string } = {}) {
  const stream = await readStream(program.port, token ?? (role === 'visitor' ? '' : world.tokens[role]), how)
  open.push(stream)
  return stream
}
const say = async (message: BusMessage) => publish(await database(), message)
const THREAD = '00000000-0000-7000-8000-000000000001'
const message = (seq: number, ...to: Role[]): BusMessage => ({
  kind: 'message',
  thread: THREAD,
  seq,
  to: to.map((role) => world.ids.users[role as 'buyer']),
})
/** The session that a token names. */
const sessionIn = (token = '') =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid
const cutBus = async () =>
  (await database()).execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'maru-bus' and datname = current_database()`,
  )
/** So many messages to the buyer in one statement. */
const sayMany = async (count: number, from: number) =>
  (await database()).execute(
    sql`select pg_notify('maru', jsonb_build_object('kind', 'message', 'thread', ${THREAD}::text, 'seq', ${from}::int + n,
      'to', jsonb_build_array(${world.ids.users.buyer}::text))::text) from generate_series(1, ${count}::int) n`,
  )
const WITHIN = { timeout: 2_000, interval: 20 }

test('the program says that it is alive and ready', async () => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${program.port}/api/health${path}`, { method })
    return [answer.status, answer.headers.get('cache-control')]
  }
  expect(await Promise.all([ask('/live'), ask('/ready'), ask(''), ask('/live', 'POST')])).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
    [404, 'no-store'],
    [404, 'no-store'],
  ])
})

describe('passed on by the web server', () => {
  const pass = (headers: Record<string, string> = {}) => {
    vi.stubEnv('LIVE_PORT', String(program.port))
    return passStream(new Request('http://maru.test/api/live?last=x', { headers }))
  }

  test('is the stream of its member', async () => {
    const cookie = `maru-member=${world.tokens.buyer}`
    const answer = await pass({ cookie, 'sec-fetch-site': 'same-origin', 'accept-language': 'ko' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    await answer.body?.cancel()
    expect((await pass({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })

  test.each([
    ['content-length', '100000'],
    ['transfer-encoding', 'chunked'],
    ['expect', '100-continue'],
    ['trailer', 'x'],
    ['upgrade', 'websocket'],
  ])('a request with %s: %s takes nothing of the next one', async (name, value) => {
    const first = await pass({ [name]: value })
    expect([first.status, await first.text()]).toEqual([404, expect.stringContaining('Not found')])
    // The connection is free for the next one.
    await wait(100)
    expect((await pass()).status).toBe(404)
  })
})

describe('the stream', () => {
  test('is for members alone', async () => {
    const answers = await Promise.all(
      ROLES.map(async (role) => [role, (await connect(role)).status] as const),
    )
    const admitted = answers.filter(([, status]) => status === 200).map(([role]) => role)
    expect(admitted.toSorted()).toEqual([...MEMBERS].toSorted())
  })

  test.each([
    { site: 'cross-site' },
    { site: 'same-site' },
    { path: '/api/live/x' },
    { path: '/' },
    { path: '//' },
    { method: 'POST' },
  ])('is nothing for %j', async (asked) => {
    expect((await connect('buyer', asked)).status).toBe(404)
  })

  test('carries what is for its member, never what is for others', async () => {
    const [buyer, other] = [await connect('buyer'), await connect('otherBuyer')]
    await say(message(1, 'buyer', 'seller'))
    await say({ kind: 'cart', id: world.ids.users.otherBuyer })
    await expect.poll(other.kinds, WITHIN).toEqual(['resync', 'cart'])
    await expect.poll(buyer.kinds, WITHIN).toEqual(['resync', 'message'])
    expect(buyer.sent[1]?.data).toEqual({ kind: 'message', thread: THREAD, seq: 1 })
  })

  test('goes on where it broke off', async () => {
    const first = await connect('buyer')
    await say(message(1, 'buyer'))
    await expect.poll(first.kinds, WITHIN).toEqual(['resync', 'message'])
    first.close()
    await say(message(2, 'buyer'))
    await say(message(3, 'buyer'))
    const again = await connect('buyer', { last: first.sent[1]?.id })
    await expect.poll(() => again.sent.map(({ data }) => data.seq), WITHIN).toEqual([2, 3])
  })

  test('goes on from the id of another member with its own events alone', async () => {
    const other = await connect('otherBuyer')
    await say({ kind: 'cart', id: world.ids.users.otherBuyer })
    await expect.poll(other.kinds, WITHIN).toEqual(['resync', 'cart'])
    await say({ kind: 'cart', id: world.ids.users.otherBuyer })
    await say(message(7, 'buyer'))
    await expect.poll(other.kinds, WITHIN).toEqual(['resync', 'cart', 'cart'])
    const buyer = await connect('buyer', { last: other.sent[1]?.id })
    await expect.poll(() => buyer.sent.map(({ data }) => data.seq), WITHIN).toEqual([7])
  })

  test.each(['rubbish', 'x.1', '1.99999', 'x'.repeat(9_000)])(
    'after the last id %.9s asks the page to ask again',
    async (last) => {
      const stream = await connect('buyer', { last })
      await expect.poll(stream.kinds, WITHIN).toEqual(['resync'])
    },
  )

  test('is open ten times for a member, whoever asks a hundred times', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => connect('buyer')))
    await expect.poll(() => all.filter(({ isEnded }) => !isEnded()).length, WITHIN).toBe(10)
    expect(all.filter(({ kinds }) => kinds().includes('over'))).toHaveLength(90)
  })

  test('ends when the sessions do', async () => {
    const [one, other] = [await connect('otherBuyer'), await connect('buyer')]
    await inTransaction((tx) => endSessions(tx, world.ids.users.otherBuyer))
    await expect.poll(one.isEnded, WITHIN).toBe(true)
    expect(other.isEnded()).toBe(false)
    expect((await connect('otherBuyer')).status).toBe(404)
  })

  test('ends with the session it was opened with, and with a suspension', async () => {
    const { buyer } = world.ids.users
    const session = await openSession(buyer, { agent: 'a second browser' })
    const second = await connect('buyer', { token: session?.token })
    expect(second.status).toBe(200)
    await endSession({ id: buyer, collection: 'users' }, sessionIn(session?.token))
    await expect.poll(second.isEnded, WITHIN).toBe(true)
    expect((await connect('buyer', { token: session?.token })).status).toBe(404)
    // Other browsers of the member come back.
    expect((await connect('buyer')).status).toBe(200)

    const selling = await connect('otherSeller')
    const suspended = { status: 'suspended', statusReason: 'Goods never arrived.' }
    await systemOf(world.payload).change('sellers', world.ids.users.otherSeller, suspended)
    await expect.poll(selling.isEnded, WITHIN).toBe(true)
  })

  test('says that something may be missing after the connection to the database was cut', async () => {
    const stream = await connect('buyer')
    await expect.poll(stream.kinds, WITHIN).toEqual(['resync'])
    await cutBus()
    await expect.poll(stream.kinds, { timeout: 10_000, interval: 50 }).toEqual(['resync', 'resync'])
    await say(message(9, 'buyer'))
    await expect.poll(() => stream.sent.at(-1)?.data.seq, WITHIN).toBe(9)
  })

  test('is dropped where its reader takes nothing, and those of others go on', async () => {
    const other = await connect('seller')
    const stuck = openSocket(program.port, '127.0.0.1')
    stuck.on('error', () => undefined)
    const ended = new Promise((resolve) => stuck.once('close', resolve))
    stuck.write(
      `GET /api/live HTTP/1.1\r\nhost: live\r\nsec-fetch-site: same-origin\r\ncookie: maru-member=${world.tokens.buyer}\r\n\r\n`,
    )
    await new Promise((resolve) => stuck.once('data', resolve))
    stuck.pause()
    // More than the buffers between two programs take.
    for (let part = 0; part < 12; part += 1) await sayMany(5_000, part * 5_000)
    await wait(500)
    stuck.resume()
    await ended
    await say({ kind: 'cart', id: world.ids.users.seller })
    await expect.poll(() => other.kinds().at(-1), WITHIN).toBe('cart')
  }, 60_000)

  test('takes no body that comes letter by letter: it is cut within 30 s', async () => {
    const slow = openSocket(program.port, '127.0.0.1')
    slow.on('error', () => undefined).resume()
    const ended = new Promise((resolve) => slow.once('close', resolve))
    const began = performance.now()
    slow.write(
      `POST /api/chat/${THREAD} HTTP/1.1\r\nhost: live\r\nsec-fetch-site: same-origin\r\ncontent-length: 500\r\n\r\n`,
    )
    const letters = setInterval(() => slow.writable && slow.write('x'), 1_000)
    await ended.finally(() => clearInterval(letters))
    expect(performance.now() - began).toBeLessThan(30_000)
  }, 60_000)

  test('ends with its program at once, and is there again after a restart with everything to ask for', async () => {
    const before = await connect('buyer')
    await say(message(1, 'buyer'))
    await expect.poll(before.kinds, WITHIN).toEqual(['resync', 'message'])
    const began = performance.now()
    expect(await program.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(3_000)
    await expect.poll(before.isEnded, WITHIN).toBe(true)
    await say(message(2, 'buyer'))
    await program.start()
    const after = await connect('buyer', { last: before.sent.at(-1)?.id })
    await say(message(3, 'buyer'))
    await expect
      .poll(() => after.sent.map(({ data }) => [data.kind, data.seq]), WITHIN)
      .toEqual([
        ['resync', undefined],
        ['message', 3],
      ])
  })
})
