import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as analytics from '@/app/api/seller-analytics/csv/route'
import * as bookings from '@/app/api/seller-bookings/route'
import * as orderCsv from '@/app/api/seller-orders/csv/route'
import * as productCsv from '@/app/api/seller-products/csv/route'
import * as statement from '@/app/api/seller-statement/route'
import * as packing from '@/app/api/packing-lists/route'
import * as document from '@/app/api/order-document/[id]/[kind]/route'
import * as invoiceRoute from '@/app/api/invoice/[id]/route'
import * as chat from '@/app/api/chat/[thread]/route'
import { dayIn } from '@/domain/values/calendar'
import { sellerAccess } from '@/domain/people/sellers/seller-area'
import { actorOfUser } from '@/domain/people/actor'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { SELLER_ROLES, type SellerPart, type SellerRole } from '@/domain/people/sellers/seller-people'
import { acknowledge } from '@/features/buying/orders/actions'
import { askForPayout } from '@/features/selling/payouts/actions'
import { savePayoutAccount } from '@/features/selling/profile/account/account-actions'
import { saveBusinessProfile } from '@/features/selling/profile/business/profile-actions'
import { saveOwnPage } from '@/features/selling/profile/page/page-actions'
import { saveShippingTerms } from '@/features/selling/profile/terms/terms-actions'
import { invitePersonAction } from '@/features/selling/people/people-actions'
import { getChat } from '@/features/talk/chat/thread/get-chat'
import { threadKey } from '@/domain/talk/thread'
import { asUser } from '@/server/db/data'
import { PASSWORD } from '~/tests/support/factories/people'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { openSellerPeople, type SellerPeople } from '~/tests/support/shop/seller-people'

type Who = SellerRole | 'founder' | 'removed' | 'ofOther' | 'stranger'

let world: SellerPeople
let shop: SellerPeople['shop']
let seller = ''
let order = { id: '', number: '' }
let thread = ''
let invoice = ''
let ids: Record<Who, string>
let tokens: Record<Who, string>
const month = monthOf(dayIn('America/Toronto', new Date()))

beforeAll(async () => {
  world = await openSellerPeople()
  shop = world.shop
  seller = shop.ids.users.seller
  const product = await shop.product({ stock: 100 })
  const buyer = await shop.buyer()
  const placed = await shop.paid(buyer, { [product]: 10 })
  const id = placed.orders[0] ?? ''
  order = { id, number: String((await shop.orderRow(id)).number) }
  const [found] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [id])
  invoice = found?.id ?? ''
  const [talk] = await shop.query<{ id: string }>(
    `insert into threads (id, key, kind, buyer_id, seller_id) values (gen_random_uuid(), $1, 'shop', $2, $3) returning id`,
    [threadKey(buyer, seller), buyer, seller],
  )
  thread = talk?.id ?? ''
  const people = Object.fromEntries(
    await Promise.all(SELLER_ROLES.map(async (role) => [role, await world.person(seller, role)] as const)),
  ) as Record<SellerRole, Awaited<ReturnType<SellerPeople['person']>>>
  const removed = await world.person(seller, 'owner')
  const ofOther = await world.person(shop.ids.users.otherSeller, 'owner')
  await shop.query('delete from seller_people where user_id = $1', [removed.id])
  await shop.query(`update users set user_type = 'buyer' where id = $1`, [removed.id])
  const stranger = await world.newcomer()
  ids = {
    owner: people.owner.id,
    products: people.products.id,
    orders: people.orders.id,
    finance: people.finance.id,
    founder: seller,
    removed: removed.id,
    ofOther: ofOther.id,
    stranger: stranger.id,
  }
  tokens = {
    owner: people.owner.token,
    products: people.products.token,
    orders: people.orders.token,
    finance: people.finance.token,
    founder: shop.tokens.seller,
    removed: removed.token,
    ofOther: ofOther.token,
    stranger: await world.tokenOf(stranger.email),
  }
}, 120_000)
afterAll(() => shop.close())

