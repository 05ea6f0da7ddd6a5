import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { countWork } from '@/admin/jobs/count-work'
import { listLoops } from '@/admin/jobs/list-loops'
import { listWork } from '@/admin/jobs/list-work'
import { isNamedLoop, loopName } from '@/admin/jobs/loop-words'
import { workWords } from '@/admin/jobs/work-words'
import { WORK_KINDS, type WorkKind, type WorkState } from '@/domain/staff/work'
import { deliverEmail } from '@/worker/deliver-email'
import { runJobs } from '@/worker/run-jobs'
import { loopNames } from '~/tests/support/budget/sources'
import { openMailServer } from '~/tests/support/mail-server'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))
beforeEach(() => query('delete from emails; delete from payment_events; delete from payload_jobs'))

const query = async <T extends object>(text: string, values?: unknown[]) =>
  (await world.payload.db.pool.query<T>(text, values)).rows
const list = (kind: WorkKind, state: WorkState, limit = 25) => listWork({ kind, state, limit })

const again = (kind: string, id: string, token = world.tokens.admin) =>
  openBrowser(token).within(async () => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
    const body = JSON.stringify({ kind, id })
    const answer = await adminCommand('try-again')(
      new Request('http://shop/', { method: 'POST', body, headers }),
    )
    const { issues } = (await answer.json()) as { issues?: { code: string }[] }
    return { status: answer.status, code: issues?.[0]?.code }
  })

const events = (subjectId: string) =>
  query<{ action: string; actor_id: string }>(
    'select action, actor_id from audit_events where subject_id = $1',
    [subjectId],
  )

let made = 0
/** Rows have different times, so that their order is known. */
const nextTime = () => new Date(Date.now() - 3_600_000 + (made += 1_000)).toISOString()

async function addEmail(
  values: { status?: string; attempts?: number; params?: string | null; age?: string } = {},
) {
  const { status = 'failed', attempts = 8, params = '{"email":"new@maru.test"}', age = '2 minutes' } = values
  const id = crypto.randomUUID()
  await query(
    `insert into emails (id, "to", template, locale, params, status, attempts, error, created_at, updated_at)
     values ($1, 'to@maru.test', 'emailChanged', 'en', $2, $3, $4, 'No such user', $6, now() - $5::interval)`,
    [id, params, status, attempts, age, nextTime()],
  )
  return id
}

async function addEvent(
  values: { processed?: boolean; attempts?: number; error?: string | null; age?: string } = {},
) {
  const { processed = false, attempts = 3, error = 'Not yet', age = '2 minutes' } = values
  const id = crypto.randomUUID()
  await query(
    `insert into payment_events (id, provider, event_id, type, body, processed_at, attempts, error, updated_at, created_at)
     values ($1, 'stripe', $2, 'charge.updated', '{"secret":"body"}', case when $3 then now() end, $4, $5, now() - $6::interval, $7)`,
    [id, `evt_${id}`, processed, attempts, error, age, nextTime()],
  )
  return id
}

/** A page that is gone cannot be published: the job fails. */
async function failJob() {
  const value = crypto.randomUUID()
  const input = { type: 'publish', doc: { relationTo: 'pages', value } } as const
  const { id } = await world.payload.jobs.queue({ task: 'schedulePublish', input })
  await runJobs(world.payload)()
  await query(`update payload_jobs set updated_at = now() - interval '2 minutes'`)
  return String(id)
}

