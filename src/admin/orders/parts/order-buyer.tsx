import { addressLines } from '@/domain/people/address/address'
import { colon } from '@/domain/locale'
import type { OrderView } from '@/features/buying/orders/order-view'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, type OrderProps, type WholeProps } from './order-part'

type Props = Pick<OrderProps, 'i18n' | 'locale'> &
  WholeProps & { order: Pick<OrderProps['order'], 'buyerName'>; staff: Pick<OrderProps['staff'], 'buyer'> }

/** Who bought it; once it is said why, also where it goes and what the buyer wrote (rule M49). */
export function OrderBuyer({ order, whole, staff, i18n, locale }: Props) {
  const t = adminWords(i18n, 'staff.order')
  return (
    <OrderPart title={t('buyer')}>
      <p>
        <a href={`/admin/people?id=${staff.buyer}`}>
          {order.buyerName ?? adminWords(i18n, 'staff.openedThread')('noName')}
        </a>
      </p>
      {whole?.buyerName && whole.buyerName !== order.buyerName ? <p>{whole.buyerName}</p> : null}
      {whole ? <Delivery whole={whole} i18n={i18n} locale={locale} /> : null}
    </OrderPart>
  )
}

function Delivery({ whole, i18n, locale }: Pick<OrderProps, 'i18n' | 'locale'> & { whole: OrderView }) {
  const words = adminWords(i18n, 'order')
  const { name, company, phone, ...place } = whole.address
  return (
    <>
      <p>{whole.buyerEmail}</p>
      <h3>{words('address')}</h3>
      <address>
        {[name, company, ...addressLines(place), phone].filter(Boolean).map((line, at) => (
          <div key={at}>{line}</div>
        ))}
      </address>
      {whole.poNumber ? (
        <p>
          {words('po')}
          {colon(locale)}
          {whole.poNumber}
        </p>
      ) : null}
      {whole.note ? <p className="panel-words">{whole.note}</p> : null}
    </>
  )
}