const ALL: Who[] = ['founder', ...SELLER_ROLES, 'removed', 'ofOther', 'stranger']
const DENIED = 'Your role doesn’t include this. Ask an owner.'

type Get = { GET: (request: Request, context?: never) => Promise<Response> }
const get =
  (route: unknown, path: string, params: Record<string, string> = {}) =>
  (browser: Browser) =>
    browser.within(async () => {
      const context = { params: Promise.resolve(params) } as never
      const answer = await (route as Get).GET(new Request(`http://shop/api/${path}`), context)
      await answer.body?.cancel()
      return answer.status === 200
    })
type Action = Parameters<Browser['submit']>[0]
/** Whether the role is what stops it: what is then said of the values is another matter. */
const act =
  (action: unknown, fields: () => Record<string, string> = () => ({})) =>
  async (browser: Browser): Promise<boolean> => {
    const answer = await browser.submit(action as Action, fields())
    const said = [answer.message, ...Object.values(answer.fields ?? {})].join(' ')
    return !CLOSED.some((sentence) => said.includes(sentence))
  }
const CLOSED = [
  DENIED,
  'This order doesn’t exist.',
  'Only sellers have a seller profile.',
  'Only active sellers can do this.',
  'Only an owner of the seller can do this.',
]

type Entry = { part: SellerPart; open: (browser: Browser) => Promise<boolean> }
const ENTRIES: Record<string, Entry> = {
  'orders as CSV': { part: 'orders', open: get(orderCsv, 'seller-orders/csv') },
  'packing lists': {
    part: 'orders',
    open: (browser) => get(packing, `packing-lists?order=${order.number}`)(browser),
  },
  'a document of an order': {
    part: 'orders',
    open: (browser) => get(document, 'order-document', { id: order.id, kind: 'packing_list' })(browser),
  },
  'an invoice': { part: 'orders', open: (browser) => get(invoiceRoute, 'invoice', { id: invoice })(browser) },
  'a conversation': { part: 'orders', open: (browser) => get(chat, 'chat', { thread })(browser) },
  'products as CSV': { part: 'products', open: get(productCsv, 'seller-products/csv') },
  'figures as CSV': { part: 'products', open: get(analytics, 'seller-analytics/csv') },
  'bookings as CSV': {
    part: 'finance',
    open: get(bookings, `seller-bookings?from=${month}&to=${month}`),
  },
  'a statement': { part: 'finance', open: get(statement, `seller-statement?month=${month}&format=csv`) },
  'acknowledging an order': { part: 'orders', open: act(acknowledge, () => ({ order: order.id })) },
  'shipping terms': { part: 'orders', open: act(saveShippingTerms) },
  'the own page': { part: 'products', open: act(saveOwnPage) },
  'asking for a payout': { part: 'owner', open: act(askForPayout, () => ({ amount: '1', key: 'a-key' })) },
  'the payout account': { part: 'owner', open: act(savePayoutAccount) },
  'the business profile': { part: 'owner', open: act(saveBusinessProfile) },
  'inviting people': {
    part: 'owner',
    open: act(invitePersonAction, () => ({
      email: 'guest@maru.test',
      role: 'orders',
      currentPassword: PASSWORD,
    })),
  },
}

/** Who has a part, said once more and apart from the code. */
const HAVE: Record<SellerPart, readonly Who[]> = {
  overview: ['founder', 'owner', 'products', 'orders', 'finance'],
  products: ['founder', 'owner', 'products'],
  orders: ['founder', 'owner', 'orders'],
  finance: ['founder', 'owner', 'finance'],
  owner: ['founder', 'owner'],
}

