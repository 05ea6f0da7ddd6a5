import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '@/features/buying/checkout/placement/place-order'
import { exportData } from '@/features/account/personal-data/export-data'
import { findPeople } from '@/admin/people/find-people'
import { getPerson } from '@/admin/people/get-person'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { readBuyerTerms } from '@/server/cart/quote/read-terms'
import { database } from '@/server/db/transaction'
import { chatRoutes } from '~/tests/support/http/chat-routes'
import { ADDRESS } from '~/tests/support/shop/open-shop'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openWorld, type World } from '~/tests/support/open-world'
import { auditStart } from '~/tests/support/audit-start'

let world: World
beforeAll(async () => void (world = await openWorld()))
let since: string
beforeEach(async () => {
  await run('delete from messages; delete from threads; delete from emails; delete from notifications')
  since = await auditStart(run)
})

const run = (statement: string) => world.payload.db.drizzle.execute(statement)
const rows = async (statement: string) => (await run(statement)).rows
const { call, open, say } = chatRoutes(() => world)
const give = (command: string, json: object) => call('admin', adminCommand(command), { params: {}, json })
const problem = ({ json }: { json: Record<string, unknown> }) =>
  (json.issues as { message: string }[] | undefined)?.[0]?.message
const events = () =>
  rows(
    `select action, subject, subject_id, details from audit_events where created_at >= '${since}' order by created_at`,
  )

describe('members', () => {
  test('are found by a part of a name, email or company, by numbers and by an order', async () => {
    const { buyer, seller } = world.ids.users
    const found = async (asked: string) => (await findPeople(asked, 1)).map(({ id }) => id)
    await run(
      `update users set first_name = 'Quillon', last_name = 'Vanterpool', phone = '+1 604 555 0188' where id = '${buyer}'`,
    )
    await run(
      `update sellers set company = 'Haneul Ceramics', business_registration = '220-81-44770' where id = '${seller}'`,
    )
    const [order] = (await rows(`select number from orders where id = '${world.ids.orders.byBuyer}'`)) as {
      number: string
    }[]
    for (const asked of ['quillon', 'VANTERPOOL', 'llon vanter', '1 604 555-0188'])
      expect([asked, await found(asked)]).toEqual([asked, [buyer]])
    expect(await found('buyer@maru')).toContain(buyer)
    for (const asked of ['haneul', '2208144770', '220-81-44770'])
      expect([asked, await found(asked)]).toEqual([asked, [seller]])
    expect((await found(order?.number.toLowerCase() ?? '')).toSorted()).toEqual([buyer, seller].toSorted())
    expect(await found('%')).toEqual([])
    expect(await found('nobody of this name')).toEqual([])
    expect((await found('')).length).toBeGreaterThan(2)
  })

  test('are shown without password, token, bank number, or the words of what they wrote', async () => {
    const thread = await open()
    await say('buyer', thread, { text: 'Zanzibar words.' })
    const { buyer, seller } = world.ids.users
    const shown = JSON.stringify([await getPerson(buyer), await getPerson(seller)])
    const secrets = (
      await rows(`select hash, salt from users where id in ('${buyer}', '${seller}') and hash is not null`)
    ).flatMap((row) => Object.values(row).map(String))
    const banks = await rows(`select bank_account from sellers where bank_account is not null`)
    for (const secret of [...secrets, ...banks.map((row) => String(row.bank_account)), 'Zanzibar'])
      expect(shown).not.toContain(secret)
    expect(await getPerson(buyer)).toMatchObject({ threads: [{ id: thread, count: 1 }] })
    expect(await getPerson(crypto.randomUUID())).toBeNull()
  })
})

