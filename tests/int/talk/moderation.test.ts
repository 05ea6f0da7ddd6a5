import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportData } from '@/features/account/personal-data/export-data'
import { getReported, listReports } from '@/admin/talk/moderation/list-reports'
import { listThreads } from '@/features/talk/inbox/list-threads'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { adminCommand } from '~/tests/support/http/admin-command'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import { auditStart } from '~/tests/support/audit-start'
import type { Role } from '~/tests/support/roles'

let world: World
beforeAll(async () => void (world = await openWorld()))
let since: string
beforeEach(async () => {
  await run(
    'delete from reports; delete from messages; delete from threads; delete from emails; delete from notifications',
  )
  since = await auditStart(run)
})

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const { call, open, say, read } = chatRoutes(() => world)
const give = (command: string, json: object, role: Role = 'admin') =>
  call(role, adminCommand(command), { params: {}, json })
const problem = ({ json }: { json: Record<string, unknown> }) =>
  (json.issues as { message: string }[] | undefined)?.[0]?.message

async function reportOf(
  subject: string,
  thing: string,
  reporter: string | null = world.ids.users.otherBuyer,
) {
  const id = crypto.randomUUID()
  await run(`insert into reports (id, subject, subject_id, reason, reporter_id, status)
    values ('${id}', '${subject}', '${thing}', 'fraud', ${reporter ? `'${reporter}'` : 'null'}, 'open')`)
  return id
}

test('a review that is shown again keeps no reason for hiding it', async () => {
  const review = world.ids.comments.shown
  const stored = () => world.system.get('comments', review)
  for (const [to, hiddenReason] of [
    ['hidden', 'Insults'],
    ['shown', null],
  ] as const) {
    expect((await give('review-visibility', { review, to, reason: 'Insults' })).status).toBe(200)
    expect(await stored()).toMatchObject({ hidden: to === 'hidden', hiddenReason })
  }
})

/** A message of the buyer that the seller has reported. */
async function reportedMessage() {
  const thread = await open()
  await say('buyer', thread, { text: 'Pay me by wire.' })
  const [message] = (await rows('select id from messages')) as { id: string }[]
  const id = message?.id ?? ''
  return { thread, message: id, report: await reportOf('message', id, world.ids.users.seller) }
}
const events = (action: string) =>
  rows(`select actor_id, details from audit_events where action = '${action}' and created_at >= '${since}'`)

