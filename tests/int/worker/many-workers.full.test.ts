import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepRates, turnWith } from '@/server/db/statements/provider-turns'
import { listen } from '@maru/stand-ins/serve'
import { start } from '~/tests/support/process/start-script'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

/** A claim lapses after twenty seconds, a lease after six. */
const TAKEN_OVER = { timeout: 60_000, interval: 100 }
/** Each begins with two programs that boot. */
const PATIENCE = 180_000
const LETTERS = 24
const AT_ONCE = 4

let shop: Shop
const running = new Set<ReturnType<typeof start>>()
beforeAll(async () => {
  shop = await openShop()
  await shop.tend()
  await shop.query("update emails set status = 'sent' where status = 'queued'")
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all([...running].map(({ ended }) => ended))
  running.clear()
  await shop.query('delete from worker_loops')
  await shop.query('delete from worker_leads')
})
afterAll(() => shop.close())

/** A worker in a process of its own, once it works. */
async function aWorker(kinds: string[], env: Record<string, string> = {}) {
  const worker = start('src/worker/index.ts', kinds, { MARU_DEMO: '1', ...env })
  running.add(worker)
  await worker.says('ready')
  return worker
}

async function kill({ child, ended }: ReturnType<typeof start>) {
  child.kill('SIGKILL')
  await ended
}

/** Takes emails and says so only when it may; who hung up before is not said to have sent one. */
async function slowMailServer() {
  const arrived = new Map<string, number>()
  const gone = new Set<string>()
  let inHand = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onClose: ({ id }) => void gone.add(id),
    onData(stream, { id, envelope }, done) {
      stream.resume()
      stream.on('end', async () => {
        inHand += 1
        await held
        const to = envelope.rcptTo[0]?.address ?? ''
        if (!gone.has(id)) arrived.set(to, (arrived.get(to) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await listen(server.server, 0, 'a mail server')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, arrived, inHand: () => inHand, letGo }
}

describe('two workers', { timeout: PATIENCE }, () => {
  test('share emails; those of one that is killed are sent by the other within seconds, and each arrives once', async () => {
    const mail = await slowMailServer()
    const [first] = await Promise.all([
      aWorker(['emails'], { SMTP_URL: mail.url }),
      aWorker(['emails'], { SMTP_URL: mail.url }),
    ])
    await shop.query(
      `insert into emails (id, "to", template, locale, params, status, attempts, created_at, updated_at)
       select gen_random_uuid(), n || '@maru.test', 'emailChanged', 'en', '{"email":"new@maru.test"}', 'queued', 0, now(), now()
       from generate_series(1, $1) n`,
      [LETTERS],
    )
    await vi.waitFor(() => expect(mail.inHand()).toBe(2 * AT_ONCE), TAKEN_OVER)
    await kill(first)
    await wait(200)
    mail.letGo()
    const left = () => shop.query("select 1 from emails where status = 'queued'")
    await vi.waitFor(async () => expect(await left()).toHaveLength(AT_ONCE), TAKEN_OVER)
    await vi.waitFor(async () => expect(await left()).toEqual([]), TAKEN_OVER)
    expect(mail.arrived.size).toBe(LETTERS)
    expect([...mail.arrived.values()].filter((count) => count !== 1)).toEqual([])
  })

  test('share payment events; one killed amid a payment leaves it to the other, and each is booked once', async () => {
    const checkouts: string[] = []
    for (let count = 0; count < 6; count += 1)
      checkouts.push((await shop.order(await shop.buyer(), { [await shop.product()]: 1 })).checkout)
    await shop.tend()
    const [doomed] = await Promise.all([
      aWorker(['payments'], { MARU_CRASH_AT: 'payment.written' }),
      aWorker(['payments']),
    ])
    for (const checkout of checkouts) await shop.act(checkout, 'pay')
    await shop.heard()
    await doomed.ended
    expect(doomed.child.signalCode).toBe('SIGKILL')
    const confirmed = () =>
      shop.query("select 1 from orders where checkout_id = any($1) and status = 'confirmed'", [checkouts])
    await vi.waitFor(async () => expect(await confirmed()).toHaveLength(checkouts.length), TAKEN_OVER)
    await vi.waitFor(
      async () =>
        expect(await shop.query('select 1 from payment_events where processed_at is null')).toEqual([]),
      TAKEN_OVER,
    )
    expect(await shop.broken()).toEqual([])
  })

  test('of what runs in order one stands by, and takes over within seconds when the other is killed', async () => {
    const leader = await aWorker(['staff'])
    const led = async () =>
      (
        await shop.query<{ process: string }>("select process from worker_leads where loop = 'audit chain'")
      )[0]?.process
    await vi.waitFor(async () => expect(await led()).toMatch(/./), TAKEN_OVER)
    const first = await led()
    await aWorker(['staff'])
    const standby = () =>
      shop.query(
        "select 1 from worker_loops where name = 'audit chain' and begun_at is null and process <> ''",
      )
    await vi.waitFor(async () => expect(await standby()).toHaveLength(1), TAKEN_OVER)
    expect(await led()).toBe(first)
    const began = Date.now()
    await kill(leader)
    await vi.waitFor(async () => expect(await led()).not.toBe(first), TAKEN_OVER)
    expect(Date.now() - began).toBeLessThan(10_000)
  })
})

test('a worker that is told work which is not there says what there is', async () => {
  const { child, ended } = start('src/worker/index.ts', ['heavy'], { MARU_DEMO: '1' })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  expect((await ended).said).toContain(
    'Say: npm run worker -- emails payments pages staff lists imports cleanup',
  )
})

test('all workers together keep to the rate of a provider, where one is set', async () => {
  vi.stubEnv('SMTP_RATE', '10')
  onTestFinished(() => void vi.unstubAllEnvs())
  const turns = async (count: number) => {
    const began = performance.now()
    await Promise.all(Array.from({ length: count }, () => turnWith('smtp')))
    return performance.now() - began
  }
  // A web server waits for nothing.
  expect(await turns(30)).toBeLessThan(1_000)
  expect(await shop.query('select 1 from provider_turns')).toEqual([])
  keepRates()
  expect(await turns(11)).toBeGreaterThan(990)
  vi.stubEnv('SMTP_RATE', '')
  expect(await turns(30)).toBeLessThan(500)
})
