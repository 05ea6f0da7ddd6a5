import { dayText } from '@/admin/parts/moment-text'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, type OrderProps } from './order-part'

const PPM = 1_000_000

type Props = Pick<OrderProps, 'i18n' | 'locale'> & {
  order: Pick<OrderProps['order'], 'sellerName'>
  staff: Pick<OrderProps['staff'], 'seller' | 'sellerStatus' | 'commissionPpm' | 'settlesOn'>
}

/** Who sold it, for what commission, and when its money settles. */
export function OrderSeller({ order, staff, i18n, locale }: Props) {
  const t = adminWords(i18n, 'staff.order')
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 })
  return (
    <OrderPart title={t('seller')}>
      <p>
        <a href={`/admin/collections/sellers/${staff.seller}`}>{order.sellerName}</a>
        {staff.sellerStatus === 'suspended' ? <strong> ({t('suspended')})</strong> : null}
      </p>
      <p>{t('commission', { percent: percent.format(staff.commissionPpm / PPM) })}</p>
      <p>
        {staff.settlesOn
          ? t('settles', { day: dayText(new Date(staff.settlesOn), locale) })
          : t('notSettled')}
      </p>
    </OrderPart>
  )
}
