import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayIn, formatDays, addDays } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { exportOrders } from '@/features/buying/orders/list/export-orders'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { refundOrder } from '@/features/buying/orders/commands/refund-order'
import { getCart } from '@/features/buying/cart/get-cart'
import { arrivalFromNow, promisedArrival } from '@/server/texts/arrival-text'
import { renderEmail } from '@/server/talk/email/render-email'
import { GET } from '@/app/api/invoice/[id]/route'
import { pdfText } from '~/tests/support/pdf-text'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'
import { seeOrder, seeOrders } from '~/tests/support/shop/see-order'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const SENDER = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.test' }

/** A buyer who reads a language, and two products of which one has a name in French. */
async function aBuyerWho(reads: Locale) {
  const id = await shop.buyer()
  await shop.query('update users set locale = $2 where id = $1', [id, reads])
  const [named, unnamed] = [await shop.product({ stock: 90 }), await shop.product({ stock: 90 })]
  await shop.query("update products_locales set name = 'Faucet' where _locale = 'en'")
  await shop.query(
    "insert into products_locales (name, _locale, _parent_id) values ('Robinet', 'fr', $1) on conflict (_locale, _parent_id) do update set name = excluded.name",
    [named],
  )
  const actor = { kind: 'buyer', id } as const
  return { id, actor, goods: { [named]: 10, [unnamed]: 10 } }
}

const letters = async (order: string) => {
  const rows = await shop.query<{ template: string; locale: Locale; params: string }>(
    "select template, locale, params from emails where dedupe_key like '%' || $1 || '%'",
    [order],
  )
  return new Map(rows.map((row) => [row.template, renderEmail(row, SENDER).text.replaceAll('\u2009', ' ')]))
}

const invoiceText = async (id: string, locale: Locale) => {
  cookie = shop.tokens.seller
  const answer = await GET(new Request(`http://shop/api/invoice/${id}?locale=${locale}`), {
    params: Promise.resolve({ id }),
  })
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}

describe('the lines of an order that was placed in French', () => {
  test('keep the English name, the name that was read, and its language', async () => {
    const { id, actor, goods } = await aBuyerWho('fr')
    const { orders } = await shop.order(id, goods, { locale: 'fr' })
    await shop.query("update products_locales set name = 'Renamed'")
    const order = await seeOrder(shop, actor, orders[0] ?? '')
    const kept = order?.items.map(({ productName, localName, localNameLanguage }) => [
      productName,
      localName,
      localNameLanguage,
    ])
    expect(kept?.toSorted()).toEqual([
      ['Faucet', 'Faucet', 'en'],
      ['Faucet', 'Robinet', 'fr'],
    ])
    const [card] = (
      await seeOrders(shop, { side: 'buyer', id: id }, { status: null, text: 'robinet', page: 1 })
    ).orders
    expect(card?.items).toContainEqual(
      expect.objectContaining({ productName: 'Faucet', localName: 'Robinet', localNameLanguage: 'fr' }),
    )
  })

  test('are named in each reader’s language in letters, invoice, credit note and CSV', async () => {
    const { id, goods } = await aBuyerWho('fr')
    const { orders } = await shop.paid(id, goods, { locale: 'fr' })
    const [order = ''] = orders
    const sent = await letters(order)
    expect(sent.get('orderPlaced')).toContain('10 × Robinet')
    expect(sent.get('orderNew')).not.toContain('Robinet')
    const admin = { kind: 'staff', id: shop.ids.staff.admin, role: 'admin' } as const
    await refundOrder(admin, { order, amount: 1250, reason: 'Chipped', key: 'a-form-key' })
    const issued = await shop.query<{ id: string }>('select id from invoices where order_id = $1', [order])
    expect(issued).toHaveLength(2)
    for (const { id: invoice } of issued) {
      expect(await invoiceText(invoice, 'fr')).toContain('Robinet')
      expect(await invoiceText(invoice, 'en')).not.toContain('Robinet')
    }
    const csv = async (locale: Locale) => {
      const lines = []
      for await (const line of exportOrders({ side: 'buyer', id: id }, { status: null, text: '' }, locale))
        lines.push(line)
      return lines.join('\n')
    }
    expect(await csv('fr')).toContain('10 × Robinet')
    expect(await csv('en')).not.toContain('Robinet')
  })

  test('show the name they have where they were written before there were two', async () => {
    const { id, actor, goods } = await aBuyerWho('fr')
    const { orders } = await shop.order(id, goods, { locale: 'fr' })
    await shop.query('update orders_items set local_name = null, local_name_language = null')
    const order = await seeOrder(shop, actor, orders[0] ?? '')
    expect(order?.items).toMatchObject([
      { productName: 'Faucet', localName: null },
      { productName: 'Faucet' },
    ])
  })
})

describe('the arrival a page promised', () => {
  /** Two products of one seller: the slower one decides. */
  async function twoSpeeds() {
    const id = await shop.buyer()
    const [fast, slow] = [
      await shop.product({ stock: 90, leadTimeDays: 5 }),
      await shop.product({ stock: 90, leadTimeDays: 14 }),
    ]
    return { id, actor: { kind: 'buyer', id } as const, slow, goods: { [fast]: 10, [slow]: 10 } }
  }
  const inDays = (from: number, to: number) => {
    const today = dayIn('America/Toronto', new Date())
    return formatDays(addDays(today, from), addDays(today, to), 'en', today).replaceAll('\u2009', ' ')
  }

  test('is that of the slowest goods in the cart and at the checkout, and frozen with the order', async () => {
    const { id, actor, goods, slow } = await twoSpeeds()
    await shop.fill(id, goods)
    const arrival = { key: 'range', minDays: 14, maxDays: 18 } as const
    expect((await shop.seen(id)).quote.groups).toMatchObject([{ arrival }])
    expect((await getCart(id, 'en')).sellers).toMatchObject([{ arrival: arrivalFromNow(arrival, 'en') }])
    const { orders } = await shop.order(id, goods)
    await shop.query('update products set lead_time_days = 90 where id = $1', [slow])
    const order = await seeOrder(shop, actor, orders[0] ?? '')
    expect(order).toMatchObject({ arrival, confirmedAt: null })
    expect(order && promisedArrival(order, 'en')).toBe('Estimated arrival 14 to 18 days after payment.')
    expect(order && promisedArrival(order, 'ko')).toBe('결제 후 14~18일 이내에 도착할 예정입니다.')
  })

  test('is told in days until it is paid and in dates from then on, on the page and in letters', async () => {
    const { id, actor, goods } = await twoSpeeds()
    const { orders } = await shop.paid(id, goods)
    const [order = ''] = orders
    const seller = { kind: 'seller', id: shop.ids.users.seller, status: 'active' } as const
    await acknowledgeOrder(seller, order)
    await shipOrder(seller, { order, carrier: 'cj', trackingNumber: '6891-0042' })
    const sent = await letters(order)
    expect(sent.get('orderPlaced')).toContain('Estimated arrival 14 to 18 days after payment.')
    const dates = `Estimated arrival: ${inDays(14, 18)}.`
    for (const name of ['orderPaid', 'orderNew', 'orderShipped']) expect(sent.get(name)).toContain(dates)
    const seen = await seeOrder(shop, actor, order)
    expect(seen && promisedArrival(seen, 'en')?.replaceAll('\u2009', ' ')).toBe(dates)
  })
})
