import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareAddress } from '@/features/buying/checkout/company/share-address'
import { listAddresses } from '@/features/buying/checkout/address/addresses'
import { listOrderMessages } from '@/features/talk/chat/thread/list-order-messages'
import { listCompanyOrders } from '@/features/account/companies/list-company-orders'
import { getInvoice } from '@/features/buying/invoices/get-invoice'
import { listInvoices } from '@/features/buying/invoices/list-invoices'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { getOrder } from '@/features/buying/orders/get-order'
import { getPlaced } from '@/features/buying/thank-you/get-placed'
import { getOwnCheckout } from '@/features/buying/payments/attempts/get-own-checkout'
import { getPaymentStatus } from '@/features/buying/orders/list/get-payment-status'
import { dayIn } from '@/domain/values/calendar'
import { monthOf } from '@/domain/payments/payouts/revenue'
import { asUser } from '@/server/db/data'
import { openCompanies, type Companies } from '~/tests/support/shop/companies'
import { codes } from '~/tests/support/shop/price-requests'

let world: Companies
let shop: Companies['shop']
/** Each reader by what they are to the order of `asker`, which is paid. */
let who: Record<
  | 'owner'
  | 'accountant'
  | 'buyer'
  | 'requester'
  | 'asker'
  | 'otherOwner'
  | 'former'
  | 'stranger'
  | 'otherSeller',
  string
>
let order = ''
let checkout = ''
let company = ''
const month = monthOf(dayIn('America/Toronto', new Date()))

beforeAll(async () => {
  world = await openCompanies()
  shop = world.shop
  const ours = await world.company()
  company = ours.company
  const asker = await world.colleague(company, 'buyer')
  const former = await world.colleague(company, 'owner')
  who = {
    owner: ours.owner,
    asker,
    former,
    accountant: await world.colleague(company, 'accountant'),
    buyer: await world.colleague(company, 'buyer'),
    requester: await world.colleague(company, 'requester'),
    otherOwner: (await world.company()).owner,
    stranger: await shop.buyer(),
    otherSeller: shop.ids.users.otherSeller,
  }
  await shop.query('delete from company_members where user_id = $1', [former])
  const placed = await shop.paid(asker, { [await shop.product({ stock: 100 })]: 10 })
  order = placed.orders[0] ?? ''
  checkout = placed.checkout
}, 60_000)
afterAll(() => shop.close())

const READERS = ['owner', 'asker', 'accountant'] as const
const all = () => Object.keys(who) as (keyof typeof who)[]
const isReader = (name: string) => READERS.some((reader) => reader === name)

/** The names of those to whom a read gives something. */
async function givenTo(read: (id: string) => Promise<unknown>) {
  const given: string[] = []
  for (const name of all()) if (await read(who[name])) given.push(name)
  return given.toSorted()
}

