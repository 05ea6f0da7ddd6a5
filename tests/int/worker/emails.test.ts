import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deliverEmail } from '@/worker/deliver-email'
import { loopsOf } from '@/worker/loops'
import { runLoops } from '@/worker/run-loops'
import { sweepExpired } from '@/worker/sweep-expired'
import { listen } from '@maru/stand-ins/serve'
import { openMailServer } from '~/tests/support/mail-server'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.payload.db.pool.query('delete from emails')
})
afterEach(async () => {
  await world.payload.db.pool.query('delete from emails')
})

type Row = { id: string; status: string; attempts: number; error: string | null; params: string | null }
const rows = async () =>
  (
    await world.payload.db.pool.query<Row>(
      'select id, status, attempts::int, error, params from emails order by created_at, "to"',
    )
  ).rows

const claimed = async () =>
  (await world.payload.db.pool.query('select 1 from emails where updated_at > now()')).rowCount

async function queue(...to: string[]) {
  const { rows: made } = await world.payload.db.pool.query<{ id: string }>(
    `insert into emails (id, "to", template, locale, params, status, attempts, created_at, updated_at)
     select gen_random_uuid(), "to", 'emailChanged', 'en', '{"email":"new@maru.test"}', 'queued', 0, now() - interval '1 hour' + at * interval '1 second', now()
     from unnest($1::text[]) with ordinality as each("to", at) returning id`,
    [to],
  )
  return made.map(({ id }) => id)
}

async function mailServer(mode: 'speaking' | 'silent') {
  const server = await openMailServer(mode)
  process.env.SMTP_URL = server.url
  onTestFinished(server.close)
  return server
}

/** A mail server that refuses some recipients, and hangs up on others while they send. */
async function difficultServer() {
  const accepted: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('no') ? new Error('No such user') : undefined),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      stream.resume()
      if (to.startsWith('hang')) return void server.connections.forEach((each) => each.close())
      stream.on('end', () => done(null, String(accepted.push(to))))
    },
  })
  server.on('error', () => undefined)
  process.env.SMTP_URL = `smtp://127.0.0.1:${await listen(server.server, 0, 'a mail server')}`
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return accepted
}

const deliver = () => deliverEmail(world.payload)

