import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NotificationInput } from '@/domain/talk/notifications/notification'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import { database, inTransaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { memberUser } from '~/tests/support/member-user'
import { openNotified } from '~/tests/support/notified'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let notified: Awaited<ReturnType<typeof openNotified>>
beforeAll(async () => {
  world = await openWorld()
  notified = await openNotified(world)
})
afterAll(() => notified.close())
beforeEach(() => notified.clear())

const seller = () => world.ids.users.seller
const product = () => world.ids.products.live
const rejected = (more: Partial<NotificationInput> = {}) =>
  ({
    kind: 'product.rejected',
    user: seller(),
    about: product(),
    params: { reason: 'Blurred images.' },
    ...more,
  }) as NotificationInput
const send = (...all: NotificationInput[]) => inTransaction((tx) => notify(tx, ...all))

describe('a notification', () => {
  test('is a row, an email and bus messages', async () => {
    const { name } = await world.payload.findByID({ collection: 'products', id: product(), locale: 'en' })
    await send(rejected())
    expect(await notified.rows()).toMatchObject([
      {
        kind: 'product.rejected',
        side: 'seller',
        subject: 'products',
        subject_id: product(),
        href: `/seller/edit-product/${product()}`,
        user_id: seller(),
      },
    ])
    const [mail, ...more] = await notified.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      template: 'productRejected',
      to: 'seller@maru.test',
      user_id: seller(),
      status: 'queued',
    })
    expect(JSON.parse(mail?.params ?? '')).toEqual({
      product: name,
      reason: 'Blurred images.',
      path: `/seller/edit-product/${product()}`,
    })
    expect(await notified.sent()).toEqual([seller(), 'wake'])
  })

  test('goes with the transaction that made it true, or not at all', async () => {
    const failing = inTransaction(async (tx) => {
      await notify(tx, rejected())
      throw new Error('Changed our mind')
    })
    await expect(failing).rejects.toThrow('Changed our mind')
    expect(await notified.all()).toEqual([[], [], []])
  })

  test('sends its bus messages only after the commit', async () => {
    const during = await inTransaction(async (tx) => {
      await notify(tx, rejected())
      return notified.sent()
    })
    expect([during, await notified.sent()]).toEqual([[], [seller(), 'wake']])
  })

  test('has one email per key, whoever sends it at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => send(rejected({ event: 'a-decision' }))))
    await send(rejected({ event: 'another-decision' }))
    expect((await notified.mails()).map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual([
      `product.rejected:${product()}:seller:a-decision`,
      `product.rejected:${product()}:seller:another-decision`,
    ])
  })

  test('without a key of its own has one email per transaction, since staff may decide again', async () => {
    await send(rejected(), rejected())
    expect(await notified.mails()).toHaveLength(1)
    await send(rejected())
    expect(await notified.mails()).toHaveLength(2)
  })

  test('outside of a transaction is stored and sent at once', async () => {
    await notify(await database(), rejected())
    expect([await notified.rows(), await notified.mails()].map(({ length }) => length)).toEqual([1, 1])
    expect(await notified.sent()).toEqual([seller(), 'wake'])
  })

  test('of nobody is nothing', async () => {
    await send()
    await send(rejected({ user: '00000000-0000-7000-8000-000000000000' } as Partial<NotificationInput>))
    expect(await notified.all()).toEqual([[], [], []])
  })
})

describe('the name of a product', () => {
  const named = async (locale: string, texts: Record<string, string>) => {
    await notified.query('update users set locale = $2 where id = $1', [seller(), locale])
    await notified.query("delete from products_locales where _parent_id = $1 and _locale <> 'en'", [
      product(),
    ])
    for (const [other, name] of Object.entries(texts))
      await notified.query(
        'insert into products_locales (_parent_id, _locale, name, description) values ($1, $2, $3, $3)',
        [product(), other, name],
      )
    await send({ kind: 'change.approved', user: seller(), about: product(), params: {} })
    const [mail] = await notified.mails()
    return JSON.parse(mail?.params ?? '') as { product: string }
  }
  const english = async () =>
    (await world.payload.findByID({ collection: 'products', id: product(), locale: 'en' })).name

  test('is in the recipient’s language in the email', async () => {
    expect(await named('ko', { ko: '싱크대', fr: 'Évier' })).toMatchObject({ product: '싱크대' })
  })

  test('is in English where it has no other, and stays though it is renamed', async () => {
    const name = await english()
    expect(await named('fr', { ko: '싱크대' })).toMatchObject({ product: name })
    await notified.query('update products_locales set name = $2 where _parent_id = $1', [
      product(),
      'Renamed',
    ])
    const { notifications } = await listNotifications(await memberUser(world.payload, seller()), 1)
    expect(notifications).toMatchObject([{ product: { en: name, ko: '싱크대' }, side: 'seller', seller: '' }])
  })
})

test('staff get an email each and no row: every admin, no editor', async () => {
  await send({
    kind: 'refund.failed',
    about: product(),
    params: { number: 'M-1', amount: 1250, reason: 'No such payment' },
  })
  expect(await notified.rows()).toEqual([])
  const [mail, ...more] = await notified.mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ template: 'refundFailed', to: 'admin@maru.test', locale: 'en', user_id: null })
  expect(JSON.parse(mail?.params ?? '')).toEqual({
    number: 'M-1',
    amount: '$12.50',
    reason: 'No such payment',
    path: `/admin/collections/refunds/${product()}`,
  })
  expect(await notified.sent()).toEqual(['wake'])
})

describe('a deleted account', () => {
  const gone = "update users set email = 'gone@deleted.invalid', deleted_at = now() where id = $1"
  const member = () => world.ids.users.rejectedSeller

  test('that is being deleted at this moment gets nothing either', async () => {
    const deleting = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await deleting.connect()
    await deleting.query('begin')
    await deleting.query(gone, [member()])
    const sending = send(rejected({ user: member() } as Partial<NotificationInput>), rejected())
    await expect.poll(waiting).toBe(1)
    await deleting.query('commit')
    await deleting.end()
    await sending
    expect((await notified.rows()).map(({ user_id }) => user_id)).toEqual([seller()])
    expect((await notified.mails()).map(({ user_id }) => user_id)).toEqual([seller()])
  })

  test('gets no row, no email and no message', async () => {
    await notified.query(gone, [member()])
    await send(rejected({ user: member() } as Partial<NotificationInput>))
    expect(await notified.all()).toEqual([[], [], []])
  })

  const waiting = async () =>
    (
      await notified.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).length
})