describe('an order of a company', () => {
  test('is read whole by who ordered it, owners and accountants, and does not exist for the others (P37)', async () => {
    expect(await givenTo(async (id) => getOrder(await world.as(id), order))).toEqual(READERS.toSorted())
    for (const collection of ['orders', 'order-events', 'invoices', 'checkouts'] as const)
      for (const name of all()) {
        const db = await asUser(await world.as(who[name]))
        const where: Where =
          collection === 'orders'
            ? { id: { equals: order } }
            : collection === 'checkouts'
              ? { id: { equals: checkout } }
              : { order: { equals: order } }
        const { docs } = await db.find({ collection, where, pagination: false })
        expect([collection, name, docs.length > 0]).toEqual([collection, name, isReader(name)])
      }
  })

  test('is no colleague’s to pay, cancel or be thanked for (P37)', async () => {
    const owner = await world.as(who.owner)
    expect(await getOwnCheckout(owner, checkout)).toBeUndefined()
    expect(await getPaymentStatus(owner, checkout)).toBeUndefined()
    expect(await getPlaced(owner, checkout, undefined, 'en')).toBeNull()
    expect(codes(await requestCancel(await world.actor(who.owner), { order, reason: '' }))).toBe(
      'order: order.unknown',
    )
    const view = await getOrder(owner, order)
    expect([view?.side, view?.isColleagues]).toEqual(['buyer', true])
    expect((await getOrder(await world.as(who.asker), order))?.isColleagues).toBe(false)
  })

  test('has messages about it that owners read beside it, and nothing else of the conversation (P37)', async () => {
    const [thread] = await shop.query<{ id: string; seller: string }>(
      `insert into threads (id, key, kind, buyer_id, seller_id)
       select gen_random_uuid(), 'a-key-of-' || o.id, 'shop', o.buyer_id, o.seller_id from orders o where o.id = $1
       returning id, seller_id as seller`,
      [order],
    )
    const say = (seq: number, sender: string, about: string | null) =>
      shop.query(
        `insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, order_id, seq, client_key)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8)`,
        [thread?.id, who.asker, thread?.seller, sender, `Words ${seq}`, about, seq, `key-${seq}-of-it`],
      )
    await say(1, who.asker, order)
    await say(2, thread?.seller ?? '', order)
    await say(3, who.asker, null)
    expect(
      await givenTo(async (id) => (await listOrderMessages(id, order)).map(({ text }) => text)[0]),
    ).toEqual(['owner'])
    expect((await listOrderMessages(who.owner, order)).map(({ text, isBuyers }) => [text, isBuyers])).toEqual(
      [
        ['Words 1', true],
        ['Words 2', false],
      ],
    )
  })

  test('has invoices that the same people read, in the list of the month too, and name the company (P37, M101)', async () => {
    const [invoice] = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
    expect(await givenTo(async (id) => getInvoice(await world.as(id), invoice?.id ?? ''))).toEqual(
      READERS.toSorted(),
    )
    const { content } = (await getInvoice(await world.as(who.owner), invoice?.id ?? '')) ?? {}
    expect(content?.buyer?.company).toBe('Han River Builders')
    expect(await givenTo(async (id) => (await listInvoices(await world.as(id), month, 1)).count > 0)).toEqual(
      READERS.toSorted(),
    )
  })

  test('stands in the list of the company for owners and accountants alone (P37)', async () => {
    const listed = await givenTo(async (id) => {
      const found = await listCompanyOrders(await world.as(id), 1)
      return found?.orders.some((each) => each.id === order)
    })
    expect(listed).toEqual(['accountant', 'owner'])
  })
})

describe('what a company keeps', () => {
  test('its name and members are read by members, its invitations and others’ limits by owners (P38)', async () => {
    await shop.query('update company_members set order_limit = 100 where user_id = $1', [who.asker])
    await shop.query(
      `insert into company_invitations (id, company_id, email, role, token_hash, expires_at)
       values (gen_random_uuid(), $1, 'guest@maru.test', 'requester', 'a-hash', now() + interval '1 day')`,
      [company],
    )
    const members = ['accountant', 'asker', 'buyer', 'owner', 'requester']
    const find = (collection: 'companies' | 'company-members' | 'company-invitations') =>
      givenTo(async (id) => {
        const db = await asUser(await world.as(id))
        const field = collection === 'companies' ? 'id' : 'company'
        const { docs } = await db.find({ collection, where: { [field]: { equals: company } } })
        expect(JSON.stringify(docs)).not.toContain('a-hash')
        return docs.length > 0
      })
    expect(await find('companies')).toEqual(members)
    expect(await find('company-members')).toEqual(members)
    expect(await find('company-invitations')).toEqual(['owner'])
    const limit = await givenTo(async (id) => {
      const db = await asUser(await world.as(id))
      const where = { user: { equals: who.asker } }
      const { docs } = await db.find({ collection: 'company-members', where })
      return docs[0]?.orderLimit
    })
    expect(limit).toEqual(['asker', 'owner'])
  })

  test('an address is shared by an owner, delivered to by all, and changed by its own member alone (M104)', async () => {
    const owner = await world.as(who.owner)
    const db = await asUser(owner)
    const address = await db.create({
      collection: 'addresses',
      data: {
        user: owner.id,
        firstName: 'Jo',
        lastName: 'Kim',
        address: '1 Elm St',
        city: 'Ottawa',
        country: 'CA',
        province: 'ON',
        postalCode: 'K1A 0B1',
        isDefault: false,
      },
    })
    const share = async (id: string) =>
      codes(await shareAddress(await world.actor(id), { address: address.id, isShared: true }))
    expect(await share(who.asker)).toBe('company.ownersOnly')
    expect(await share(who.otherOwner)).toBe('checkout.addressGone')
    expect(await share(who.owner)).toBe('ok')
    const seen = await givenTo(async (id) =>
      (await listAddresses(await world.as(id))).some((each) => each.id === address.id),
    )
    expect(seen).toEqual(['accountant', 'asker', 'buyer', 'owner', 'requester'])
    const asked = await asUser(await world.as(who.asker))
    const data = { city: 'Toronto' }
    await expect(asked.update({ collection: 'addresses', id: address.id, data })).rejects.toThrow()
    await expect(asked.delete({ collection: 'addresses', id: address.id })).rejects.toThrow()
  })
})
