import { execFile, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { brokenInvariants } from '~/dev/drill/invariants'
import { openMailServer } from '~/tests/support/mail-server'
import type { Paid } from './paid-checkouts'
import { round, type Bench, type Report, type Row } from './measure'

const PROCESSES = [1, 2, 4]
const LETTERS = Number(process.env.MARU_BENCH_LETTERS || 400)
const EVENTS = Number(process.env.MARU_BENCH_EVENTS || 80)
/** A claim of a worker that is gone lapses after twenty seconds; the rest is work. */
const PATIENCE_MS = 120_000
/** In its hands when it is killed: each of its four loops has one. */
const IN_HAND = 4

type Kind = 'emails' | 'payments'
type Query = <T>(statement: string, values?: unknown[]) => Promise<T[]>

/** What 1, 2 and 4 worker processes get done in a second, and that each letter and payment is done once, also under kill -9. */
export async function benchWorkers({ workers }: Bench): Promise<Report> {
  const mail = await openMailServer('speaking')
  const env = { ...process.env, ...workers.env, SMTP_URL: mail.url, STRIPE_API_URL: 'http://127.0.0.1:9' }
  const pool = new pg.Pool({ connectionString: workers.url })
  const query: Query = async <T>(statement: string, values: unknown[] = []) =>
    (await pool.query(statement, values)).rows as T[]
  const known = await brokenInvariants((statement) => pool.query(statement))
  const paid = await makePaid(EVENTS * (PROCESSES.length + 1), env)
  await query("update emails set status = 'sent'")

  async function letters(processes: number, isKilled: boolean) {
    mail.arrived.clear()
    const ran = await run({ kind: 'emails', processes, isKilled, query, env }, LETTERS, {
      begin: () =>
        query(
          `insert into emails (id, "to", template, locale, params, status, attempts, created_at, updated_at)
           select gen_random_uuid(), n || '@maru.test', 'emailChanged', 'en', '{"email":"new@maru.test"}', 'queued', 0, now(), now()
           from generate_series(1, $1) n`,
          [LETTERS],
        ),
      left: "select count(*)::int as n from emails where status = 'queued'",
    })
    const twice = [...mail.arrived.values()].filter((count) => count > 1).length
    return { ...ran, lost: LETTERS - mail.arrived.size, twice }
  }

  async function payments(processes: number, isKilled: boolean) {
    const events = paid.splice(0, EVENTS)
    const checkouts = events.map(({ checkout }) => checkout)
    const ran = await run({ kind: 'payments', processes, isKilled, query, env }, EVENTS, {
      begin: () =>
        query(
          `insert into payment_events (id, provider, event_id, type, body, attempts, updated_at, created_at)
           select gen_random_uuid(), 'stripe', body::json ->> 'id', type, body, 0, now(), now()
           from jsonb_to_recordset($1::jsonb) as e(type text, body text)`,
          [JSON.stringify(events)],
        ),
      left: 'select count(*)::int as n from payment_events where processed_at is null',
    })
    const [row] = await query<{ confirmed: number; booked: number }>(
      `select (select count(*)::int from orders where checkout_id = any($1) and status = 'confirmed') as confirmed,
         (select count(*)::int from ledger_entries l join orders o on o.id = l.order_id
           where o.checkout_id = any($1) and l.kind = 'sale' and l.account = 'seller') as booked`,
      [checkouts],
    )
    const { confirmed = 0, booked = 0 } = row ?? {}
    return { ...ran, lost: EVENTS - confirmed, twice: Math.max(booked - EVENTS, 0) }
  }

  const rows: Row[] = []
  const faults: string[] = []
  for (const [what, measure, mayBeTwice] of [
    ['letters', letters, IN_HAND],
    ['payment events', payments, 0],
  ] as const)
    for (const [processes, isKilled] of [
      ...PROCESSES.map((count) => [count, false] as const),
      [4, true] as const,
    ]) {
      const { perSecond, seconds, lost, twice } = await measure(processes, isKilled)
      const name = `${what}, ${processes} processes${isKilled ? ', one killed' : ''}`
      rows.push({ what: name, 'per second': perSecond, 'all, s': seconds, lost, twice })
      if (lost > 0) faults.push(`${name}: ${lost} lost`)
      if (twice > (isKilled ? mayBeTwice : 0)) faults.push(`${name}: ${twice} twice`)
    }
  const broken = (await brokenInvariants((statement) => pool.query(statement))).filter(
    (one) => !known.includes(one),
  )
  await pool.end()
  await mail.close()
  return { title: 'Workers: letters and payments', rows, faults: [...faults, ...broken] }
}

type Run = { kind: Kind; processes: number; isKilled: boolean; query: Query; env: NodeJS.ProcessEnv }
type Work = { begin: () => Promise<unknown>; left: string }

/** Starts so many workers, gives them their work, and waits until nothing is left of it. */
async function run({ kind, processes, isKilled, query, env }: Run, count: number, { begin, left }: Work) {
  const started = await Promise.all(Array.from({ length: processes }, () => startWorker(kind, env)))
  // Each has found that there is nothing, and waits.
  await wait(1_000)
  const began = performance.now()
  await begin()
  const loop = kind === 'emails' ? 'emails' : 'payment events'
  await query("select pg_notify('maru', $1)", [JSON.stringify({ kind: 'wake', loop })])
  const open = async () => (await query<{ n: number }>(left))[0]?.n ?? 0
  for (let isDone = false; ; await wait(20)) {
    const rest = await open()
    if (rest === 0) break
    if (isKilled && !isDone && rest < (count * 2) / 3) {
      started[0]?.kill('SIGKILL')
      isDone = true
    }
    if (performance.now() - began > PATIENCE_MS) break
  }
  const seconds = (performance.now() - began) / 1_000
  for (const child of started) child.kill('SIGKILL')
  return { perSecond: Math.round(count / seconds), seconds: round(seconds, 1) }
}

/** In a process of its own, which Payload may boot in: this one has the conditions of React's server. */
async function makePaid(count: number, env: NodeJS.ProcessEnv) {
  const args = ['--conditions=production', '--import', 'tsx', 'tests/bench/paid-checkouts.ts', String(count)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as Paid[]
}

async function startWorker(kind: Kind, env: NodeJS.ProcessEnv) {
  const args = ['--conditions=production', '--import', 'tsx', 'src/worker/index.ts', kind]
  const child = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'production' } })
  child.stderr.resume()
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => /ready/.test(text.toString()) && resolve())
    child.once('exit', (code) => reject(new Error(`A worker ended with ${code}`)))
  })
  return child
}
