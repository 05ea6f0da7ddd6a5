import { randomUUID } from 'node:crypto'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { acceptReturn, receiveReturn, sendReturn } from '@/features/buying/returns/commands/move-return'
import { requestReturn } from '@/features/buying/returns/commands/request-return'
import { aSale } from './a-sale'
import { openShop } from './open-shop'

type Row = {
  id: string
  number: string
  status: string
  version: number
  value: number
  refunded: number
  freight: string | null
  due_at: Date | null
  complaint_by: string | null
}
type Typed = { reason?: string; note?: string; quantity?: number }

/** What was refused, by field and issue. */
export const codes = (done: { ok: boolean; issues?: { code: string; path: string }[] }) =>
  done.ok ? 'ok' : (done.issues ?? []).map(({ code, path }) => (path ? `${path}: ${code}` : code)).join(', ')

export const TERMS = { address: '12 Dock Street, Toronto', freight: 'buyer', note: '' }
export const WAYBILL = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' }

/** The shop, with delivered orders of which goods go back. */
export async function openReturns() {
  const shop = await openShop()

  /** Ten of one product, delivered. */
  async function delivered(quantity = 10) {
    const sale = await aSale(shop, quantity)
    await acknowledgeOrder(sale.seller, sale.order)
    await shipOrder(sale.seller, { order: sale.order, carrier: 'cj', trackingNumber: '6891-0042' })
    const done = await markDelivered(sale.buyer, sale.order)
    if (!done.ok) throw new Error(codes(done))
    const [line] = await shop.query<{ id: string; unit_price: number }>(
      'select id, unit_price::int from orders_items where _parent_id = $1',
      [sale.order],
    )
    const buyerId = 'id' in sale.buyer ? sale.buyer.id : ''
    return { ...sale, buyerId, line: line?.id ?? '', unitPrice: line?.unit_price ?? 0 }
  }
  type Sale = Awaited<ReturnType<typeof delivered>>

  const ask = (
    { buyerId: buyer, order, line }: Pick<Sale, 'buyerId' | 'order' | 'line'>,
    { reason = 'damaged', note = '', quantity = 2 }: Typed = {},
    pictures: Parameters<typeof requestReturn>[0]['pictures'] = [],
    key: string = randomUUID(),
  ) =>
    requestReturn({
      buyer,
      order,
      key,
      typed: { reason, note, quantities: { [line]: String(quantity) } },
      pictures,
    })

  async function asked(typed?: Typed) {
    const sale = await delivered()
    const done = await ask(sale, typed)
    if (!done.ok) throw new Error(codes(done))
    return { ...sale, id: done.value.return }
  }

  async function must(done: Promise<{ ok: boolean; issues?: { code: string; path: string }[] }>) {
    const answer = await done
    if (!answer.ok) throw new Error(codes(answer))
  }

  async function accepted(typed?: Typed) {
    const found = await asked(typed)
    await must(acceptReturn(found.seller, { return: found.id, version: 1, ...TERMS }))
    return found
  }

  async function sent(typed?: Typed) {
    const found = await accepted(typed)
    await must(sendReturn(found.buyer, { return: found.id, version: 2, ...WAYBILL }))
    return found
  }

  async function received(typed?: Typed) {
    const found = await sent(typed)
    await must(receiveReturn(found.seller, { return: found.id, version: 3 }))
    return found
  }

  const row = async (id: string) =>
    (
      await shop.query<Row>(
        `select id, number, status::text, version::int, value::int, refunded::int, freight::text, due_at, complaint_by::text
         from returns where id = $1`,
        [id],
      )
    )[0] as Row
  const statusOf = async (id: string) => (await row(id)).status
  const kindsOf = async (id: string) =>
    (
      await shop.query<{ kind: string }>(
        'select kind from notifications where subject_id = $1 order by created_at, kind',
        [id],
      )
    ).map(({ kind }) => kind)

  /** As if the last day of its step were over. */
  const pass = (id: string) =>
    shop.query("update returns set due_at = now() - interval '1 second' where id = $1", [id])

  return { shop, delivered, ask, asked, accepted, sent, received, row, statusOf, kindsOf, pass }
}

export type ReturnsWorld = Awaited<ReturnType<typeof openReturns>>
