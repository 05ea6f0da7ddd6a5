import { useLocale, useTranslations } from 'next-intl'
import { addressLines } from '@/domain/people/address/address'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { CopyButton } from '@/ui/parts/copy-button'
import { VerifiedBadge } from '@/ui/parts/verified-badge'
import { StatedFacts } from '@/features/buying/orders/page/order-aside'
import type { OrderView } from '@/features/buying/orders/order-view'

/** Who bought, and where it goes: the address is copied with one press (rule S26). */
export function SaleReceiver({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const own = useTranslations('sellerOrder')
  const copying = useTranslations('transfer')
  const { name, company, phone, ...place } = order.address
  const country = useTranslations('invoice.countries')(place.country === 'KR' ? 'KR' : 'CA')
  const lines = [name, company, ...addressLines(place), country, phone].filter(Boolean)
  const service = serviceName(order.shippingService ?? '', useLocale())
  return (
    <section aria-labelledby="buyer" className="grid gap-3 wrap-anywhere">
      <h2 id="buyer" className="text-lg">
        {own('buyer')}
      </h2>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {order.buyerName ? <span className="font-medium">{order.buyerName}</span> : null}
          {order.isVerifiedBuyer ? <VerifiedBadge /> : null}
        </p>
        <p className="break-all">{order.buyerEmail}</p>
      </div>
      <div>
        <h3 className="text-muted text-sm">{t('address')}</h3>
        <address className="not-italic">
          {lines.map((line, at) => (
            <span key={at} className="block">
              {line}
            </span>
          ))}
        </address>
        <CopyButton
          text={lines.join('\n')}
          name={t('address')}
          words={{
            copy: own('copyAddress'),
            copied: copying('copied'),
            copyFailed: copying('copyFailed'),
          }}
        />
      </div>
      {service ? (
        <p>
          <span className="text-muted">{own('service')} </span>
          {service}
        </p>
      ) : null}
      <StatedFacts order={order} />
    </section>
  )
}
