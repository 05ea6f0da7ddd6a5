import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSubject } from '@/features/talk/chat/thread/get-subject'
import { getInquiry, listInquiries } from '@/admin/talk/inquiries/list-inquiries'
import { getSupport, listSupport } from '@/admin/talk/support/list-support'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { storeStaffMessage } from '@/admin/talk/support/store-staff-message'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openWorld, type World } from '~/tests/support/open-world'
import { memberUser } from '~/tests/support/member-user'
import { auditStart } from '~/tests/support/audit-start'

let world: World
beforeAll(async () => void (world = await openWorld()))
let since: string
beforeEach(async () => {
  await run('delete from messages; delete from threads; delete from inquiries; delete from emails')
  since = await auditStart(run)
})

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const actions = async () =>
  (await rows(`select action from audit_events where created_at >= '${since}' order by created_at`)).map(
    ({ action }) => action,
  )
const { call, open, say, read } = chatRoutes(() => world)
const give = (command: string, json: object) => call('admin', adminCommand(command), { params: {}, json })
const problem = ({ json }: { json: Record<string, unknown> }) =>
  (json.issues as { message: string }[] | undefined)?.[0]?.message

/** A second admin. */
async function colleague() {
  const id = crypto.randomUUID()
  await run(
    `insert into staff (id, email, name, role) values ('${id}', '${id}@maru.test', 'Second Admin', 'admin')`,
  )
  return id
}

/** A conversation in which the buyer has written. */
async function asked() {
  const thread = await openSupportThread(world.ids.users.buyer, null)
  await say('buyer', thread, { text: 'Where is my parcel?' })
  return thread
}
const answer = (thread: string, text = 'On its way.', then = 'open', key: string = crypto.randomUUID()) =>
  give('support-answer', { thread, text, then, key })