describe('a decision on a report', () => {
  test('closes all open reports of the thing, tells each reporter and leaves one audit event', async () => {
    const { thread, message, report } = await reportedMessage()
    await reportOf('message', message)
    const asked = { report, outcome: 'upheld', reason: 'Asks for payment elsewhere.', answer: 'It is gone.' }
    const done = await give('report-decision', asked)
    expect([done.status, done.json]).toEqual([200, { closed: 2 }])
    expect(
      await rows('select distinct status, outcome, answer, closed_at is not null as closed from reports'),
    ).toEqual([{ status: 'closed', outcome: 'upheld', answer: 'It is gone.', closed: true }])
    expect(await read('seller', thread)).toMatchObject([{ text: '', isHidden: true, files: [] }])
    const told = await rows(`select kind, params from notifications order by user_id`)
    expect(told.map(({ kind }) => kind)).toEqual(['report.upheld', 'report.upheld'])
    expect(String(told[0]?.params)).toContain('It is gone.')
    expect(await rows(`select 1 from emails where template = 'reportUpheld'`)).toHaveLength(2)
    expect(await events('report.decided')).toEqual([
      { actor_id: world.ids.staff.admin, details: expect.stringContaining('Asks for payment elsewhere.') },
    ])
    expect(await rows(`select 1 from audit_events where created_at >= '${since}'`)).toHaveLength(1)
  })

  test('is made once: who comes second is told who was first and what it is now', async () => {
    const { report } = await reportedMessage()
    const asked = (outcome: string) =>
      give('report-decision', { report, outcome, reason: 'Seen.', answer: '' })
    const both = await Promise.all([asked('upheld'), asked('dismissed')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [{ name } = { name: '' }] = (await rows(
      `select name from staff where id = '${world.ids.staff.admin}'`,
    )) as { name: string }[]
    const second = both.find(({ status }) => status === 422)
    expect(second && problem(second)).toMatch(
      new RegExp(`^${name} was first: the report was (upheld|dismissed)`),
    )
    expect(await events('report.decided')).toHaveLength(1)
  })

  test.each([
    ['', 'Please give a reason.'],
    [' \n ', 'Please give a reason.'],
    ['x'.repeat(1_001), 'Use no more than 1,000 characters.'],
  ])('needs a reason that is neither blank nor too long: %#', async (reason, message) => {
    const { report } = await reportedMessage()
    const refused = await give('report-decision', { report, outcome: 'upheld', reason, answer: '' })
    expect([refused.status, problem(refused)]).toEqual([422, message])
    expect(await rows(`select 1 from reports where status = 'open'`)).toHaveLength(1)
    expect(await rows(`select 1 from audit_events where created_at >= '${since}'`)).toEqual([])
  })

  test('of an id of another kind is refused', async () => {
    const asked = { outcome: 'upheld', reason: 'Seen.', answer: '' }
    const refused = await give('report-decision', { report: world.ids.products.live, ...asked })
    expect([refused.status, problem(refused)]).toEqual([422, 'This isn’t there any more. Reload the page.'])
  })

  test('hides a review, and one left as it is changes nothing', async () => {
    const review = world.ids.comments.shown
    const kept = await reportOf('review', review)
    await give('report-decision', { report: kept, outcome: 'dismissed', reason: 'Fair.', answer: '' })
    expect(await rows(`select hidden from comments where id = '${review}'`)).toEqual([{ hidden: false }])
    expect(await rows(`select 1 from emails where template = 'reportDismissed'`)).toHaveLength(1)
    const hidden = await reportOf('review', review, world.ids.users.seller)
    await give('report-decision', { report: hidden, outcome: 'upheld', reason: 'Abuse.', answer: '' })
    expect(await rows(`select hidden, hidden_reason from comments where id = '${review}'`)).toEqual([
      { hidden: true, hidden_reason: 'Abuse.' },
    ])
    await give('review-visibility', { review, to: 'shown', reason: 'A mistake.' })
  })

  test('takes a product down, with the reason for its seller', async () => {
    const product = world.ids.products.live
    const report = await reportOf('product', product)
    await give('report-decision', { report, outcome: 'upheld', reason: 'Copied images.', answer: '' })
    expect(await rows(`select status, status_reason, is_live from products where id = '${product}'`)).toEqual(
      [{ status: 'rejected', status_reason: 'Copied images.', is_live: false }],
    )
    expect(await rows(`select 1 from emails where template = 'productRejected'`)).toHaveLength(1)
    await run(
      `update products set status = 'approved', status_reason = null, is_live = true where id = '${product}'`,
    )
  })

  test('is listed by thing, the oldest first, with its reports and the decision', async () => {
    const review = world.ids.comments.shown
    const { message, report } = await reportedMessage()
    await reportOf('message', message)
    await run(`update reports set created_at = created_at - interval '1 minute'`)
    await reportOf('review', review)
    const open = await listReports('open', 1, 'en')
    expect(open.map(({ subject, count, total }) => [subject, count, total])).toEqual([
      ['message', 2, 2],
      ['review', 1, 2],
    ])
    expect(open[0]).toMatchObject({ text: null, name: null })
    await give('report-decision', { report, outcome: 'dismissed', reason: 'Fair.', answer: 'It is fine.' })
    expect(await getReported(report, 'en')).toMatchObject({
      status: 'closed',
      outcome: 'dismissed',
      note: 'Fair.',
      answer: 'It is fine.',
      decidedBy: expect.stringMatching(/\w/),
    })
    expect(await getReported(crypto.randomUUID(), 'en')).toBeNull()
  })
})

describe('a message', () => {
  const hide = (message: string, to: string, role: Role = 'admin') =>
    give('message-visibility', { message, to, reason: 'An insult.' }, role)

  test('is hidden by an admin who has opened its conversation, and shown again', async () => {
    const { thread, message, report } = await reportedMessage()
    expect(problem(await hide(message, 'hidden'))).toBe('Open the conversation first and give your reason.')
    await give('report-conversation', { report, reason: 'To look at it.' })
    expect((await hide(message, 'hidden')).status).toBe(200)
    for (const role of ['buyer', 'seller'] as const)
      expect(await read(role, thread)).toMatchObject([{ text: '', isHidden: true }])
    const inbox = await listThreads(await memberUser(world.payload, world.ids.users.buyer), 'buyer', {
      page: 1,
      isUnread: false,
      text: '',
    })
    expect(JSON.stringify(inbox)).not.toContain('by wire')
    const staff = await give('report-conversation', { report, reason: 'To look again.' })
    expect(staff.json.messages).toMatchObject([{ text: 'Pay me by wire.', isHidden: true }])
    expect(problem(await hide(message, 'hidden'))).toContain('was first: it is hidden')
    expect((await hide(message, 'shown')).status).toBe(200)
    expect(await read('seller', thread)).toMatchObject([{ text: 'Pay me by wire.', isHidden: false }])
    expect(
      [await events('message.hidden'), await events('message.shown')].map(({ length }) => length),
    ).toEqual([1, 1])
  })

  test('that is hidden is in no email about unread messages and in nobody’s export', async () => {
    const { message, report } = await reportedMessage()
    await give('report-conversation', { report, reason: 'To look at it.' })
    await hide(message, 'hidden')
    const seller = world.users.seller
    const parts: string[] = []
    if (seller) for await (const part of exportData(seller)) parts.push(part)
    const exported = JSON.parse(parts.join('')) as Record<string, object[]>
    expect(JSON.stringify(exported)).not.toContain('by wire')
    expect(exported['staff-views']).toMatchObject([{ action: 'report.opened', reason: 'To look at it.' }])
  })
})

describe('a review', () => {
  test('is hidden by an editor with a reason, once, and leaves one audit event', async () => {
    const review = world.ids.comments.shown
    const set = (to: string, reason = 'Abuse.') => give('review-visibility', { review, to, reason }, 'editor')
    expect(problem(await set('hidden', ' '))).toBe('Please give a reason.')
    expect((await set('hidden')).status).toBe(200)
    expect(
      await rows(`select n.kind, n.href like '/order/%#reviews' as leads, n.params::json ->> 'reason' as reason, e.template
        from notifications n join emails e on e.user_id = n.user_id and e.template = 'reviewHidden'
        where n.user_id = '${world.ids.users.buyer}' and n.kind = 'review.hidden' and n.created_at >= '${since}'`),
    ).toMatchObject([{ kind: 'review.hidden', leads: true, reason: 'Abuse.', template: 'reviewHidden' }])
    expect(problem(await set('hidden'))).toContain('was first: it is hidden')
    expect((await set('shown')).status).toBe(200)
    expect(
      await rows(`select n.kind, n.href like '/order/%#reviews' as leads, n.params::json ->> 'reason' as reason, e.template
        from notifications n join emails e on e.user_id = n.user_id and e.template = 'reviewShown'
        where n.user_id = '${world.ids.users.buyer}' and n.kind = 'review.shown' and n.created_at >= '${since}'`),
    ).toMatchObject([{ kind: 'review.shown', leads: true, reason: null, template: 'reviewShown' }])
    expect(
      (await rows(`select action from audit_events where created_at >= '${since}' order by created_at`)).map(
        ({ action }) => action,
      ),
    ).toEqual(['review.hidden', 'review.shown'])
  })
})
