import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { block, sendReport } from '@/features/talk/reports/actions'
import { getReportable } from '@/features/talk/reports/get-reportable'
import { getThread } from '@/features/talk/chat/thread/get-thread'
import type { ReportSubject } from '@/domain/talk/support/report'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { storeStaffMessage } from '@/admin/talk/support/store-staff-message'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'
import { adminCommand } from '~/tests/support/http/admin-command'

const answer = adminCommand('support-answer')

let world: World
beforeAll(async () => void (world = await openWorld()))
beforeEach(() => run('delete from reports; delete from messages; delete from threads; delete from blocks'))

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const { call, open, say, read } = chatRoutes(() => world)
const submit = (role: Role, action: typeof sendReport, fields: Record<string, string>) =>
  openBrowser(role === 'visitor' ? undefined : world.tokens[role]).within(() =>
    action({}, formOf({ locale: 'en', ...fields })),
  )
const report = (role: Role, subject: string, id: string, more = {}) =>
  submit(role, sendReport, { subject, id, reason: 'fraud', note: '', ...more })

const reportable = async (member: string, subject: ReportSubject, id: string) =>
  getReportable(await memberUser(world.payload, member), subject, id, 'en')

describe('a report', () => {
  test('of a product is stored once per person, with reason and words', async () => {
    const id = world.ids.products.live
    expect(await report('buyer', 'product', id, { reason: 'other', note: ' Not as shown. ' })).toMatchObject({
      ok: true,
    })
    expect(await report('buyer', 'product', id)).toMatchObject({
      ok: false,
      message: 'You’ve reported this already.',
    })
    const { buyer, otherBuyer } = world.ids.users
    expect(await reportable(buyer, 'product', id)).toMatchObject({ isReported: true })
    expect(await reportable(otherBuyer, 'product', id)).toMatchObject({ isReported: false })
    expect(await report('otherBuyer', 'product', id)).toMatchObject({ ok: true })
    expect(await rows('select reason, note, status from reports order by created_at')).toEqual([
      { reason: 'other', note: 'Not as shown.', status: 'open' },
      { reason: 'fraud', note: null, status: 'open' },
    ])
  })

  test('of one thing, sent twenty times at once, is one', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => report('buyer', 'product', world.ids.products.live)),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rows('select 1 from reports')).toHaveLength(1)
  })

  test.each([
    [{ reason: '' }, 'reason'],
    [{ reason: 'nonsense' }, 'reason'],
    [{ reason: 'other', note: ' ' }, 'note'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
  ])('without what it needs is refused and keeps what was typed: %j', async (typed, at) => {
    const answer = await report('buyer', 'product', world.ids.products.live, typed)
    expect([answer.ok, Object.keys(answer.fields ?? {})]).toEqual([false, [at]])
    expect(answer.kept).toMatchObject({ ...typed })
    expect(await rows('select 1 from reports')).toEqual([])
  })

  test.each(['visitor', 'editor', 'admin'] as const)('is not made by %s', async (role) => {
    expect((await report(role, 'product', world.ids.products.live)).ok).toBe(false)
    expect(await rows('select 1 from reports')).toEqual([])
  })

  test('is of what one sees and does not own', async () => {
    const { buyer, seller, otherBuyer } = world.ids.users
    const thread = await open()
    await say('buyer', thread)
    const [message] = (await rows('select id from messages')) as { id: string }[]
    const sees = async (member: string, subject: ReportSubject, id = '') =>
      (await reportable(member, subject, id)) !== null
    expect(await sees(seller, 'message', message?.id)).toBe(true)
    expect(await sees(buyer, 'message', message?.id)).toBe(false)
    expect(await sees(otherBuyer, 'message', message?.id)).toBe(false)
    expect(await sees(buyer, 'thread', thread)).toBe(true)
    expect(await sees(otherBuyer, 'thread', thread)).toBe(false)
    expect(await sees(seller, 'product', world.ids.products.live)).toBe(false)
    expect(await sees(buyer, 'product', world.ids.products.pending)).toBe(false)
    expect(await sees(otherBuyer, 'review', world.ids.comments.shown)).toBe(true)
    expect(await sees(buyer, 'review', world.ids.comments.shown)).toBe(false)
    expect(await sees(otherBuyer, 'review', world.ids.comments.hidden)).toBe(false)
    expect(await sees(buyer, 'review', 'nothing')).toBe(false)
  })

  test('is neither of a conversation with Maru nor of what Maru says there', async () => {
    const { buyer } = world.ids.users
    const thread = await openSupportThread(buyer, null)
    await storeStaffMessage(world.ids.staff.admin, { thread, text: 'Hello', isLast: false, clientKey: 'x' })
    const [message] = (await rows('select id from messages')) as { id: string }[]
    expect(await reportable(buyer, 'thread', thread)).toBeNull()
    expect(await reportable(buyer, 'message', message?.id ?? '')).toBeNull()
  })
})

