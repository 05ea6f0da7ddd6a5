import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '@/domain/people/actor'
import { answerCancel, requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { must, type Case } from '~/tests/faults/case'
import { countBy, until, type Buyer, type Shop } from '~/tests/faults/shop'

type Placed = { buyer: Buyer; checkout: string; order: string }

/** So many orders of one unit each, placed over HTTP. */
async function orders(shop: Shop, count: number): Promise<Placed[]> {
  const product = await shop.product(count)
  const buyers = await shop.buyers(count)
  return Promise.all(
    buyers.map(async (buyer) => {
      const { checkout, orders: made } = await shop.place(buyer, { [product]: 1 })
      return { buyer, checkout, order: made[0] ?? '' }
    }),
  )
}

const statuses = (shop: Shop, placed: Placed[]) =>
  Promise.all(placed.map(async ({ checkout }) => (await shop.ordersOf(checkout))[0] ?? 'gone'))

const allPaid = (shop: Shop, placed: Placed[]) =>
  until('every order confirmed', async () =>
    (await statuses(shop, placed)).every((status) => status === 'confirmed'),
  )

const deliver = (shop: Shop, mode: string, more: object = {}) => shop.control('webhooks', { mode, ...more })

/** What the provider itself says was taken and given back for a checkout. */
async function atTheBank(shop: Shop, checkout: string) {
  const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
  const ask = async <T>(path: string) =>
    (await (await fetch(`${shop.faults.bankUrl}/v1/${path}`, { headers })).json()) as T
  type Session = {
    id: string
    amount_total: number
    payment_status: string
    payment_intent: string | null
    metadata: { checkout?: string }
    status: string
  }
  const all: Session[] = []
  for (let after = ''; ;) {
    const { data, has_more } = await ask<{ data: Session[]; has_more: boolean }>(
      `checkout/sessions?limit=100${after}`,
    )
    all.push(...data)
    if (!has_more) break
    after = `&starting_after=${data.at(-1)?.id}`
  }
  const mine = all.filter(({ metadata }) => metadata.checkout === checkout)
  const paid = mine.filter(({ payment_status }) => payment_status === 'paid')
  const refunds = await Promise.all(
    paid.map(
      async ({ payment_intent }) =>
        (await ask<{ data: { amount: number }[] }>(`refunds?payment_intent=${payment_intent}&limit=100`))
          .data,
    ),
  )
  return {
    pages: mine.length,
    open: mine.filter(({ status }) => status === 'open').length,
    captured: paid.reduce((sum, { amount_total }) => sum + amount_total, 0),
    refunded: refunds.flat().reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Our books and the provider's say the same of these checkouts. */
async function booksAgree(shop: Shop, placed: Placed[]) {
  await until('the books agree with the bank', async () => {
    const agree = await Promise.all(
      placed.map(async ({ checkout }) => {
        const [row, bank] = [await shop.checkoutRow(checkout), await atTheBank(shop, checkout)]
        return (
          Number(row?.captured) === bank.captured && Number(row?.refunded) === bank.refunded && bank.open <= 1
        )
      }),
    )
    return agree.every(Boolean)
  })
}

export const payments: Case[] = [
  {
    name: 'ship against cancel',
    async run(shop) {
      const placed = await orders(shop, 16)
      const seller: Actor = { kind: 'seller', id: shop.seller, status: 'active' }
      await Promise.all(placed.map(({ checkout }) => shop.pay(checkout)))
      await allPaid(shop, placed)
      const raced = await Promise.all(
        placed.map(async ({ buyer, order }, at) => {
          await acknowledgeOrder(seller, order)
          await requestCancel({ kind: 'buyer', id: buyer.id }, { order, reason: '' })
          const [cancelled, shipped] = await Promise.all([
            wait((at % 2) * 20).then(() => answerCancel(seller, { order, approved: true, reason: '' })),
            shipOrder(seller, { order, carrier: 'dhl', trackingNumber: order }),
          ])
          return [cancelled.ok, shipped.ok].filter(Boolean).length
        }),
      )
      must(
        raced.every((won) => won === 1),
        'an order was both shipped and cancelled, or neither',
      )
      const ended = await statuses(shop, placed)
      await booksAgree(shop, placed)
      return `${countBy(ended, (status) => status)} of 16, none both`
    },
  },
  {
    name: 'paid against expired against cancelled',
    async run(shop) {
      const placed = await orders(shop, 24)
      await Promise.all(placed.map(({ buyer, checkout }) => shop.goPay(buyer, checkout)))
      await Promise.all(
        placed.map(async ({ buyer, checkout, order }, at) => {
          await wait(at * 15)
          await Promise.all([
            wait((at % 3) * 700).then(() => shop.pay(checkout)),
            shop.query(
              "update checkouts set expires_at = now() where id = $1 and status = 'pending_payment'",
              [checkout],
            ),
            at % 4 === 0 ? requestCancel({ kind: 'buyer', id: buyer.id }, { order, reason: '' }) : undefined,
          ])
        }),
      )
      await until('every checkout at its end', async () => {
        const rows = await Promise.all(placed.map(({ checkout }) => shop.checkoutRow(checkout)))
        return rows.every((row) => row?.status !== 'pending_payment')
      })
      await booksAgree(shop, placed)
      const ended = await Promise.all(
        placed.map(async ({ checkout }) => {
          const row = await shop.checkoutRow(checkout)
          return `${(await shop.ordersOf(checkout))[0]} and ${row?.status}`
        }),
      )
      return countBy(ended, (end) => end)
    },
  },
  {
    name: 'webhooks duplicated, reordered, late, forged',
    async run(shop) {
      const counts: string[] = []
      for (const mode of ['duplicate', 'reorder', 'late'] as const) {
        const placed = await orders(shop, 6)
        await Promise.all(placed.map(({ buyer, checkout }) => shop.goPay(buyer, checkout)))
        await deliver(shop, mode)
        await Promise.all(placed.map(({ checkout }) => shop.pay(checkout)))
        const took = await allPaid(shop, placed)
        await deliver(shop, 'deliver')
        await booksAgree(shop, placed)
        counts.push(`${mode} 6 confirmed once in ${took.toFixed(1)} s`)
      }
      for (const mode of ['forge', 'tamper', 'stale'] as const) {
        const placed = await orders(shop, 2)
        await Promise.all(placed.map(({ buyer, checkout }) => shop.goPay(buyer, checkout)))
        await deliver(shop, mode)
        const [{ n } = { n: 0 }] = await shop.query<{ n: number }>(
          'select count(*)::int as n from payment_events',
        )
        await Promise.all(placed.map(({ checkout }) => shop.pay(checkout)))
        await wait(800)
        const [{ n: after } = { n: -1 }] = await shop.query<{ n: number }>(
          'select count(*)::int as n from payment_events',
        )
        must(n === after, `a webhook that is a ${mode} was stored`)
        // Nobody told us the truth, so it is asked for.
        await deliver(shop, 'hold')
        await allPaid(shop, placed)
        await deliver(shop, 'deliver')
        await booksAgree(shop, placed)
        counts.push(`${mode} 0 stored, 2 found by asking`)
      }
      return counts.join('; ')
    },
  },
  {
    name: 'the provider times out after doing the work',
    async run(shop) {
      const product = await shop.product(8)
      const buyers = await shop.buyers(8)
      await shop.control('faults', {
        kind: 'timeout',
        method: 'POST',
        path: '/v1/checkout/sessions',
        times: 6,
        ms: 300,
      })
      const placed = await Promise.all(
        buyers.map(async (buyer) => {
          const { checkout, orders: made } = await shop.place(buyer, { [product]: 1 })
          await shop.goPay(buyer, checkout)
          return { buyer, checkout, order: made[0] ?? '' }
        }),
      )
      await Promise.all(placed.map(({ checkout }) => shop.pay(checkout)))
      await allPaid(shop, placed)
      const pages = await Promise.all(placed.map(({ checkout }) => atTheBank(shop, checkout)))
      must(
        pages.every(({ pages: made }) => made === 1),
        'a checkout had two pages',
      )
      await shop.control('faults', {
        kind: 'timeout',
        method: 'POST',
        path: '/v1/refunds',
        times: 4,
        ms: 300,
      })
      for (const { buyer, order } of placed)
        await requestCancel({ kind: 'buyer', id: buyer.id }, { order, reason: '' })
      await booksAgree(shop, placed)
      await shop.control('faults', {}, 'DELETE')
      return '8 placed, 8 pages, 8 charges, 8 refunds; none twice'
    },
  },
]