describe('the lists', () => {
  test('tell what failed from what waits, newest first, and count it', async () => {
    const failed = await addEmail()
    const waiting = await addEmail({ status: 'queued', attempts: 0 })
    const retried = await addEmail({ status: 'queued', attempts: 2, age: '10 seconds' })
    await addEmail({ status: 'sent', attempts: 0, params: null })
    const wrong = await addEvent({ processed: true, attempts: 0, error: 'Does not match' })
    const stuck = await addEvent()
    const fresh = await addEvent({ attempts: 0, error: null })
    await addEvent({ processed: true, attempts: 0, error: null })
    const job = await failJob()
    const idsOf = async (kind: WorkKind, state: WorkState) => (await list(kind, state)).map(({ id }) => id)
    expect(await idsOf('emails', 'failed')).toEqual([failed])
    expect(await idsOf('emails', 'waiting')).toEqual([retried, waiting])
    expect(await idsOf('events', 'failed')).toEqual([stuck, wrong])
    expect(await idsOf('events', 'waiting')).toEqual([fresh])
    expect(await idsOf('jobs', 'failed')).toEqual([job])
    expect(await countWork()).toMatchObject({
      emails: { failed: 1, waiting: 2 },
      events: { failed: 2, waiting: 1 },
      jobs: { failed: 1, waiting: 0 },
    })
  })

  test('go on after their last row', async () => {
    const ids = [await addEvent(), await addEvent(), await addEvent()].toReversed()
    const [first, second] = await list('events', 'failed', 2)
    const rest = await listWork({ kind: 'events', state: 'failed', after: second, limit: 2 })
    expect([first?.id, second?.id, ...rest.map(({ id }) => id)]).toEqual(ids)
  })

  test('say why and when next, and show no content', async () => {
    await addEmail({ status: 'queued', attempts: 2, age: '0 seconds' })
    await addEvent()
    const [email] = await list('emails', 'waiting')
    const [event] = await list('events', 'failed')
    expect(email).toMatchObject({
      what: 'emailChanged',
      detail: 'to@maru.test',
      attempts: 2,
      error: 'No such user',
    })
    expect(Date.parse(email?.next ?? '') - Date.now()).toBeGreaterThan(30_000)
    expect(event).toMatchObject({ what: 'charge.updated', detail: 'stripe', attempts: 3, error: 'Not yet' })
    expect(JSON.stringify([email, event])).not.toMatch(/new@maru|secret/)
  })

  test.each(LOCALES)('name jobs, emails and events in words: %s', async (locale) => {
    await addEmail()
    await addEvent()
    await failJob()
    for (const kind of WORK_KINDS) {
      const words = workWords(kind, locale)
      const [row] = await list(kind, 'failed')
      expect(row).toBeDefined()
      const said = row && words.what(row)
      expect(said).toMatch(kind === 'events' ? /^charge\.updated$/ : /^[^{}]{3,}$/)
      expect(said).not.toBe('emailChanged')
      expect(said).not.toBe('schedulePublish')
    }
  })

  test.each(LOCALES)('name every loop of the worker in words: %s', (locale) => {
    expect(loopNames().filter((name) => !isNamedLoop(name))).toEqual([])
    expect(loopName('emails 2', locale)).toMatch(/^.{3,} 2$/)
    expect(loopName('audit chain', locale)).not.toBe('audit chain')
    expect(loopName('unheard of', locale)).toBe('unheard of')
  })

  test('show loops that stand still before those that fail and those that run', async () => {
    await query(`insert into worker_loops (name, process, begun_at, done_at, failed_at, error, failures, seen_at) values
      ('a runs', 'test', now(), now(), null, null, 0, now()), ('a runs', 'other', null, null, null, null, 0, now()),
      ('b fails', 'test', now() - interval '1 second', null, now(), 'Why', 2, now()),
      ('c hangs', 'test', now() - interval '1 hour', now() - interval '2 hours', null, null, 0, now()),
      ('d is gone', 'stopped', now() - interval '1 hour', now() - interval '1 hour', null, null, 0, now() - interval '1 hour')`)
    onTestFinished(() => void query('delete from worker_loops'))
    const states = (await listLoops()).map(({ name, state, error }) => [name, state, error])
    expect(states).toEqual([
      ['c hangs', 'standing', null],
      ['d is gone', 'standing', null],
      ['b fails', 'failing', 'Why'],
      ['a runs', 'standby', null],
      ['a runs', 'running', null],
    ])
    expect(await countWork()).toMatchObject({ loops: 5, standing: 2 })
  })
})

