import { isOrderStatus, type OrderStatus } from '@/domain/orders/order'
import type { OrderParty } from '@/domain/orders/order-readers'
import { storable } from '@/domain/values/text'

export const ORDERS_A_PAGE = 10

/** Whose orders a list has: what a buyer bought or a seller sold. */
export type OrderOwner = { side: OrderParty; id: string }

/** Where each side's list is, without language prefix. */
export const ORDER_LISTS = { buyer: '/buyer-orders', seller: '/seller/orders' } as const satisfies Record<
  OrderParty,
  string
>

/** Filter and page of a list of orders. */
export type OrderQuery = { status: OrderStatus | null; text: string; page: number }

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads it from the URL; invalid values are ignored. */
export function readOrderQuery(params: Params): OrderQuery {
  const status = one(params.status)
  const page = one(params.page)
  return {
    status: isOrderStatus(status) ? status : null,
    text: storable(one(params.q).trim().slice(0, 100)),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes it as a query string: `?status=shipped&page=2`, or an empty one. */
export function writeOrderQuery({ status, text, page }: OrderQuery): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (text) params.set('q', text)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}
