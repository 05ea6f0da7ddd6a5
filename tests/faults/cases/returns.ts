import { randomUUID } from 'node:crypto'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { acceptReturn, receiveReturn } from '@/features/buying/returns/commands/move-return'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import type { CrashPoint } from '@/server/db/connections/crash-point'
import { must, type Case } from '~/tests/faults/case'
import { runChild } from '~/tests/faults/child'
import { until, type Shop } from '~/tests/faults/shop'

type Row = { id: string; seller: string; line: string; value: number; status: string; refunded: number }

/** Two of a delivered order, which its seller has back. */
async function received(shop: Shop) {
  const [buyer] = await shop.buyers(1)
  must(Boolean(buyer), 'nobody buys')
  const id = buyer?.id ?? ''
  const placed = await shop.place(buyer as never, { [await shop.product(3)]: 2 })
  await shop.pay(placed.checkout)
  await until('it confirmed', async () =>
    (await shop.ordersOf(placed.checkout)).every((status) => status === 'confirmed'),
  )
  const [order = ''] = placed.orders
  const [found] = await shop.query<Row>(
    `select o.id, o.seller_id as seller, i.id as line from orders o join orders_items i on i._parent_id = o.id where o.id = $1`,
    [order],
  )
  const { seller: sellerId = '', line = '' } = found ?? {}
  const seller = { kind: 'seller', id: sellerId, status: 'active' } as const
  await acknowledgeOrder(seller, order)
  const importer = { importerNumber: '', importsByAgent: true }
  const shipped = await shipOrder(seller, { order, carrier: 'cj', trackingNumber: '6891-0042', ...importer })
  must(shipped.ok, `not shipped: ${JSON.stringify(shipped)}`)
  await markDelivered({ kind: 'buyer', id }, order)
  const typed = { reason: 'damaged', note: '', quantities: { [line]: '2' } }
  const asked = await requestReturn({ buyer: id, order, key: randomUUID(), typed, pictures: [] })
  must(asked.ok, `not asked for: ${JSON.stringify(asked)}`)
  const { return: of } = asked.value
  await acceptReturn(seller, { return: of, version: 1, address: 'Dock 1', freight: 'seller', note: '' })
  return { of, order, seller }
}

const rowOf = async (shop: Shop, of: string) =>
  (
    await shop.query<Row>(
      'select status::text, version::int, value::int, refunded::int from returns where id = $1',
      [of],
    )
  )[0]

const inRefund = (point: CrashPoint): Case => ({
  name: `returns: kill -9 at ${point}`,
  async run(shop) {
    const { of, order, seller } = await received(shop)
    await receiveReturn(seller, { return: of, version: 2 })
    const value = (await rowOf(shop, of))?.value ?? 0
    const args = [seller.id, of, String(value)]
    must((await runChild(shop, 'return', args, point)) === 'SIGKILL', `nobody came past ${point}`)
    must((await runChild(shop, 'return', args)) === 0, 'it did not end well the second time')
    const row = await rowOf(shop, of)
    must(row?.status === 'refunded' && row.refunded === value, `it is ${JSON.stringify(row)}`)
    const took = await until('it refunded once', async () => {
      const rows = await shop.query<{ status: string }>('select status from refunds where order_id = $1', [
        order,
      ])
      const isSent = rows.length === 1 && rows[0]?.status === 'succeeded'
      return isSent && (await shop.broken()).length === 0
    })
    return `refunded once, books right ${took.toFixed(1)} s later`
  },
})

export const returns: Case[] = (['return.written', 'return.committed'] as const).map(inRefund)