describe('an email', () => {
  test('is sent once, oldest first, and its content is cleared', async () => {
    const mail = await mailServer('speaking')
    const ids = await queue('one@maru.test', 'two@maru.test')
    expect(await deliver()).toBe(true)
    expect([...mail.arrived]).toEqual([[ids[0], 1]])
    expect(await deliver()).toBe(true)
    expect(await deliver()).toBe(false)
    expect([...mail.arrived.values()]).toEqual([1, 1])
    expect((await rows()).map(({ status, params }) => [status, params])).toEqual([
      ['sent', null],
      ['sent', null],
    ])
  })

  test('about a deleted account leaves no address', async () => {
    const mail = await mailServer('speaking')
    const [id] = await queue('gone@maru.test')
    await world.payload.db.pool.query("update emails set template = 'accountDeleted', params = '{}'")
    await deliver()
    expect([...mail.arrived]).toEqual([[id, 1]])
    expect(await rows()).toEqual([])
  })

  test('is sent by one of many who would send it', async () => {
    const mail = await mailServer('speaking')
    await queue(...Array.from({ length: 6 }, (_, at) => `many${at}@maru.test`))
    await Promise.all(Array.from({ length: 10 }, deliver))
    expect([...mail.arrived.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('that was sent, but not marked, is sent again under the same Message-ID, after its claim', async () => {
    const mail = await mailServer('speaking')
    const [id = ''] = await queue('crash@maru.test')
    // The first update after the claim marks it as sent.
    const crash = vi.spyOn(world.payload.db.drizzle, 'update').mockImplementationOnce(() => {
      throw new Error('Killed')
    })
    await expect(deliver()).rejects.toThrow('Killed')
    crash.mockRestore()
    expect(await deliver()).toBe(false)
    await world.payload.db.pool.query("update emails set updated_at = now() - interval '1 second'")
    expect(await deliver()).toBe(true)
    expect([...mail.arrived]).toEqual([[id, 2]])
    expect((await rows())[0]?.status).toBe('sent')
  })

  test('that is refused counts its attempts, and others are sent', async () => {
    const accepted = await difficultServer()
    await queue('no@maru.test', 'hang@maru.test', 'yes@maru.test')
    expect([await deliver(), await deliver(), await deliver(), await deliver()]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(accepted).toEqual(['yes@maru.test'])
    const [no, hang, yes] = await rows()
    expect(no).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: expect.stringContaining('No such user'),
    })
    expect(hang).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('closed') })
    expect(yes).toMatchObject({ status: 'sent', attempts: 0 })
  })

  const params = '{"email":"new@maru.test","path":"/x"}'
  test.each([
    ['emailChanged', params],
    ['resetPassword', null],
    ['panel', null],
  ])('that is refused eight times is given up: %s', async (template, kept) => {
    await difficultServer()
    await queue('no@maru.test')
    await world.payload.db.pool.query(
      `update emails set attempts = 7, updated_at = now() - interval '1 day', template = $1, params = $2, html = $3, text = $3`,
      [template, params, kept === null ? '/secret' : null],
    )
    await deliver()
    const stored = await world.payload.db.pool.query('select html, text from emails')
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 8, params: kept })
    expect(stored.rows).toEqual([{ html: null, text: null }])
  })

  test('that was given up loses its content after 30 days', async () => {
    await queue('old@maru.test', 'recent@maru.test')
    await world.payload.db.pool.query(
      `update emails set status = 'failed', updated_at = now() - case "to" when 'old@maru.test' then 31 else 29 end * interval '1 day'`,
    )
    await sweepExpired()
    expect((await rows()).map((row) => row.params === null)).toEqual([true, false])
  })

  test('that cannot be rendered counts its attempts', async () => {
    await mailServer('speaking')
    await queue('bad@maru.test')
    await world.payload.db.pool.query("update emails set params = '{}'")
    await deliver()
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 1 })
  })
})

describe('a mail server that is away', () => {
  test('costs an email no attempt', async () => {
    const mail = await mailServer('speaking')
    await mail.become('silent')
    await mail.close()
    await queue('later@maru.test')
    await expect(deliver()).rejects.toThrow('The mail server is away')
    await expect(deliver()).rejects.toThrow('The mail server is away')
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 0, error: null })
    await mail.become('speaking')
    expect(await deliver()).toBe(true)
    expect([...mail.arrived.values()]).toEqual([1])
  })

  test('or accepts and says nothing, holds up no other work; then every email arrives once', async () => {
    const mail = await mailServer('silent')
    await queue(...Array.from({ length: 9 }, (_, at) => `silent${at}@maru.test`))
    const over = new AbortController()
    const others = vi.fn(async () => undefined)
    const emails = loopsOf(world.payload)
      .filter(({ name }) => name.startsWith('emails'))
      .map((loop) => ({ ...loop, retry: { first: 500, last: 1_000 } }))
    const ended = runLoops([...emails, { name: 'other', pause: 100, work: others }], {
      payload: world.payload,
      process: 'main',
      signal: over.signal,
    })
    await vi.waitFor(() => expect(mail.counts.connections).toBe(4))
    expect(await claimed()).toBe(4)
    const { length: before } = others.mock.calls
    await wait(3_000)
    expect(others.mock.calls.length - before).toBeGreaterThan(15)
    // Each asks once more whether anybody is there.
    await vi.waitFor(() => expect(mail.counts.connections).toBeGreaterThan(8), {
      timeout: 30_000,
      interval: 100,
    })
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 9 }, () => 0))
    await mail.become('speaking')
    await vi.waitFor(() => expect(mail.arrived.size).toBe(9), { timeout: 30_000, interval: 100 })
    over.abort()
    await ended
    expect([...mail.arrived.values()]).toEqual(Array.from({ length: 9 }, () => 1))
    expect((await rows()).every(({ status, attempts }) => status === 'sent' && attempts === 0)).toBe(true)
  })
})
