import type { CrashPoint } from '@/server/db/connections/crash-point'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import { until, type Buyer, type Shop } from '~/tests/faults/shop'

/** Within this time after the restart everything is as it must be (rule M39). */
const SECONDS = 60
/** On a busy machine a program takes its time to get to where it is killed. */
const PATIENCE = 180_000

const settled = (shop: Shop, what: string, isSo: () => Promise<boolean>) =>
  until(what, async () => (await isSo()) && (await shop.broken()).length === 0, SECONDS)

async function oneBuyer(shop: Shop): Promise<Buyer> {
  const [buyer] = await shop.buyers(1)
  if (!buyer) throw new Error('Nobody buys.')
  return buyer
}

const isConfirmed = (shop: Shop, checkout: string) => async () =>
  (await shop.ordersOf(checkout)).every((status) => status === 'confirmed')

/** A paid checkout of one unit. */
async function bought(shop: Shop) {
  const buyer = await oneBuyer(shop)
  const placed = await shop.place(buyer, { [await shop.product(3)]: 1 })
  await shop.pay(placed.checkout)
  await until('it confirmed', isConfirmed(shop, placed.checkout))
  return { buyer, ...placed, order: placed.orders[0] ?? '' }
}

async function died(server: Shop['faults']['worker'], point: CrashPoint) {
  must((await server.end(PATIENCE)) === 'SIGKILL', `nobody came past ${point}`)
}

/** The web server is killed while it places an order; the buyer presses again. */
function inCheckout(point: CrashPoint): Case {
  return {
    name: `kill -9 at ${point}`,
    async run(shop) {
      const { web } = shop.faults
      const buyer = await oneBuyer(shop)
      await shop.fill(buyer, { [await shop.product(3)]: 2 })
      const form = await shop.form(buyer)
      await web.stop()
      await web.start(point)
      const lost = await shop.send(buyer, form)
      must(lost.status === 0, `answered ${lost.status}`)
      await died(web, point)
      await web.start()
      const again = await shop.send(buyer, form)
      must(again.status === 200 && Boolean(again.body?.checkout), `answered ${again.status} the second time`)
      const checkout = again.body?.checkout ?? ''
      await shop.pay(checkout)
      const took = await settled(shop, 'it confirmed', isConfirmed(shop, checkout))
      const orders = await shop.query('select 1 from orders where buyer_id = $1', [buyer.id])
      must(orders.length === 1, `${orders.length} orders`)
      return `1 order, confirmed, books right ${took.toFixed(1)} s after the restart`
    },
  }
}

/** The web server is killed while it asks for the payment page. */
function inPaymentPage(point: CrashPoint): Case {
  return {
    name: `kill -9 at ${point}`,
    async run(shop) {
      const { web, worker } = shop.faults
      const buyer = await oneBuyer(shop)
      await worker.stop()
      await web.stop()
      await web.start(point)
      const { checkout } = await shop.place(buyer, { [await shop.product(3)]: 1 })
      await shop.goPay(buyer, checkout)
      await died(web, point)
      await web.start()
      await worker.start()
      await shop.goPay(buyer, checkout)
      await shop.pay(checkout)
      const took = await settled(shop, 'it confirmed', isConfirmed(shop, checkout))
      return `1 page, 1 charge, confirmed ${took.toFixed(1)} s after the restart`
    },
  }
}

/** The web server is killed with a webhook in its hands. */
const inWebhook: Case = {
  name: 'kill -9 at webhook.stored',
  async run(shop) {
    const { web } = shop.faults
    const buyer = await oneBuyer(shop)
    const { checkout } = await shop.place(buyer, { [await shop.product(3)]: 1 })
    await shop.goPay(buyer, checkout)
    await web.stop()
    await web.start('webhook.stored')
    await shop.pay(checkout)
    await died(web, 'webhook.stored')
    await web.start()
    const took = await settled(shop, 'it confirmed', isConfirmed(shop, checkout))
    return `told again, confirmed once, ${took.toFixed(1)} s after the restart`
  },
}

type Work = { trigger: (shop: Shop) => Promise<{ isDone: () => Promise<boolean> }>; says: string }

