import { mergeListSearchAndWhere } from 'payload/shared'
import { createLocalReq, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findOrders } from '@/server/orders/find-orders'
import { database } from '@/server/db/transaction'
import { aSale } from '~/tests/support/shop/a-sale'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
let sale: Awaited<ReturnType<typeof aSale>>
/** The same buyer's order, older than all others. */
let old: string
beforeAll(async () => {
  shop = await openShop()
  sale = await aSale(shop)
  await shop.query(`update orders set po_number = 'PO-Zanzi 7', note = 'quagga' where id = $1`, [sale.order])
  await shop.query(`update users set email = 'jo@zanzibar.test', company = 'Zanzibar Tiles' where id = $1`, [
    buyer(),
  ])
  const product = await shop.product({ name: 'Okapi basin', stock: 40 })
  old = (await shop.paid(buyer(), { [product]: 10 })).orders[0] ?? ''
})
afterAll(() => shop.close())

const buyer = () => ('id' in sale.buyer ? sale.buyer.id : '')

/** What a list of the panel asks for, by Payload's own search. */
function asked(search: string, where: Where = {}) {
  const collectionConfig = shop.payload.collections.orders.config
  return mergeListSearchAndWhere({ collectionConfig, search, where })
}

async function list(where: Where, role: 'admin' | 'editor' | 'otherSeller' = 'admin', language = 'en') {
  const user = shop.users[role] ?? undefined
  const req = await createLocalReq({ user, req: { i18n: { language } as never } }, shop.payload)
  return shop.payload.find({
    collection: 'orders',
    where,
    depth: 0,
    limit: 25,
    overrideAccess: false,
    req,
    user,
  })
}

const found = async (search: string, where?: Where) =>
  (await list(asked(search, where))).docs.map(({ id }) => id)

describe('the list of orders of an admin', () => {
  test('is searched by number, buyer, email, PO number, product, invoice and seller', async () => {
    const [invoice] = await shop.query<{ number: string }>(
      'select number from invoices where order_id = $1',
      [sale.order],
    )
    const { number } = await shop.orderRow(sale.order)
    const both = [old, sale.order]
    for (const text of [String(number), String(number).toLowerCase(), 'po-zanzi', String(invoice?.number)])
      expect(await found(text), text).toEqual([sale.order])
    for (const text of ['zanzibar tiles', 'TILES zanz', 'jo@zanzibar.test', 'Jo@Zanzibar.test'])
      expect(await found(text), text).toEqual(both)
    expect(await found('okapi')).toEqual([old])
    // Notes are read on the page alone, and a word that stands nowhere finds nothing.
    for (const nothing of ['quagga', '%_', "'; drop table orders; --", '\u0000'])
      expect(await found(nothing), nothing).toEqual([])
  })

  test('is searched by what its products are called in every language, whatever the buyer read', async () => {
    await shop.query(
      `insert into products_locales (name, _locale, _parent_id)
        select text, locale::_locales, i.product_id from orders_items i,
          (values ('Lavabo okapi', 'fr'), ('오카피 세면대', 'ko')) as named (text, locale) where i._parent_id = $1
        on conflict (_locale, _parent_id) do update set name = excluded.name`,
      [old],
    )
    for (const text of ['lavabo', '세면대', 'okapi lavabo']) expect(await found(text), text).toEqual([old])
  })

  test('is searched within a state and another filter', async () => {
    expect(await found('zanzibar', { status: { equals: 'confirmed' } })).toEqual([old, sale.order])
    expect(await found('zanzibar', { status: { equals: 'shipped' } })).toEqual([])
    const { totalDocs } = await shop.payload.count({
      collection: 'orders',
      where: { or: [{ and: [asked('okapi')] }] },
      overrideAccess: false,
      user: shop.users.admin ?? undefined,
    })
    expect(totalDocs).toBe(1)
  })

  test('has buyer and payment in words of the reader, in one statement for all rows', async () => {
    const spy = vi.spyOn(shop.payload.db.pool, 'query')
    const { docs } = await list(asked('zanzibar'))
    const sent = spy.mock.calls.map(([statement]) => JSON.stringify(statement)).filter(Boolean)
    spy.mockRestore()
    expect(docs.map(({ buyerName, payment }) => [buyerName, payment])).toEqual(
      docs.map(() => ['Zanzibar Tiles', 'Card · Paid']),
    )
    expect(sent.filter((statement) => statement.includes('join checkouts c'))).toHaveLength(1)
    expect(sent.filter((statement) => statement.includes('union select'))).toHaveLength(1)
    const [french] = (await list(asked('okapi'), 'admin', 'fr')).docs
    expect(french?.payment).toBe('Carte · Payé')
    // Private words are on the page that asks why (rule M49).
    expect(JSON.stringify(docs)).not.toMatch(/jo@|PO-Zanzi|quagga/)
  })

  test('finds a whole number, email address, PO number or invoice among all orders, words among the newest', async () => {
    const [invoice] = await shop.query<{ number: string }>(
      'select number from invoices where order_id = $1',
      [sale.order],
    )
    const { number } = await shop.orderRow(sale.order)
    const amongNone = async (text: string) =>
      (await (await database()).execute(findOrders(text, 0))).rows.map(({ id }) => id)
    for (const text of [String(number).toLowerCase(), 'PO-Zanzi 7', String(invoice?.number)])
      expect(await amongNone(text), text).toEqual([sale.order])
    expect(await amongNone(' Jo@zanzibar.test ')).toEqual([old, sale.order])
    expect(await amongNone('zanzibar')).toEqual([])
  })
})

test('nobody but an admin asks by the search of the panel', async () => {
  await expect(list(asked('zanzibar'), 'editor')).rejects.toThrow()
  await expect(list(asked('okapi'), 'otherSeller')).rejects.toThrow()
})
