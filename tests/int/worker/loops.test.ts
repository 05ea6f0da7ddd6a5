import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { publish } from '@/server/db/bus'
import { sql } from '@/server/db/sql'
import { kindsIn, loopsOf } from '@/worker/loops'
import type { Loop } from '@/worker/run-loop'
import { runLoops } from '@/worker/run-loops'
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
  await world.payload.db.pool.query('delete from worker_loops; delete from worker_leads')
})

/** A process of its own name that runs these. */
function begin(process: string, loops: Loop[], known = loops.map(({ name }) => name)) {
  const over = new AbortController()
  const ended = runLoops(loops, { payload: world.payload, process, known, signal: over.signal })
  return async () => {
    over.abort()
    await ended
  }
}

function run(...loops: Loop[]) {
  stop = begin('main', loops)
}

const rows = async () =>
  (await world.payload.db.pool.query<Row>('select * from worker_loops order by name')).rows
const rowOf = async (name: string) => (await rows()).find((row) => row.name === name)
const makeSilent = (since: string) =>
  world.payload.db.pool.query('update worker_loops set seen_at = now() - $1::interval', [since])
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
    await makeSilent('40 seconds')
    stop = begin('another', [{ name: 'tried', pause: LONG, work: noWork }])
    await vi.waitFor(async () => expect((await rowOf('tried'))?.done_at).not.toBeNull(), SOON)
    expect((await rows()).map(({ process }) => process)).toEqual(['another'])
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

  test('have names of their own that fit into their row', () => {
    const names = loopsOf(world.payload).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > 80)).toEqual([])
  })

  test('turn without an error', async () => {
    run(...loopsOf(world.payload))
    await vi.waitFor(async () => expect((await rows()).every(({ done_at }) => done_at)).toBe(true), {
      timeout: 30_000,
      interval: 200,
    })
    expect((await rows()).filter(({ failures }) => failures > 0)).toEqual([])
  })

  test('are taken by the kinds that a worker is told, all without any, and no others', () => {
    const every = kindsIn([])
    expect(kindsIn(['payments', 'emails'])).toEqual(['emails', 'payments'])
    expect(every.flatMap((kind) => loopsOf(world.payload, [kind])).map(({ name }) => name)).toEqual(
      loopsOf(world.payload).map(({ name }) => name),
    )
    expect(() => kindsIn(['emails', 'heavy'])).toThrow(
      'There is no work of the kind "heavy". Say: npm run worker --',
    )
  })

  test('are explained to operators by kind', () => {
    const table = readFileSync('docs/deploy.md', 'utf8').matchAll(/^ {2}\| `(\w+)` +\|/gm)
    expect([...table].map(([, kind]) => kind)).toEqual(kindsIn([]))
  })

  test('that no process takes stand for themselves until one does', async () => {
    const end = begin('one', [{ name: 'taken', pause: LONG, work: noWork }], ['taken', 'left'])
    await vi.waitFor(async () => expect((await rowOf('left'))?.process).toBe(''), SOON)
    await end()
    stop = begin('two', [{ name: 'left', pause: LONG, work: noWork }], ['taken', 'left'])
    await vi.waitFor(async () => expect((await rowOf('left'))?.process).toBe('two'), SOON)
    expect((await rowOf('taken'))?.process).toBe('one')
  })
})

describe('a loop whose order matters', () => {
  const ledBy = async () =>
    (
      await world.payload.db.pool.query<{ process: string }>(
        "select process from worker_leads where loop = 'in order'",
      )
    ).rows[0]?.process
  const inOrder = () => {
    const [work, onLead] = [vi.fn(noWork), vi.fn()]
    return { work, onLead, loop: { name: 'in order', pause: 50, isLed: true, work, onLead } as const }
  }

  test('is run by one process, and by the next as soon as that one ends', async () => {
    const [first, second] = [inOrder(), inOrder()]
    const endFirst = begin('first', [first.loop])
    await vi.waitFor(() => expect(first.work.mock.calls.length).toBeGreaterThan(3), SOON)
    stop = begin('second', [second.loop])
    await vi.waitFor(
      async () =>
        expect((await rows()).find(({ process }) => process === 'second')).toMatchObject({ begun_at: null }),
      SOON,
    )
    expect(await ledBy()).toBe('first')
    expect(second.work).not.toHaveBeenCalled()
    await endFirst()
    await vi.waitFor(() => expect(second.work.mock.calls.length).toBeGreaterThan(3), SOON)
    expect(await ledBy()).toBe('second')
    expect([first.onLead.mock.calls.length, second.onLead.mock.calls.length]).toEqual([1, 1])
  })

  test('is left alone by a process that could not renew its lease', async () => {
    const { work, loop } = inOrder()
    run(loop)
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), SOON)
    await world.payload.db.pool.query(
      "update worker_leads set process = 'other', ends_at = now() + interval '1 minute'",
    )
    await vi.waitFor(
      async () => {
        const { length } = work.mock.calls
        await wait(300)
        expect(work.mock.calls).toHaveLength(length)
      },
      { timeout: 12_000 },
    )
    await vi.waitFor(async () => expect((await rowOf('in order'))?.begun_at).toBeNull(), SOON)
    expect(work.mock.calls.length).toBeGreaterThan(0)
  })
})