describe('trying again', () => {
  test('sends the same email, and leaves one event', async () => {
    const server = await openMailServer('speaking')
    vi.stubEnv('SMTP_URL', server.url)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await server.close()
    })
    const id = await addEmail()
    expect(await again('emails', id)).toMatchObject({ status: 200 })
    await deliverEmail(world.payload)
    expect([...server.arrived]).toEqual([[id, 1]])
    expect(await events(id)).toEqual([{ action: 'email.retried', actor_id: world.ids.staff.admin }])
    expect(await again('emails', id)).toEqual({ status: 422, code: 'jobs.notFailed' })
    expect(await events(id)).toHaveLength(1)
  })

  test('has a payment event processed again, also one that did not match', async () => {
    for (const id of [
      await addEvent(),
      await addEvent({ processed: true, attempts: 0, error: 'Does not match' }),
    ]) {
      expect(await again('events', id)).toMatchObject({ status: 200 })
      expect((await list('events', 'waiting')).map((row) => row.id)).toContain(id)
      expect(await events(id)).toEqual([{ action: 'paymentEvent.retried', actor_id: world.ids.staff.admin }])
    }
  })

  test('runs a job again', async () => {
    const id = await failJob()
    expect((await list('jobs', 'failed'))[0]).toMatchObject({
      id,
      attempts: 1,
      error: expect.stringMatching(/\w/),
    })
    expect(await again('jobs', id)).toMatchObject({ status: 200 })
    expect((await list('jobs', 'waiting'))[0]).toMatchObject({ id, attempts: 0, error: null })
    await runJobs(world.payload)()
    expect((await list('jobs', 'failed'))[0]).toMatchObject({ id, attempts: 1 })
    expect(await events(id)).toEqual([{ action: 'job.retried', actor_id: world.ids.staff.admin }])
  })

  test('a job is run by one of two workers, and by another once its own has given no sign of life for 20 seconds', async () => {
    const id = await failJob()
    expect(await again('jobs', id)).toMatchObject({ status: 200 })
    const run = runJobs(world.payload)
    await query('update payload_jobs set processing = true, updated_at = now()')
    expect(await run()).toBe(false)
    expect((await list('jobs', 'waiting'))[0]).toMatchObject({ id, attempts: 0 })
    await query(`update payload_jobs set updated_at = now() - interval '21 seconds'`)
    await Promise.all([run(), run()])
    expect((await list('jobs', 'failed'))[0]).toMatchObject({ id, attempts: 1 })
  })

  test('is refused within a minute, without content, and for what has not failed or is of another kind', async () => {
    const refused: [WorkKind, string, string][] = [
      ['emails', await addEmail({ age: '50 seconds' }), 'jobs.tooSoon'],
      ['emails', await addEmail({ params: null }), 'jobs.cleared'],
      ['emails', await addEmail({ status: 'queued', attempts: 0 }), 'jobs.notFailed'],
      ['emails', await addEmail({ status: 'queued', attempts: 2, age: '-4 minutes' }), 'jobs.tooSoon'],
      ['events', await addEvent({ attempts: 0, error: null }), 'jobs.notFailed'],
      ['events', await addEmail(), 'jobs.notFailed'],
      ['jobs', await addEvent(), 'jobs.notFailed'],
    ]
    for (const [kind, id, code] of refused) {
      expect(await again(kind, id)).toEqual({ status: 422, code })
      expect(await events(id)).toEqual([])
    }
    expect(await again('loops', refused[0]?.[1] ?? '')).toMatchObject({ status: 400 })
  })

  test('by two at once happens once', async () => {
    const id = await addEvent()
    const answers = await Promise.all([again('events', id), again('events', id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await events(id)).toHaveLength(1)
  })
})
