export const SHIPPING_PATH = '/seller/shipping'
export const SHIPMENTS_A_PAGE = 10

/** The page of each list: `send` for orders to be sent, `way` for those on their way. */
export type ShippingQuery = { send: number; way: number }
export type ShippingList = keyof ShippingQuery

type SearchParams = Record<string, string | string[] | undefined>

const pageIn = (value: SearchParams[string]) =>
  typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1

export const readShippingQuery = ({ send, way }: SearchParams): ShippingQuery => ({
  send: pageIn(send),
  way: pageIn(way),
})

/** `?send=2&way=3`, without the first pages. */
export function writeShippingQuery({ send, way }: ShippingQuery): string {
  const params = new URLSearchParams()
  if (send > 1) params.set('send', String(send))
  if (way > 1) params.set('way', String(way))
  return params.size > 0 ? `?${params}` : ''
}
