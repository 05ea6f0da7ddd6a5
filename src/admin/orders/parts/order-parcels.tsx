import { carrierName, isCarrier } from '@/domain/orders/shipping/carrier'
import { unsentQuantity } from '@/domain/orders/shipping/parcels'
import { lineName } from '@/domain/orders/line-name'
import { unitWords } from '@/domain/orders/unit-words'
import { hasParcels } from '@/features/buying/orders/page/has-parcels'
import type { OrderBasics, OrderParcel } from '@/features/buying/orders/order-view'
import { momentText } from '@/admin/parts/moment-text'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, PLAIN_LIST, type OrderProps, type WholeProps } from './order-part'
import { ParcelWaybill } from './parcel-waybill'

type Lines = readonly { item: string; quantity: number }[]

/** Each parcel of an order with its lines and arrival, its waybill where the order is open (rules M137, M49); and what is in none. */
export function OrderParcels({ order, whole, i18n, locale }: OrderProps & WholeProps) {
  const t = adminWords(i18n, 'parcels')
  const units = unitWords(adminWords(i18n, 'product'), locale)
  if (!hasParcels(order)) return null
  const texts = (lines: Lines) =>
    lines.flatMap(({ item: id, quantity }) => {
      const item = order.items.find((each) => each.id === id)
      return item && quantity > 0 ? [`${units.named(item, quantity)} × ${lineName(item, locale).text}`] : []
    })
  const others = (of: (item: OrderBasics['items'][number]) => number) =>
    texts(order.items.map((item) => ({ item: item.id, quantity: of(item) })))
  const arrivalOf = ({ deliveredBy }: OrderParcel, at: string) =>
    t.markup(deliveredBy === 'seller' ? 'reportedOn' : 'arrivedOn', {
      day: () => momentText(new Date(at), locale),
    })
  const left = order.status === 'processing' ? others(unsentQuantity) : []
  const calledOff = others((item) => item.calledOff)
  return (
    <OrderPart title={t('title')}>
      <ul style={PLAIN_LIST}>
        {order.parcels.map((parcel) => (
          <li key={parcel.id}>
            <strong>{t('name', { parcel: parcel.parcel })}</strong> {carrierOf(parcel, locale)}
            <div>{t.markup('shippedOn', { day: () => momentText(new Date(parcel.shippedAt), locale) })}</div>
            {parcel.deliveredAt ? <div>{arrivalOf(parcel, parcel.deliveredAt)}</div> : null}
            {texts(parcel.lines).map((text) => (
              <div key={text}>{text}</div>
            ))}
            {whole ? (
              <ParcelWaybill
                sent={whole.parcels.find(({ id }) => id === parcel.id) ?? parcel}
                locale={locale}
              />
            ) : null}
          </li>
        ))}
        <Others title={t('left')} texts={left} />
        <Others title={t('calledOff')} texts={calledOff} />
      </ul>
    </OrderPart>
  )
}

const carrierOf = ({ carrier }: OrderParcel, locale: OrderProps['locale']) =>
  isCarrier(carrier) ? carrierName(carrier, locale) : null

function Others({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <li>
      <strong>{title}</strong>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </li>
  )
}