/** The worker is killed at its work, and another takes its turn. */
function inWorker(point: CrashPoint, { trigger, says }: Work): Case {
  return {
    name: `kill -9 at ${point} of the worker`,
    async run(shop) {
      const { worker } = shop.faults
      const { isDone } = await trigger(shop)
      await worker.stop()
      await worker.start(point)
      await died(worker, point)
      await worker.start()
      const took = await settled(shop, says, isDone)
      return `${says}, books right ${took.toFixed(1)} s after the restart`
    },
  }
}

const paying: Work = {
  says: 'confirmed once',
  async trigger(shop) {
    const buyer = await oneBuyer(shop)
    const { checkout } = await shop.place(buyer, { [await shop.product(3)]: 1 })
    await shop.goPay(buyer, checkout)
    await shop.faults.worker.stop()
    await shop.pay(checkout)
    return { isDone: isConfirmed(shop, checkout) }
  },
}

const opening: Work = {
  says: 'one page opened',
  async trigger(shop) {
    const buyer = await oneBuyer(shop)
    await shop.faults.worker.stop()
    const { checkout } = await shop.place(buyer, { [await shop.product(3)]: 1 })
    return { isDone: async () => Boolean((await shop.checkoutRow(checkout))?.provider_session) }
  },
}

const expiring: Work = {
  says: 'given up once, lines back in the cart',
  async trigger(shop) {
    const buyer = await oneBuyer(shop)
    const { checkout } = await shop.place(buyer, { [await shop.product(3)]: 2 })
    await shop.goPay(buyer, checkout)
    await shop.faults.worker.stop()
    await shop.query('update checkouts set expires_at = now() where id = $1', [checkout])
    const isDone = async () => {
      const lines = await shop.query<{ quantity: number }>(
        'select quantity::int from cart_items where user_id = $1',
        [buyer.id],
      )
      return (
        (await shop.checkoutRow(checkout))?.status === 'expired' &&
        lines.length === 1 &&
        lines[0]?.quantity === 2
      )
    }
    return { isDone }
  },
}

const refunding: Work = {
  says: 'refunded once',
  async trigger(shop) {
    const { buyer, checkout, order } = await bought(shop)
    await shop.faults.worker.stop()
    await runChild(shop, 'cancel', [buyer.id, order])
    const isDone = async () => {
      const rows = await shop.query<{ status: string }>('select status from refunds where checkout_id = $1', [
        checkout,
      ])
      return rows.length === 1 && rows[0]?.status === 'succeeded'
    }
    return { isDone }
  },
}

function inCancel(point: CrashPoint): Case {
  return {
    name: `kill -9 at ${point}`,
    async run(shop) {
      const { buyer, checkout, order } = await bought(shop)
      must(
        (await runChild(shop, 'cancel', [buyer.id, order], point)) === 'SIGKILL',
        `nobody came past ${point}`,
      )
      await runChild(shop, 'cancel', [buyer.id, order])
      const took = await settled(shop, 'cancelled and refunded', async () => {
        const rows = await shop.query<{ status: string }>(
          'select status from refunds where checkout_id = $1',
          [checkout],
        )
        const [status] = await shop.ordersOf(checkout)
        return status === 'cancelled' && rows.length === 1 && rows[0]?.status === 'succeeded'
      })
      return `cancelled once, refunded once, ${took.toFixed(1)} s later`
    },
  }
}

export const kills: Case[] = [
  ...(['checkout.locked', 'checkout.written', 'checkout.committed'] as const).map(inCheckout),
  ...(['session.asked', 'session.answered'] as const).map(inPaymentPage),
  inWebhook,
  ...(['session.asked', 'session.answered'] as const).map((point) => inWorker(point, opening)),
  ...(['payment.written', 'payment.committed'] as const).map((point) => inWorker(point, paying)),
  ...(['expiry.closed', 'expiry.written', 'expiry.committed'] as const).map((point) =>
    inWorker(point, expiring),
  ),
  ...(['refund.asked', 'refund.answered'] as const).map((point) => inWorker(point, refunding)),
  ...(['cancel.written', 'cancel.committed'] as const).map(inCancel),
]
