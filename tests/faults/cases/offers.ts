import { randomUUID } from 'node:crypto'
import { addDays, dayIn } from '@/domain/values/calendar'
import { acceptOffer, offerPrice } from '@/features/buying/price-requests/commands/move-request'
import { requestPrice } from '@/features/buying/price-requests/commands/request-price'
import { ADDRESS } from '~/tests/faults/address'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import { countBy, until, type Buyer, type Shop } from '~/tests/faults/shop'

const UNITS = 30
/** 30 at $10.00, and $45.00 to send them. */
const GOODS = 30_000
const FREIGHT = 4_500

/** An offer of 30 units that its buyer has accepted, and orders soon. */
async function accepted(shop: Shop, stock: number) {
  const [buyer] = await shop.buyers(1)
  if (!buyer) throw new Error('Nobody buys.')
  const product = await shop.product(stock)
  const asked = await requestPrice({
    buyer: buyer.id,
    locale: 'en',
    key: randomUUID(),
    typed: {
      lines: [{ product, quantity: String(UNITS), target: '' }],
      neededBy: '',
      postalCode: ADDRESS.postalCode,
      note: '',
      questions: [],
    },
  })
  must(asked.ok, `not asked for: ${JSON.stringify(asked)}`)
  const { request } = asked.value
  const typed = {
    prices: ['10'],
    freight: '45',
    minDays: '20',
    maxDays: '30',
    validUntil: addDays(dayIn('America/Toronto', new Date()), 14),
    note: '',
  }
  const seller = { kind: 'seller', id: shop.seller, status: 'active' } as const
  const offered = await offerPrice(seller, { request, version: 1, locale: 'en', typed })
  must(offered.ok, `not offered: ${JSON.stringify(offered)}`)
  const taken = await acceptOffer({ kind: 'buyer', id: buyer.id }, { request, version: 2 })
  must(taken.ok, `not accepted: ${JSON.stringify(taken)}`)
  return { buyer, product, request }
}

const order = (shop: Shop, buyer: Buyer, request: string, key: string) =>
  runChild(shop, 'trade', ['order', buyer.id, request, key])

const ordersOf = (shop: Shop, buyer: Buyer) =>
  shop.query<{ goods: number; freight: number }>(
    'select subtotal::int as goods, shipping::int as freight from orders where buyer_id = $1',
    [buyer.id],
  )

async function isOrderedOnce(shop: Shop, buyer: Buyer) {
  const orders = await ordersOf(shop, buyer)
  must(orders.length === 1, `${orders.length} orders`)
  const [first] = orders
  must(first?.goods === GOODS && first.freight === FREIGHT, `charged ${JSON.stringify(first)}`)
}

export const offers: Case[] = [
  {
    name: 'offers: one is ordered by four processes at once',
    async run(shop) {
      const { buyer, product, request } = await accepted(shop, 100)
      const ends = await Promise.all(
        Array.from({ length: 4 }, () => order(shop, buyer, request, randomUUID())),
      )
      must(ends.filter((end) => end === 0).length === 1, `ended with ${ends.join(', ')}`)
      await isOrderedOnce(shop, buyer)
      const [row] = await shop.query<{ reserved: number }>(
        'select reserved::int from products where id = $1',
        [product],
      )
      must(row?.reserved === UNITS, `${row?.reserved} are reserved`)
      return `1 order at the offered price, ${ends.length - 1} refused`
    },
  },
  {
    name: 'offers: one is ordered while others buy its stock',
    async run(shop) {
      const { buyer, product, request } = await accepted(shop, UNITS + 5)
      const others = await shop.buyers(20)
      for (const other of others) await shop.fill(other, { [product]: 1 })
      const forms = await Promise.all(others.map((other) => shop.form(other)))
      const [end, ...answers] = await Promise.all([
        order(shop, buyer, request, randomUUID()),
        ...others.map((other, at) => shop.send(other, forms[at] ?? {})),
      ])
      const sold = answers.filter(({ status }) => status === 200).length
      const units = sold + (end === 0 ? UNITS : 0)
      const [row] = await shop.query<{ reserved: number }>(
        'select reserved::int from products where id = $1',
        [product],
      )
      must(row?.reserved === units && units <= UNITS + 5, `${row?.reserved} reserved, ${units} ordered`)
      must(end === 0 || end === 1, `the order of the offer ended with ${end}`)
      if (end === 0) await isOrderedOnce(shop, buyer)
      else must((await ordersOf(shop, buyer)).length === 0, 'refused, and ordered all the same')
      return `offer ${end === 0 ? 'ordered' : 'refused'}, ${countBy(answers, ({ status }) => `answered ${status}`)}`
    },
  },
  ...(['checkout.written', 'checkout.committed'] as const).map((point): Case => ({
    name: `offers: kill -9 at ${point}`,
    async run(shop) {
      const { buyer, request } = await accepted(shop, 100)
      const key = randomUUID()
      const args = ['order', buyer.id, request, key]
      must((await runChild(shop, 'trade', args, point)) === 'SIGKILL', `nobody came past ${point}`)
      await order(shop, buyer, request, key)
      await isOrderedOnce(shop, buyer)
      const [row] = await shop.query<{ id: string }>('select id from checkouts where buyer_id = $1', [
        buyer.id,
      ])
      const took = await until('a payment page', async () =>
        Boolean((await shop.checkoutRow(row?.id ?? ''))?.provider_session),
      )
      return `ordered once, payable ${took.toFixed(1)} s later`
    },
  })),
]
