import { addressLines } from '@/domain/address/address'
import { colon } from '@/domain/locale'
import { dayText } from '@/admin/moment-text'
import { adminWords } from '@/admin/words'
import { OrderPart, type OrderProps } from './order-part'

const PPM = 1_000_000

type Props = Pick<OrderProps, 'i18n' | 'locale'> & {
  order: Pick<
    OrderProps['order'],
    'address' | 'buyerName' | 'buyerEmail' | 'sellerName' | 'poNumber' | 'note'
  >
  staff: Pick<OrderProps['staff'], 'buyer' | 'seller' | 'sellerStatus' | 'commissionPpm' | 'settlesOn'>
}

/** Buyer, seller, where it goes, and what the buyer wrote. */
export function OrderFacts({ order, staff, i18n, locale }: Props) {
  const t = adminWords(i18n, 'staff.order')
  const words = adminWords(i18n, 'order')
  const { name, company, phone, ...place } = order.address
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 })
  const isSuspended = staff.sellerStatus === 'suspended'
  return (
    <>
      <OrderPart title={t('parties')}>
        <dl>
          <dt>{t('buyer')}</dt>
          <dd>
            <a href={`/admin/people?id=${staff.buyer}`}>{order.buyerName ?? order.buyerEmail}</a>
            <div style={{ overflowWrap: 'anywhere' }}>{order.buyerEmail}</div>
          </dd>
          <dt>{t('seller')}</dt>
          <dd>
            <a href={`/admin/collections/sellers/${staff.seller}`}>{order.sellerName}</a>
            {isSuspended ? <strong> ({t('suspended')})</strong> : null}
            <div>{t('commission', { percent: percent.format(staff.commissionPpm / PPM) })}</div>
            <div>
              {staff.settlesOn
                ? t('settles', { day: dayText(new Date(staff.settlesOn), locale) })
                : t('notSettled')}
            </div>
          </dd>
        </dl>
      </OrderPart>
      <OrderPart title={words('address')}>
        <address style={{ fontStyle: 'normal' }}>
          {[name, company, ...addressLines(place), phone].filter(Boolean).map((line, at) => (
            <div key={at}>{line}</div>
          ))}
        </address>
        {order.poNumber ? (
          <p>
            {words('po')}
            {colon(locale)}
            {order.poNumber}
          </p>
        ) : null}
        {order.note ? <p style={{ whiteSpace: 'pre-line' }}>{order.note}</p> : null}
      </OrderPart>
    </>
  )
}
