import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOwnAccount } from '@/features/account/personal-data/delete-account'
import { issueToken } from '@/server/auth/sign-up/tokens'
import { inTransaction } from '@/server/db/transaction'
import { aPaper, aProductDocument } from '~/tests/support/factories/catalogue'
import { anAddress, aVerification, TORONTO } from '~/tests/support/factories/people'
import {
  aMessage,
  anEmail,
  anInquiry,
  aNotification,
  aReport,
  aReview,
  aThread,
} from '~/tests/support/factories/talk'
import { verb, type Doc } from '~/tests/support/system'
import { ADDRESS, openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const NAME = { firstName: 'Zebulon', lastName: 'Quackenbush' }
/** What must hold the name for as long as tax law asks: what was bought and billed. */
const KEPT_BY_LAW = ['checkouts', 'invoices', 'orders']

/** What an admin changes in the panel, which the audit log remembers. */
async function changeAsAdmin(collection: 'users' | 'sellers' | 'verifications', id: string, data: object) {
  const admin = { overrideAccess: false, user: shop.users.admin, context: {} }
  await verb<Doc>(shop.payload, 'update')({ ...admin, collection, id, data })
  const edits = 'select changes from audit_events where subject_id = $1 and subject = $2'
  return shop.query(edits, [id, collection])
}

async function leave(id: string, isSeller = false) {
  const email = `${id}@maru.test`
  await shop.query('update users set email = $2 where id = $1', [id, email])
  const token = await inTransaction((tx) =>
    issueToken(tx, { purpose: 'delete', email, locale: 'en', user: id }),
  )
  const member = { id, email, sid: '', locale: 'en', hasPassword: false, isSeller } as const
  const asking = { locale: 'en', address: '192.0.2.1', agent: '', deviceHash: null } as const
  return deleteOwnAccount(member, { password: '', token }, asking)
}

/** Every table in which somebody is still named, mailed to or located. What a letter tells is forgotten when it is delivered. */
async function tracesOf(pattern: string) {
  const tables = await shop.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await shop.query(
      `select 1 from "${name}" t where t::text ~ $1 and t::text !~ ',queued,' limit 1`,
      [pattern],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('who has deleted the account', () => {
  test('as a buyer is named on orders and invoices, and nowhere else', async () => {
    const { system, ids } = shop
    const id = await shop.buyer()
    const email = `${id}@maru.test`
    const profile = { company: 'Quackenbush Bros', phone: '+1 416 555 0777', ...TORONTO }
    const named = ['displayName', 'phone', 'company', 'address', 'city', 'province', 'postalCode']
    expect(await changeAsAdmin('users', id, profile)).toEqual([
      { changes: named.map((name) => `${name}: private`).join('\n') },
    ])
    await shop.query(
      `update users set first_name = 'Zebulon', last_name = 'Quackenbush', display_name = 'Zebulon',
        address = '7 Zebulon Way', phone = '+1 514 555 0777' where id = $1`,
      [id],
    )
    const product = await shop.product({ stock: 40 })
    const { orders } = await shop.paid(id, { [product]: 10 }, { address: { ...ADDRESS, ...NAME } })
    const order = orders[0] ?? ''
    await shop.query("update orders set status = 'delivered', delivered_at = now() where id = $1", [order])
    await shop.fill(id, { [product]: 2 })
    const thread = await system.make('threads', aThread(id, ids.users.seller))
    const message = await system.make('messages', aMessage(thread, id, ids.users.seller))
    const file = await system.make('documents', { kind: 'message', owner: id, message }, { file: aPaper() })
    const review = await system.make('comments', aReview(id, order, product))
    const report = await system.make('reports', { ...aReport(id, product), note: 'Call Quackenbush.' })
    const told = { ...aReport(id, order), status: 'closed', note: 'Of Zebulon.' }
    await system.make('reports', told)
    await system.make('blocks', { blocker: id, blocked: ids.users.otherSeller })
    await system.make('blocks', { blocker: ids.users.otherSeller, blocked: id })
    await system.make('email-preferences', {
      user: id,
      messages: false,
      reviews: true,
      goods: true,
      news: false,
    })
    await system.make('addresses', { ...anAddress(id), ...NAME })
    const verification = await system.make('verifications', aVerification(id))
    const decided = { status: 'declined', reason: 'Not of Quackenbush.' }
    expect(await changeAsAdmin('verifications', verification, decided)).toEqual([
      { changes: 'status: "pending" → "declined"\nreason: private' },
    ])
    await system.make('notifications', { ...aNotification(id), params: '{"name":"Quackenbush"}' })
    await system.make('emails', { ...anEmail(id), to: email, status: 'sent' })
    await system.make('inquiries', { ...anInquiry(), ...{ name: 'Zebulon Quackenbush', email } })

    await shop.query(
      "update users set suspended_at = now(), suspended_reason = 'Of Zebulon.' where id = $1",
      [id],
    )

    expect(await leave(id)).toMatchObject({ ok: true })

    expect(await tracesOf(`Zebulon|Quackenbush|555 0777|${email}`)).toEqual(KEPT_BY_LAW)
    expect(await shop.query('select 1 from cart_items where user_id = $1', [id])).toEqual([])
    expect(await shop.query('select 1 from verifications where user_id = $1', [id])).toEqual([])
    expect(await shop.query('select 1 from blocks where $1 in (blocker_id, blocked_id)', [id])).toEqual([])
    expect(await shop.query('select 1 from email_preferences where user_id = $1', [id])).toEqual([])
    // Staff still have to judge it.
    expect(await system.get('reports', report)).toMatchObject({ status: 'open', reporter: null, note: null })
    expect(await system.get('orders', order)).toMatchObject({
      buyerEmail: email,
      shippingAddress: NAME,
      status: 'delivered',
    })
    const ledger = await shop.query('select 1 from ledger_entries where order_id = $1', [order])
    expect(ledger.length).toBeGreaterThan(0)
    expect(await shop.query('select 1 from documents where id = $1', [file])).toEqual([])
    expect(await system.get('messages', message)).toMatchObject({ text: 'Is it in stock?' })
    expect(await system.get('comments', review)).toMatchObject({ rating: 4, userName: null })
  })

  test('as a seller with orders stays a firm on them; the people of the firm are named nowhere', async () => {
    const company = 'Quackenbush Stone'
    const seller = await shop.seller({ company, contactPerson: 'Balthasar Q', contactEmail: 'bq@stone.test' })
    expect(await changeAsAdmin('sellers', seller, { contactPerson: 'Balthasar R' })).toEqual([
      { changes: 'contactPerson: private' },
    ])
    const product = await shop.product({ seller })
    const { orders } = await shop.order(await shop.buyer(), { [product]: 10 })
    await shop.query("update orders set status = 'cancelled', cancelled_at = now() where id = $1", orders)
    expect(await leave(seller, true)).toMatchObject({ ok: true })
    expect(await tracesOf(company)).toEqual(['orders', 'products', 'sellers'])
    expect(await tracesOf('Balthasar|bq@stone')).toEqual([])
  })

  test('as a seller who never sold anything is named nowhere', async () => {
    const company = 'Ottilie Tiles'
    const seller = await shop.seller({ company, contactPerson: 'Ottilie Q', contactEmail: 'oq@tiles.test' })
    const product = await shop.product({ seller, sellerName: company })
    await shop.query('update products set seller_name = $2 where id = $1', [product, company])
    const guide = { ...aProductDocument(seller, product), title: 'Ottilie: how to lay tiles' }
    const document = await shop.system.make('product-documents', guide, { file: aPaper() })
    await shop.system.change('products', product, { documents: [document] })
    expect(await leave(seller, true)).toMatchObject({ ok: true })
    expect(await tracesOf('Ottilie|oq@tiles')).toEqual([])
  })
})
