import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { publish } from '@/server/bus'
import { sql } from '@/server/db/sql'
import { heavyLoops, mainLoops } from '@/worker/loops'
import type { Loop } from '@/worker/run-loop'
import { runLoops } from '@/worker/run-loops'
import { acquireWorkerLock } from '@/worker/worker-lock'
import { openWorld, type World } from '~/tests/support/open-world'

const LONG = 60_000
const SOON = { timeout: 8_000, interval: 50 }

type Row = {
  name: string
  process: string
  begun_at: Date | null
  done_at: Date | null
  failed_at: Date | null
  error: string | null
  failures: number
}

let world: World
let stop: (() => Promise<void>) | undefined
beforeAll(async () => {
  world = await openWorld()
})
afterEach(async () => {
  await stop?.()
  stop = undefined
})

function run(...loops: Loop[]) {
  const over = new AbortController()
  const ended = runLoops(loops, { payload: world.payload, process: 'main', signal: over.signal })
  stop = async () => {
    over.abort()
    await ended
  }
  return { ended, stop }
}

const rows = async () =>
  (await world.payload.db.pool.query<Row>('select * from worker_loops order by name')).rows
const rowOf = async (name: string) => (await rows()).find((row) => row.name === name)
const noWork = async () => undefined
const isWake: Loop['wokenBy'] = (message) => message.kind === 'wake' && message.loop === 'emails'
const backends = async (application: string) =>
  (
    await world.payload.db.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
      [application],
    )
  ).rows.map(({ pid }) => pid)
const endBackends = async (application: string) => {
  for (const pid of await backends(application))
    await world.payload.db.pool.query('select pg_terminate_backend($1)', [pid])
}

describe('the loops of a worker', () => {
  test('have a row each, which shows what hangs and what fails, and hold up no other', async () => {
    let letGo = () => {}
    const turns = vi.fn(noWork)
    const fails = () => world.payload.db.drizzle.execute(sql`select ${'jo@maru.test'}::int`).then(noWork)
    run(
      { name: 'hangs', pause: 10, work: () => new Promise<void>((resolve) => (letGo = resolve)) },
      { name: 'fails', pause: 10, retry: { first: 10, last: 10 }, work: fails },
      { name: 'works', pause: 10, work: turns },
    )
    await vi.waitFor(async () => expect((await rowOf('fails'))?.failures).toBeGreaterThan(1), SOON)
    expect(turns.mock.calls.length).toBeGreaterThan(10)
    const [fail, hang, fine] = await rows()
    expect(hang).toMatchObject({
      name: 'hangs',
      process: 'main',
      done_at: null,
      failed_at: null,
      failures: 0,
    })
    expect(hang?.begun_at).toBeInstanceOf(Date)
    expect(fine).toMatchObject({ name: 'works', failed_at: null, error: null })
    expect(fine?.done_at).toBeInstanceOf(Date)
    expect(fail).toMatchObject({ name: 'fails', done_at: null })
    expect(fail?.error).toContain('invalid input syntax for type integer')
    expect(fail?.error).not.toContain('jo@maru.test')
    letGo()
  })

  test('may be many without a warning of a leak', async () => {
    const warned = vi.fn()
    process.on('warning', warned)
    run(...Array.from({ length: 12 }, (_, at) => ({ name: `loop ${at}`, pause: LONG, work: noWork })))
    await vi.waitFor(async () => expect((await rowOf('loop 11'))?.done_at).toBeInstanceOf(Date), SOON)
    process.off('warning', warned)
    expect(warned).not.toHaveBeenCalled()
  })

  test('write their rows by one statement for all, seconds apart', async () => {
    const statements = vi.spyOn(world.payload.db.drizzle, 'execute')
    const work = vi.fn(noWork)
    const names = ['one', 'two', 'three']
    run(...names.map((name) => ({ name, pause: 10, work })))
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(60), SOON)
    await stop?.()
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3)
    statements.mockRestore()
    expect((await rows()).map(({ name }) => name)).toEqual([...names].sort())
  })

  test('keep the last error over a restart, until the next', async () => {
    const fail = vi.fn(async () => {
      throw new Error('The provider is away')
    })
    run({ name: 'tried', pause: LONG, work: fail })
    await vi.waitFor(() => expect(fail).toHaveBeenCalled())
    await stop?.()
    run({ name: 'tried', pause: LONG, work: noWork })
    await vi.waitFor(async () => expect((await rowOf('tried'))?.done_at).not.toBeNull(), SOON)
    expect(await rowOf('tried')).toMatchObject({ error: 'The provider is away', failures: 0 })
    expect((await rowOf('tried'))?.failed_at).not.toBeNull()
  })

  test('are woken at once by a message, and by every connect, since messages may have been missed', async () => {
    const [woken, other] = [vi.fn(noWork), vi.fn(noWork)]
    run(
      { name: 'woken', pause: LONG, wokenBy: isWake, work: woken },
      { name: 'other', pause: LONG, work: other },
    )
    // Its first turn, and one for the connect.
    await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(2), SOON)
    const began = Date.now()
    await publish(world.payload.db.drizzle, { kind: 'wake', loop: 'emails' })
    await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(3), { timeout: 900, interval: 10 })
    expect(Date.now() - began).toBeLessThan(1_000)
    await publish(world.payload.db.drizzle, { kind: 'wake', loop: 'refunds' })
    await endBackends('maru-bus')
    await vi.waitFor(() => expect(woken).toHaveBeenCalledTimes(4), SOON)
    expect(other).toHaveBeenCalledOnce()
  })

  test('of both processes have names of their own that fit into their row', () => {
    const names = [...mainLoops(world.payload), ...heavyLoops(world.payload)].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > 80)).toEqual([])
  })

  test('of both processes turn without an error', async () => {
    run(...mainLoops(world.payload), ...heavyLoops(world.payload))
    await vi.waitFor(async () => expect((await rows()).every(({ done_at }) => done_at)).toBe(true), {
      timeout: 20_000,
      interval: 200,
    })
    expect((await rows()).filter(({ failures }) => failures > 0)).toEqual([])
  })
})

describe('the lock of a worker', () => {
  const over = new AbortController()

  test('is taken by one of each kind, and by the next when that one ends', async () => {
    const main = await acquireWorkerLock('main', over.signal)
    const heavy = await acquireWorkerLock('heavy', over.signal)
    let isNext = false
    const next = acquireWorkerLock('main', over.signal).finally(() => (isNext = true))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect([main?.lost.aborted, heavy?.lost.aborted, isNext]).toEqual([false, false, false])
    await main?.release()
    await (await next)?.release()
    await heavy?.release()
  })

  test('is lost with its connection', async () => {
    const lock = await acquireWorkerLock('main', over.signal)
    await endBackends('maru-worker-main')
    await vi.waitFor(() => expect(lock?.lost.aborted).toBe(true))
    const again = await acquireWorkerLock('main', over.signal)
    expect(again?.lost.aborted).toBe(false)
    await again?.release()
  })
})