describe('an entry of a seller opens for the roles of its part alone (P40, S59)', () => {
  test.each(Object.entries(ENTRIES))('%s', async (_, { part, open }) => {
    const opened: Who[] = []
    for (const who of ALL) if (await open(openBrowser(tokens[who]))) opened.push(who)
    // Who works for another seller opens that one's, and sees nothing of this: those with values alone tell.
    const ofThis = opened.filter((who) => who !== 'ofOther')
    expect(ofThis).toEqual(ALL.filter((who) => HAVE[part].includes(who)))
  })

  test.each(Object.entries(HAVE))('the pages of %s', async (part, have) => {
    const opened: Who[] = []
    for (const who of ALL) {
      const behind = await world.behind(ids[who], 'overview')
      const actor = actorOfUser(behind)
      const access = sellerAccess(actor, 'active', part as SellerPart)
      if (access.answer === 'page' && behind?.id === seller) opened.push(who)
    }
    expect(opened).toEqual(ALL.filter((who) => have.includes(who)))
  })
})

describe('past the entries', () => {
  test('a person is nobody to Payload: no rows of the seller, in any role (S59)', async () => {
    for (const who of SELLER_ROLES) {
      const db = await asUser(await world.as(ids[who]))
      for (const collection of [
        'orders',
        'threads',
        'ledger-entries',
        'payouts',
        'product-changes',
      ] as const) {
        const { docs } = await db.find({ collection, where: { seller: { equals: seller } } })
        expect([who, collection, docs.length]).toEqual([who, collection, 0])
      }
      const product = { seller, name: 'A tile' } as never
      await expect(db.create({ collection: 'products', data: product })).rejects.toThrow()
      await expect(
        db.update({ collection: 'sellers', id: seller, data: { company: 'Stolen' } }),
      ).rejects.toThrow()
    }
  })

  test('people read who works with them, and invitations are the owners’ (P40)', async () => {
    await shop.query(
      `insert into seller_invitations (id, seller_id, email, role, token_hash, expires_at)
       values (gen_random_uuid(), $1, 'other@maru.test', 'orders', 'a-hash', now() + interval '1 day')`,
      [seller],
    )
    const seen = async (collection: 'seller-people' | 'seller-invitations') => {
      const given: Who[] = []
      for (const who of ALL) {
        const db = await asUser(await world.as(ids[who]))
        const { docs } = await db.find({ collection, where: { seller: { equals: seller } } })
        expect(JSON.stringify(docs)).not.toContain('a-hash')
        if (docs.length > 0) given.push(who)
      }
      return given
    }
    expect(await seen('seller-people')).toEqual(['founder', ...SELLER_ROLES])
    expect(await seen('seller-invitations')).toEqual(['founder', 'owner'])
  })

  test('what the founder bought is not the people’s (P40)', async () => {
    const bought = await shop.paid(seller, {
      [await shop.product({ seller: shop.ids.users.otherSeller, stock: 50 })]: 10,
    })
    const [id = ''] = bought.orders
    const browser = openBrowser(tokens.owner)
    expect(await get(document, 'order-document', { id, kind: 'confirmation' })(browser)).toBe(false)
    const [talk] = await shop.query<{ id: string }>(
      `insert into threads (id, key, kind, buyer_id, seller_id) values (gen_random_uuid(), $1, 'shop', $2, $3) returning id`,
      [threadKey(seller, shop.ids.users.otherSeller), seller, shop.ids.users.otherSeller],
    )
    expect(await get(chat, 'chat', { thread: talk?.id ?? '' })(browser)).toBe(false)
    expect(await getChat(seller, talk?.id ?? '', 'en')).not.toBeNull()
  })

  test('a removed person is shut out with the next request (P42)', async () => {
    const gone = await world.person(seller, 'orders')
    const browser = openBrowser(gone.token)
    expect(await get(orderCsv, 'seller-orders/csv')(browser)).toBe(true)
    await shop.query('delete from seller_people where id = $1', [gone.row])
    expect(await get(orderCsv, 'seller-orders/csv')(browser)).toBe(false)
    expect(await get(chat, 'chat', { thread })(browser)).toBe(false)
  })
})