describe('a conversation with Maru', () => {
  test('waits until it is answered, and its answer takes it over', async () => {
    const thread = await asked()
    expect(await listSupport('waiting', 1)).toMatchObject([
      { id: thread, unread: 1, assignee: null, total: 1 },
    ])
    expect((await answer(thread)).status).toBe(200)
    expect(await listSupport('waiting', 1)).toEqual([])
    const read = await give('support-read', { thread, after: 1 })
    expect(read.json).toMatchObject({
      assignee: world.ids.staff.admin,
      isClosed: false,
      messages: [{ seq: 2, text: 'On its way.', staff: expect.stringMatching(/\w/) }],
    })
    expect(await actions()).toEqual(['support.answered'])
  })

  test('that is closed takes no answer until it is opened again, and says so', async () => {
    const thread = await asked()
    expect((await give('support-state', { thread, to: 'closed' })).status).toBe(200)
    const refused = await answer(thread)
    expect([refused.status, problem(refused)]).toEqual([
      422,
      'This conversation is closed, so nothing was sent. Reopen it to answer.',
    ])
    expect(problem(await give('support-take', { thread, from: '' }))).toContain('is closed')
    expect(problem(await give('support-state', { thread, to: 'closed' }))).toContain(
      'was first: it is closed',
    )
    expect((await give('support-state', { thread, to: 'open' })).status).toBe(200)
    expect((await answer(thread)).status).toBe(200)
    expect(await actions()).toEqual(['support.closed', 'support.reopened', 'support.answered'])
  })

  test.each(['open', 'closed'])('has an answer that was sent twice once, also at once: %s', async (then) => {
    const thread = await asked()
    const key = crypto.randomUUID()
    const twice = () => answer(thread, 'On its way.', then, key)
    const sent = [...(await Promise.all([twice(), twice()])), await twice()]
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows(`select text from messages where staff_id is not null`)).toEqual([
      { text: 'On its way.' },
    ])
    expect(await rows(`select buyer_unread, last_seq from threads where id = '${thread}'`)).toEqual([
      { buyer_unread: '1', last_seq: '2' },
    ])
    expect(await actions()).toEqual(['support.answered'])
  })

  test.each(['', 'x'.repeat(65), 'a b'])('takes no answer with a key such as %j', async (key) => {
    expect((await answer(await asked(), 'On its way.', 'open', key)).status).toBe(400)
    expect(await rows('select 1 from messages where staff_id is not null')).toEqual([])
  })

  test('that is closed is opened by what the member writes', async () => {
    const thread = await asked()
    await answer(thread, 'On its way.', 'closed')
    expect(await listSupport('closed', 1)).toHaveLength(1)
    await say('buyer', thread, { text: 'It never came.' })
    expect(await listSupport('waiting', 1)).toMatchObject([{ id: thread }])
  })

  test('of a colleague is answered only once it is taken over, from who was shown', async () => {
    const thread = await asked()
    const other = await colleague()
    expect(
      (
        await storeStaffMessage(other, {
          thread,
          text: 'I will look.',
          isLast: false,
          clientKey: 'first-look',
        })
      ).ok,
    ).toBe(true)
    expect(problem(await answer(thread))).toBe(
      'Second Admin was first: they answer this conversation. Nothing was changed.',
    )
    expect(problem(await give('support-take', { thread, from: '' }))).toContain('Second Admin was first')
    expect((await give('support-take', { thread, from: other })).status).toBe(200)
    expect((await answer(thread)).status).toBe(200)
    expect((await getSupport(thread))?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('is no conversation of the shop, in any command', async () => {
    const shop = await open()
    await say('buyer', shop)
    expect(await getSupport(shop)).toBeNull()
    for (const [command, given] of [
      ['support-read', { after: 0 }],
      ['support-take', { from: '' }],
      ['support-state', { to: 'closed' }],
      ['support-answer', { text: 'x', then: 'open', key: 'in-a-shop' }],
    ] as const)
      expect((await give(command, { thread: shop, ...given })).status).toBe(422)
    expect(await actions()).toEqual([])
  })
})

describe('a report of one line of an order (rule M68)', () => {
  const said = async (thread: string) => {
    const found = await getSupport(thread)
    return found?.messages.at(-1)?.order ?? null
  }

  test('reaches staff and stays beside the message, also once the product is off sale', async () => {
    const { orders, products, users } = world.ids
    const thread = await openSupportThread(users.buyer, orders.byBuyer)
    const subject = { order: orders.byBuyer, product: products.second }
    await say('buyer', thread, { text: 'One is cracked.', ...subject })
    expect(await said(thread)).toMatchObject({ id: orders.byBuyer, line: 'SKU Faucet' })
    await run(`update products set is_live = false where id = '${products.second}'`)
    await say('buyer', thread, { text: 'Another, too.', ...subject })
    expect(await said(thread)).toMatchObject({ id: orders.byBuyer, line: 'SKU Faucet' })
    const [message] = await read('buyer', thread)
    expect(message).toMatchObject({ about: { id: products.second }, order: { id: orders.byBuyer } })
    await run(`update products set is_live = true where id = '${products.second}'`)
  })

  test('names no product that is not of the order, and no order of another', async () => {
    const { orders, products, users } = world.ids
    const thread = await openSupportThread(users.buyer, orders.byBuyer)
    await say('buyer', thread, { order: orders.byBuyer, product: products.otherLive })
    expect(await said(thread)).toMatchObject({ id: orders.byBuyer, line: null })
    await say('buyer', thread, { order: orders.byOtherBuyer, product: products.otherLive })
    expect(await said(thread)).toBeNull()
    const messages = await read('buyer', thread)
    expect(messages.map((each) => Reflect.get(each, 'about'))).toEqual([null, null])
  })

  test('is offered for a line of the own order alone', async () => {
    const { orders, products, users } = world.ids
    const member = await memberUser(world.payload, users.buyer)
    const view = { order: { id: orders.byBuyer, number: 'M-1' } }
    const asked = (order: string, product?: string) => getSubject(member, view, { order, product }, 'en')
    const whole = { order: orders.byBuyer, number: 'M-1' }
    expect(await asked(orders.byBuyer, products.second)).toEqual({
      ...whole,
      product: products.second,
      name: 'Faucet',
    })
    for (const product of [undefined, products.otherLive, '\u0000', 'nonsense'])
      expect(await asked(orders.byBuyer, product)).toEqual(whole)
    expect(await asked(orders.byOtherBuyer, products.otherLive)).toBeNull()
    expect(await getSubject(member, { order: null }, { order: orders.byBuyer, product: '' }, 'en')).toBeNull()
  })
})

describe('an inquiry', () => {
  async function sent() {
    const id = crypto.randomUUID()
    await run(`insert into inquiries (id, name, email, message, locale, status)
      values ('${id}', 'Jo Kim', 'jo@stone.test', 'May we sell here?', 'ko', 'new')`)
    return id
  }

  test('is answered by one email in its language, also by two admins at once', async () => {
    const inquiry = await sent()
    const both = await Promise.all(
      ['Yes.', 'Of course.'].map((text) => give('inquiry-answer', { inquiry, text })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.map(problem).filter(Boolean)).toEqual([expect.stringContaining('was first: it is answered')])
    const emails = await rows(`select "to", locale, params from emails where template = 'inquiryAnswered'`)
    expect(emails).toMatchObject([{ to: 'jo@stone.test', locale: 'ko' }])
    expect(String(emails[0]?.params)).toContain('May we sell here?')
    expect(await getInquiry(inquiry)).toMatchObject({
      status: 'answered',
      answeredBy: expect.stringMatching(/\w/),
    })
    expect(await actions()).toEqual(['inquiry.answered'])
  })

  test.each([
    ['', 'Write a message first.'],
    ['x'.repeat(4_001), 'Use no more than 4,000 characters.'],
  ])('takes no answer that is blank or too long: %#', async (text, message) => {
    const inquiry = await sent()
    expect(problem(await give('inquiry-answer', { inquiry, text }))).toBe(message)
    expect(await listInquiries('new', 1)).toHaveLength(1)
    expect(await rows('select 1 from emails')).toEqual([])
  })

  test('is closed and opened again as what it was', async () => {
    const inquiry = await sent()
    const move = (to: string) => give('inquiry-status', { inquiry, to })
    expect((await move('closed')).status).toBe(200)
    expect(problem(await give('inquiry-answer', { inquiry, text: 'Yes.' }))).toContain(
      'was first: it is closed',
    )
    expect(problem(await move('closed'))).toContain('was first: it is closed')
    expect((await move('open')).status).toBe(200)
    expect(await listInquiries('new', 1)).toMatchObject([{ id: inquiry, name: 'Jo Kim', total: 1 }])
    await give('inquiry-answer', { inquiry, text: 'Yes.' })
    await move('closed')
    await move('open')
    expect(await listInquiries('answered', 1)).toHaveLength(1)
    expect((await give('inquiry-status', { inquiry: crypto.randomUUID(), to: 'closed' })).status).toBe(422)
  })
})
