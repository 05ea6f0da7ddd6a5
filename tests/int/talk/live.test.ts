import { spawn, type ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSessions } from '@/server/auth/account-sessions'
import { publish, type BusMessage } from '@/server/bus'
import { database, inTransaction } from '@/server/db/transaction'
import { freePorts } from '~/dev/launch/ports.mjs'
import { openWorld, type World } from '~/tests/support/open-world'
import { MEMBERS, ROLES, type Role } from '~/tests/support/roles'

let world: World
let port = 0
let program: ChildProcess
beforeAll(async () => {
  world = await openWorld()
  port = await freePorts(28_000 + (process.pid % 500) * 10, 1)
  program = await start()
})
afterAll(() => stop(program))

/** The real program on the database of this file. */
async function start() {
  const command = ['--conditions=production', '--import', 'tsx', 'src/live/index.ts']
  const env = { ...process.env, LIVE_PORT: String(port), NODE_ENV: 'production' as const }
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => /ready/.test(text.toString()) && resolve())
    child.once('exit', (code) => reject(new Error(`It ended with ${code}`)))
  })
  return child
}
function stop(child: ChildProcess) {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

type Sent = { id: string; data: { kind: string } & Record<string, unknown> }
type Stream = {
  status: number
  sent: Sent[]
  kinds: () => string[]
  isEnded: () => boolean
  close: () => void
}
const open: Stream[] = []
beforeEach(() => open.splice(0).forEach(({ close }) => close()))

/** What an EventSource does: reads frame after frame. */
async function connect(
  role: Role,
  { last = '', site = 'same-origin', path = '/api/live', method = 'GET' } = {},
) {
  const over = new AbortController()
  const headers = {
    'sec-fetch-site': site,
    ...(role !== 'visitor' && {
      cookie: `maru-member=${world.tokens[role]}; maru-token=${world.tokens[role]}`,
    }),
    ...(last && { 'last-event-id': last }),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, signal: over.signal })
  const sent: Sent[] = []
  let isEnded = false
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString()
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const [, data] = /^data: ?(.*)$/m.exec(frame) ?? []
        const [, id = ''] = /^id: ?(.*)$/m.exec(frame) ?? []
        if (data && /^event: ?live$/m.test(frame)) sent.push({ id, data: JSON.parse(data) as Sent['data'] })
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isEnded = true))
  const stream = {
    status: answer.status,
    sent,
    kinds: () => sent.map(({ data }) => data.kind),
    isEnded: () => isEnded,
    close: () => over.abort(),
  }
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
const WITHIN = { timeout: 2_000, interval: 20 }

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

  test.each(['rubbish', 'x.1', '1.99999'])(
    'after the last id %s asks the page to ask again',
    async (last) => {
      const stream = await connect('buyer', { last })
      await expect.poll(stream.kinds, WITHIN).toEqual(['resync'])
    },
  )

  test('is open three times for a member, whoever asks a hundred times', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => connect('buyer')))
    await expect.poll(() => all.filter(({ isEnded }) => !isEnded()).length, WITHIN).toBe(3)
    expect(all.filter(({ kinds }) => kinds().includes('over'))).toHaveLength(97)
  })

  test('ends when the sessions do', async () => {
    const [one, other] = [await connect('otherBuyer'), await connect('buyer')]
    await inTransaction((tx) => endSessions(tx, world.ids.users.otherBuyer))
    await expect.poll(one.isEnded, WITHIN).toBe(true)
    expect(other.isEnded()).toBe(false)
    expect((await connect('otherBuyer')).status).toBe(404)
  })

  test('ends with its program at once, and is there again after a restart with everything to ask for', async () => {
    const before = await connect('buyer')
    await say(message(1, 'buyer'))
    await expect.poll(before.kinds, WITHIN).toEqual(['resync', 'message'])
    const began = performance.now()
    expect(await stop(program)).toBe(0)
    expect(performance.now() - began).toBeLessThan(3_000)
    await expect.poll(before.isEnded, WITHIN).toBe(true)
    await say(message(2, 'buyer'))
    program = await start()
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
