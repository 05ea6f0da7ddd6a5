import { useLocale, useTranslations } from 'next-intl'
import { addressLines } from '@/domain/address/address'
import { serviceName } from '@/domain/cart/service-name'
import { CopyButton } from '@/ui/copy-button'
import { VerifiedBadge } from '@/ui/verified-badge'
import type { OrderView } from '@/features/orders/order-view'

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
      <dl className="grid gap-2 empty:hidden">
        {service ? <Fact name={own('service')} text={service} /> : null}
        {order.poNumber ? <Fact name={t('po')} text={order.poNumber} /> : null}
        {order.note ? <Fact name={t('note')} text={order.note} /> : null}
      </dl>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="max-w-prose whitespace-pre-line">{text}</dd>
    </div>
  )
}
