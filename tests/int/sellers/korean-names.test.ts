import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { getCart } from '@/features/buying/cart/get-cart'
import { getCheckout } from '@/features/buying/checkout/get-checkout'
import { getThread } from '@/features/talk/chat/thread/get-thread'
import { listThreads } from '@/features/talk/inbox/list-threads'
import { listCards } from '@/features/shop/list/queries'
import { listFeed } from '@/features/talk/notifications/list-feed'
import { listNotifications } from '@/features/talk/notifications/list-notifications'
import { exportOrders } from '@/features/buying/orders/list/export-orders'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { emailUnseen } from '@/worker/email-unseen'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'

const LEGAL = 'Hanbit Tile Co., Ltd.'
/** As on a card, which leaves out the legal form. */
const SHORT = 'Hanbit Tile'
const KOREAN = '한빛타일'

let shop: Shop
let buyer: string
let seller: string
let product: string
let order: string
beforeAll(async () => {
  shop = await openShop()
  seller = await shop.seller({ company: LEGAL, companyKo: KOREAN })
  product = await shop.product({ seller, stock: 90 })
  buyer = await shop.buyer()
  await shop.query("update users set locale = 'ko' where id = $1", [buyer])
  const { orders } = await shop.paid(buyer, { [product]: 10 }, { locale: 'ko' })
  order = orders[0] ?? ''
  await acknowledgeOrder({ kind: 'seller', id: seller, status: 'active' }, order)
})
afterAll(() => shop.close())

const csv = async (locale: Locale) => {
  const lines = []
  for await (const line of exportOrders({ side: 'buyer', id: buyer }, { status: null, text: '' }, locale))
    lines.push(line)
  return lines.join('\n')
}
const found = async (text: string) =>
  (await seeOrders(shop, { side: 'buyer', id: buyer }, { status: null, text, page: 1 }, 'ko')).count

describe.each([
  ['ko', KOREAN],
  ['en', LEGAL],
  ['fr', LEGAL],
] as const)('a company with a Korean name, read in %s', (locale, name) => {
  test('has its name in lists, in the cart and at the checkout', async () => {
    expect(await listCards([product], locale)).toMatchObject([
      { seller: { name: locale === 'ko' ? KOREAN : SHORT } },
    ])
    await shop.fill(buyer, { [product]: 10 })
    expect((await getCart(buyer, locale)).sellers).toMatchObject([{ sellerName: name }])
    const { quote } = await getCheckout(buyer, locale, 'ON')
    expect(quote.groups).toMatchObject([{ sellerName: name }])
    await shop.query('delete from cart_items where user_id = $1', [buyer])
  })

  test('has it in an order, in the list of orders and in notifications', async () => {
    expect(await seeOrder(shop, { kind: 'buyer', id: buyer }, order, locale)).toMatchObject({
      sellerName: name,
    })
    const listed = await seeOrders(
      shop,
      { side: 'buyer', id: buyer },
      { status: null, text: '', page: 1 },
      locale,
    )
    expect(listed.orders).toMatchObject([{ partner: name }])
    expect(await csv(locale)).toContain(locale === 'ko' ? KOREAN : `"${LEGAL}"`)
    const { notifications } = await listNotifications(await memberUser(shop.payload, buyer), 1, locale)
    expect(new Set(notifications.map((each) => each.seller))).toEqual(new Set([name]))
    expect((await listFeed(buyer, locale, 'UTC'))[0]?.text).toContain(name)
  })

  test('has it in conversations', async () => {
    const thread = await aThread()
    expect((await getThread(buyer, thread, locale))?.other.name).toBe(name)
    const query = { page: 1, isUnread: false, text: '' }
    expect(
      (await listThreads(await memberUser(shop.payload, buyer), 'buyer', query, locale)).threads,
    ).toMatchObject([{ name }])
    expect(
      (
        await listThreads(
          await memberUser(shop.payload, buyer),
          'buyer',
          { ...query, text: 'hanbit' },
          locale,
        )
      ).count,
    ).toBe(1)
  })
})

test('an order keeps the legal name, and is found by both', async () => {
  const [kept] = await shop.query('select seller_name from orders where id = $1', [order])
  expect(kept).toEqual({ seller_name: LEGAL })
  expect([await found('hanbit'), await found('한빛'), await found('다른')]).toEqual([1, 1, 0])
})

test('emails use the name of the language that the member reads', async () => {
  const thread = await aThread()
  await shop.query(
    `insert into messages (id, thread_id, seq, buyer_id, seller_id, sender_id, client_key, text, created_at)
     values (gen_random_uuid(), $1, 1, $3, $2, $2, 'a-key', 'Hello', now() - interval '1 hour')`,
    [thread, seller, buyer],
  )
  await shop.query('update threads set buyer_unread = 1, last_seq = 1 where id = $1', [thread])
  await emailUnseen(new Date('2026-07-07T00:30:00Z'))
  const emails = await shop.query<{ template: string; params: string }>(
    'select template, params from emails where user_id = $1',
    [buyer],
  )
  const named = emails.map(({ template, params }) => {
    const { seller: of, other } = JSON.parse(params) as { seller?: string; other?: string }
    return [template, of ?? other]
  })
  const all = ['newMessages', 'orderPaid', 'orderPlaced', 'orderProcessing']
  expect(named.toSorted()).toEqual(all.map((template) => [template, KOREAN]))
})

test('a carrier has its name in the file of orders, in Korean its Korean one', async () => {
  const waybill = { order, carrier: 'cj', trackingNumber: '6891-0042' }
  await shipOrder({ kind: 'seller', id: seller, status: 'active' }, waybill)
  expect(await csv('ko')).toContain('"CJ대한통운","6891-0042"')
  expect(await csv('fr')).toContain('"CJ Logistics","6891-0042"')
})

test('a seller who reads Korean is greeted in Hangul where the contact person is the member', async () => {
  await shop.query("update users set first_name = 'Minseo', last_name = 'Han', locale = 'ko' where id = $1", [
    seller,
  ])
  const greeted = async (contact: string) => {
    await shop.query("update sellers set contact_person = $2, contact_person_ko = '한민서' where id = $1", [
      seller,
      contact,
    ])
    await shop.paid(buyer, { [product]: 1 }, { locale: 'ko' })
    const [mail] = await shop.query<{ params: string }>(
      'select params from emails where user_id = $1 order by created_at desc limit 1',
      [seller],
    )
    return JSON.parse(mail?.params ?? '{}')
  }
  expect(await greeted('Han Minseo')).toMatchObject({ name: '한민서' })
  expect(await greeted('Export Desk')).toMatchObject({ name: 'Minseo Han' })
})

/** The one conversation of the buyer and the seller. */
async function aThread() {
  const open = await shop.query<{ id: string }>('select id from threads where buyer_id = $1', [buyer])
  if (open[0]) return open[0].id
  const made = await shop.query<{ id: string }>(
    `insert into threads (id, kind, key, buyer_id, seller_id, last_seq, last_message, last_message_at, last_sender,
       buyer_unread, seller_unread, buyer_read_seq, seller_read_seq, buyer_mailed_seq, seller_mailed_seq)
     values (gen_random_uuid(), 'shop', 'a-key', $1, $2, 1, 'Hello', now(), 'seller', 0, 0, 0, 0, 0, 0) returning id`,
    [buyer, seller],
  )
  return made[0]?.id ?? ''
}
