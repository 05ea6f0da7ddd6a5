import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MOST_TEMPLATES } from '@/domain/cart/price-requests/template'
import { anonymise } from '@/features/account/personal-data/anonymise'
import { expirePriceRequests } from '@/features/buying/price-requests/commands/expire-requests'
import { declineRequest, offerPrice } from '@/features/buying/price-requests/commands/move-request'
import { removeTemplate } from '@/features/buying/price-requests/commands/offer-templates'
import { getRequest } from '@/features/buying/price-requests/get-request'
import { listAccepted } from '@/features/buying/price-requests/list-accepted'
import { wantedGoods } from '@/features/buying/price-requests/form/wanted-goods'
import { inTransaction } from '@/server/db/transaction'
import { memberUser } from '~/tests/support/member-user'
import { codes, openPriceRequests, type PriceRequests } from '~/tests/support/shop/price-requests'

let world: PriceRequests
let shop: PriceRequests['shop']
beforeAll(async () => {
  world = await openPriceRequests()
  shop = world.shop
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

test('counts in what the product is sold in: asked, accepted, and above the cart (rule M53)', async () => {
  const { buyer, product, asked: request } = await world.asked()
  const box = { soldBy: 'box', content: 0.5, contentUnit: 'm2', quantity: 300 }
  await shop.query("update products set sold_by = 'box', content = 0.5, content_unit = 'm2' where id = $1", [
    product,
  ])
  const member = await memberUser(shop.payload, buyer)
  const wanted = await wantedGoods(member, { product, quantity: '300', seller: undefined }, 'en')
  expect(wanted.ok && wanted.value).toMatchObject([box])
  const id = await world.accepted(request)
  expect((await getRequest(member, { id, side: 'buyer', locale: 'en' }))?.items).toMatchObject([box])
  expect((await listAccepted(member, 'en')).map(({ lines }) => lines)).toMatchObject([[box]])
})

test('past a block a move is made, but none of its words arrive', async () => {
  const { buyer, asked: request } = await world.asked()
  const id = await world.offer(request)
  await shop.query('insert into blocks (id, blocker_id, blocked_id) values ($1, $2, $3)', [
    randomUUID(),
    world.seller.id,
    buyer,
  ])
  const declining = { request: id, version: 2, reason: 'You will hear from me.' }
  expect(codes(await declineRequest(world.buyerOf(buyer), declining))).toBe('ok')
  const [row] = await shop.query('select status::text, reason from price_requests where id = $1', [id])
  expect(row).toEqual({ status: 'declined', reason: null })
  const told = await shop.query('select params from notifications where subject_id = $1', [id])
  const mails = await shop.query("select params from emails where dedupe_key like '%' || $1 || '%'", [id])
  expect(JSON.stringify([told, mails])).not.toContain('You will hear')
})

test('a closed account takes along why it declined, and no reason of the other side', async () => {
  const { buyer, asked: request } = await world.asked()
  const [mine, theirs] = [await world.offer(request), await world.ask(request)]
  const reason = 'Too late for us.'
  await declineRequest(world.buyerOf(buyer), { request: mine, version: 2, reason })
  await declineRequest(world.seller, { request: theirs, version: 1, reason })
  await inTransaction((tx) => anonymise(tx, { id: buyer, email: `${buyer}@maru.test`, isSeller: false }))
  const rows = await shop.query(
    'select id, reason from price_requests where buyer_id = $1 order by reason nulls first',
    [buyer],
  )
  expect(rows).toEqual([
    { id: mine, reason: null },
    { id: theirs, reason },
  ])
})

test('what sellers reserve for a buyer counts together, also in dollars', async () => {
  const { buyer, asked: request } = await world.asked()
  const other = await shop.product({ stock: 1000 })
  // 300 at $100.00: two of them are more than an account may have that has paid nothing yet.
  const typed = world.offered(['100'])
  const reserving = (id: string, version: number) =>
    offerPrice(world.seller, { request: id, version, locale: 'en', typed, reserves: true })
  const first = await world.ask(request)
  expect(codes(await reserving(first, 1))).toBe('ok')
  // Offered anew, it does not count beside itself.
  expect(codes(await reserving(first, 2))).toBe('ok')
  const second = await world.ask({ buyer, lines: { [other]: 300 } })
  expect(codes(await reserving(second, 1))).toBe('reserves: priceRequest.cannotReserve')
})

test('terms are kept under a name for other offers, twenty at most, and another seller’s stay (rule M75)', async () => {
  const { asked: request } = await world.asked()
  const id = await world.ask(request)
  let version = 0
  const keep = (template: string, more: object = {}) =>
    offerPrice(world.seller, {
      request: id,
      version: (version += 1),
      locale: 'en',
      typed: world.offered(['15.99'], more),
      template,
    })
  const kept = async () => {
    return (
      (
        await getRequest(await memberUser(shop.payload, world.seller.id), {
          id,
          side: 'seller',
          locale: 'en',
        })
      )?.templates ?? []
    )
  }
  await shop.query('delete from offer_templates')
  await keep('Sea freight')
  await keep('Sea freight', { minDays: '30', maxDays: '45', note: 'On three pallets.' })
  expect(await kept()).toEqual([
    {
      id: expect.any(String),
      name: 'Sea freight',
      minDays: 30,
      maxDays: 45,
      daysValid: 14,
      note: 'On three pallets.',
    },
  ])
  for (let at = 1; at < MOST_TEMPLATES; at += 1) await keep(`Air ${at}`)
  expect(codes(await keep('One too many'))).toBe('template: priceRequest.tooManyTemplates')
  const [first] = await kept()
  await removeTemplate(await shop.seller(), first?.id ?? '')
  expect(await kept()).toHaveLength(MOST_TEMPLATES)
  await removeTemplate(world.seller.id, first?.id ?? '')
  expect((await kept()).map(({ name }) => name)).not.toContain(first?.name)
})

test('an offer ends for good, and both sides are told, when its order lapses after its last day (rule T33)', async () => {
  const { buyer, asked: request } = await world.asked()
  const id = await world.accepted(request)
  const placed = await world.order(buyer, id)
  if (!placed.ok || placed.value.kind !== 'placed') throw new Error('Not placed')
  await shop.tend()
  await world.passed(id)
  await expirePriceRequests()
  expect(await world.statusOf(id)).toBe('ordered')
  await shop.pass(placed.value.checkout)
  await shop.tend()
  expect(codes(await world.order(buyer, id))).toBe('priceRequest.over')
  await expirePriceRequests()
  expect(await world.statusOf(id)).toBe('expired')
  expect(
    await shop.query(
      "select 1 from notifications where subject_id = $1 and kind like 'priceRequest.expired%'",
      [id],
    ),
  ).toHaveLength(2)
})