describe('a block', () => {
  const set = (role: Role, thread: string, blocked = 'yes') => submit(role, block, { thread, blocked })
  const closeOrders = () =>
    run(
      `update orders set status = 'cancelled', cancelled_at = now() where status not in ('delivered', 'cancelled')`,
    )

  test('is refused while an order between the two is open, in either direction', async () => {
    const thread = await open()
    await run(`update orders set status = 'processing' where id = '${world.ids.orders.byBuyer}'`)
    for (const role of ['buyer', 'seller'] as const)
      expect(await set(role, thread)).toMatchObject({
        ok: false,
        message: expect.stringContaining('is open'),
      })
    expect(await rows('select 1 from blocks')).toEqual([])
  })

  test('ends the writing of both and is taken back by who made it alone', async () => {
    await closeOrders()
    const thread = await open()
    expect(await set('seller', thread)).toMatchObject({ ok: true, message: 'Blocked.' })
    expect(await set('seller', thread)).toMatchObject({ ok: true })
    expect((await say('buyer', thread)).status).toBe(403)
    await set('buyer', thread, 'no')
    expect((await say('buyer', thread)).status).toBe(403)
    expect(await set('seller', thread, 'no')).toMatchObject({ ok: true, message: 'Unblocked.' })
    expect((await say('buyer', thread)).status).toBe(201)
  })

  test.each(ROLES.filter((role) => role !== 'buyer' && role !== 'seller'))(
    'is nothing for %s',
    async (role) => {
      await closeOrders()
      expect((await set(role, await open())).ok).toBe(false)
      expect(await rows('select 1 from blocks')).toEqual([])
    },
  )

  test('leaves no message behind it that was sent at the same time', async () => {
    await closeOrders()
    const thread = await open()
    const [, ...sent] = await Promise.all([
      set('seller', thread),
      ...[1, 2, 3, 4].map(() => say('buyer', thread)),
    ])
    const stored = sent.filter(({ status }) => status === 201).length
    expect(await read('buyer', thread)).toHaveLength(stored)
    expect((await say('buyer', thread)).status).toBe(403)
  })
})

describe('a conversation with Maru', () => {
  test('is one for each member, also when asked for many times at once', async () => {
    const { buyer } = world.ids.users
    const all = await Promise.all(Array.from({ length: 10 }, () => openSupportThread(buyer, null)))
    expect(new Set(all).size).toBe(1)
    expect(await getThread(buyer, all[0] ?? '', 'en')).toMatchObject({
      kind: 'support',
      refusal: null,
      otherId: null,
    })
  })

  test('keeps an order that the member may read, and no other', async () => {
    const { buyer, otherBuyer } = world.ids.users
    const order = world.ids.orders.byBuyer
    expect((await getThread(buyer, await openSupportThread(buyer, order), 'en'))?.order?.id).toBe(order)
    expect((await getThread(otherBuyer, await openSupportThread(otherBuyer, order), 'en'))?.order).toBeNull()
  })

  test('is answered by an admin as Maru, counted as unread, closed, and opened again by the member', async () => {
    const thread = await openSupportThread(world.ids.users.buyer, null)
    await say('buyer', thread, { text: 'Where is my parcel?' })
    const sent = { thread, text: 'On its way.', then: 'closed', key: 'on-its-way' }
    expect((await call('admin', answer, { params: {}, json: sent })).status).toBe(200)
    const [row] = await rows(
      `select buyer_unread::int as unread, closed_at is not null as closed from threads where id = '${thread}'`,
    )
    expect(row).toEqual({ unread: 1, closed: true })
    const messages = (
      await call('buyer', (await import('@/app/api/chat/[thread]/route')).GET, { params: { thread } })
    ).json.messages
    expect(messages).toMatchObject([{ isMine: true }, { isMaru: true, isMine: false, text: 'On its way.' }])
    await say('buyer', thread)
    expect(await rows(`select 1 from threads where id = '${thread}' and closed_at is null`)).toHaveLength(1)
    expect(
      await rows(`select 1 from audit_events where action = 'support.answered' and subject_id = '${thread}'`),
    ).toHaveLength(1)
  })

  test('is not one with a seller, and no one but admins answers', async () => {
    const thread = await openSupportThread(world.ids.users.buyer, null)
    for (const role of ROLES.filter((each) => each !== 'admin'))
      expect(
        (await call(role, answer, { params: {}, json: { thread, text: 'x', then: 'open', key: 'x' } }))
          .status,
      ).toBe(404)
    const shop = await open()
    expect(
      (
        await storeStaffMessage(world.ids.staff.admin, {
          thread: shop,
          text: 'x',
          isLast: false,
          clientKey: 'x',
        })
      ).ok,
    ).toBe(false)
    expect(await read('buyer', shop)).toEqual([])
  })
})