describe('a suspension', () => {
  const set = (member: string, to: string, reason = 'Unpaid, twice.') =>
    give('member-state', { member, to, reason })

  test('of a buyer stops writing to sellers and not to Maru, and is ended', async () => {
    const { buyer } = world.ids.users
    const thread = await open()
    const maru = await openSupportThread(buyer, null)
    expect((await set(buyer, 'suspended')).status).toBe(200)
    expect((await say('buyer', thread)).status).toBe(403)
    expect((await say('buyer', maru)).status).toBe(201)
    expect(await rows(`select template from emails`)).toEqual([{ template: 'memberSuspended' }])
    expect(problem(await set(buyer, 'suspended'))).toContain('was first: suspended')
    const person = await getPerson(buyer)
    expect([person?.suspendedReason, person?.history[0]?.action]).toEqual([
      'Unpaid, twice.',
      'member.suspended',
    ])
    expect((await set(buyer, 'active', 'Paid.')).status).toBe(200)
    expect((await say('buyer', thread)).status).toBe(201)
    expect((await events()).map(({ action, details }) => [action, details])).toEqual([
      ['member.suspended', '{"reason":"Unpaid, twice."}'],
      ['member.reopened', '{"reason":"Paid."}'],
    ])
  })

  test('of a buyer stops buying and reviewing', async () => {
    const { buyer } = world.ids.users
    const edit = () =>
      world.payload.update({
        collection: 'comments',
        id: world.ids.comments.shown,
        data: { comment: 'Other words.' },
        user: world.users.buyer,
        overrideAccess: false,
      })
    const placing = { buyer, locale: 'en', digest: '', provider: 'stripe', address: ADDRESS } as const
    await set(buyer, 'suspended')
    await expect(edit()).rejects.toThrow()
    expect(await placeOrder({ ...placing, key: 'while-suspended' })).toMatchObject({
      issues: [{ code: 'account.suspended' }],
    })
    await set(buyer, 'active')
    expect(await edit()).toMatchObject({ comment: 'Other words.' })
  })

  test('of a seller hides the products, ends the sessions and tells why, also when two decide at once', async () => {
    const { seller } = world.ids.users
    const both = await Promise.all([set(seller, 'suspended'), set(seller, 'suspended', 'Fraud.')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.map(problem).filter(Boolean)).toEqual([expect.stringContaining('was first: suspended')])
    expect(await rows(`select 1 from products where seller_id = '${seller}' and is_live`)).toEqual([])
    expect(await rows(`select 1 from users_sessions where _parent_id = '${seller}'`)).toEqual([])
    expect(await rows(`select template from emails`)).toEqual([{ template: 'sellerSuspended' }])
    expect((await set(seller, 'active', 'Settled.')).status).toBe(200)
    expect((await events()).map(({ action }) => action)).toEqual(['seller.suspended', 'seller.reopened'])
    expect(await rows(`select status, status_reason from sellers where id = '${seller}'`)).toEqual([
      { status: 'active', status_reason: null },
    ])
  })

  test('of a seller who waits for approval ends where it began: they wait again', async () => {
    const { pendingSeller } = world.ids.users
    expect((await set(pendingSeller, 'suspended')).status).toBe(200)
    expect((await set(pendingSeller, 'active', 'Settled.')).status).toBe(200)
    const seller = { status: 'pending', reason: null }
    expect(await getPerson(pendingSeller)).toMatchObject({ suspendedAt: null, seller })
    expect(await rows(`select template from emails order by created_at desc limit 1`)).toEqual([
      { template: 'memberReopened' },
    ])
    expect(problem(await set(pendingSeller, 'active', 'Twice.'))).toContain('was first: active')
  })

  test.each(['', ' ', 'x'.repeat(1_001)])(
    'needs a reason that is neither blank nor too long: %#',
    async (reason) => {
      expect((await set(world.ids.users.buyer, 'suspended', reason)).status).toBe(422)
      expect((await set(world.ids.products.live, 'suspended')).status).toBe(422)
      expect(await events()).toEqual([])
    },
  )
})

test('all sessions of a member end, with a reason', async () => {
  const { otherBuyer } = world.ids.users
  expect((await give('member-sessions', { member: otherBuyer, reason: 'Stolen phone.' })).status).toBe(200)
  expect(await rows(`select 1 from users_sessions where _parent_id = '${otherBuyer}'`)).toEqual([])
  expect((await events()).map(({ action }) => action)).toEqual(['sessions.ended'])
})

describe('a request to be verified', () => {
  async function asked() {
    const id = crypto.randomUUID()
    await run(`delete from verifications where user_id = '${world.ids.users.buyer}'`)
    await run(`insert into verifications (id, user_id, kind, number, status)
      values ('${id}', '${world.ids.users.buyer}', 'gst', '123456789RT0001', 'pending')`)
    return id
  }
  const decide = (verification: string, to: string, reason = '') =>
    give('verification', { verification, from: 'pending', to, reason })

  test('is decided once, from the state that was shown', async () => {
    const id = await asked()
    expect((await decide(id, 'verified')).status).toBe(200)
    expect(problem(await decide(id, 'declined', 'Not yours.'))).toContain('was first: verified')
    expect(await rows(`select template from emails`)).toEqual([{ template: 'buyerVerified' }])
    expect((await events()).map(({ action }) => action)).toEqual(['verification.decided'])
  })

  test('is declined with a reason only', async () => {
    const id = await asked()
    expect(problem(await decide(id, 'declined'))).toBe('Please give a reason.')
    expect((await decide(id, 'declined', 'Not yours.')).status).toBe(200)
    expect(await rows(`select status, reason from verifications where id = '${id}'`)).toEqual([
      { status: 'declined', reason: 'Not yours.' },
    ])
  })
})

test('a provincial exemption counts in that province, with a number of the province, once', async () => {
  const { buyer } = world.ids.users
  const grant = (province: string, number: string) =>
    give('exemption', { member: buyer, province, number, reason: 'Resale number seen.' })
  expect(problem(await grant('MB', 'PST-1234-5678'))).toBe(
    'This isn’t a valid sales tax number for the province.',
  )
  expect((await grant('ON', '1')).status).toBe(400)
  expect((await grant('BC', 'pst-1234-5678')).status).toBe(200)
  expect(problem(await grant('BC', 'pst-1234-5678'))).toContain('was first')
  const exempt = async (province: 'BC' | 'SK') =>
    (await readBuyerTerms(await database(), buyer, province)).exempt
  expect(await exempt('BC')).not.toEqual([])
  expect(await exempt('SK')).toEqual([])
  expect((await events()).map(({ action }) => action)).toEqual(['exemption.granted'])
})

describe('what is private', () => {
  test('is opened with a reason, which the audit log keeps and both exports show', async () => {
    const thread = await open()
    await say('buyer', thread, { text: 'Hello there.' })
    const order = world.ids.orders.byBuyer
    for (const [command, about] of [
      ['order-open', { order }],
      ['member-conversation', { thread }],
    ] as const) {
      expect(problem(await give(command, { ...about, reason: ' ' }))).toBe('Please give a reason.')
      expect(problem(await give(command, { ...about, reason: 'x'.repeat(1_001) }))).toBe(
        'Use no more than 1,000 characters.',
      )
    }
    expect(await events()).toEqual([])
    const opened = await give('order-open', { order, reason: 'A parcel is lost.' })
    expect(opened.json).toEqual({ order })
    const said = await give('member-conversation', { thread, reason: 'A dispute.' })
    expect(said.json.messages).toMatchObject([{ text: 'Hello there.' }])
    for (const user of [world.users.buyer, world.users.seller]) {
      const parts: string[] = []
      if (user) for await (const part of exportData(user)) parts.push(part)
      const exported = JSON.parse(parts.join('')) as Record<string, object[]>
      expect(exported['staff-views']).toMatchObject([
        { action: 'order.opened', about: order, reason: 'A parcel is lost.' },
        { action: 'thread.opened', about: thread, reason: 'A parcel is lost.' },
        { action: 'thread.opened', about: thread, reason: 'A dispute.' },
      ])
      expect(JSON.stringify(exported['staff-views'])).not.toContain(world.ids.staff.admin)
    }
  })

  test('is no conversation with Maru, which is read in its own screen', async () => {
    const thread = await openSupportThread(world.ids.users.buyer, null)
    expect((await give('member-conversation', { thread, reason: 'x' })).status).toBe(422)
    expect((await give('order-open', { order: thread, reason: 'x' })).status).toBe(422)
  })
})
