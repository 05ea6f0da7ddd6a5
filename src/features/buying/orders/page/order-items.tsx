import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { formatMoney, PPM } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { NamedPrice, Price } from '@/ui/parts/price'
import { ItemActions } from './item-actions'
import { AgreedName, BuyersName, ItemName } from './item-name'
import type { OrderItem, OrderView } from '@/features/buying/orders/order-view'
import { SampleCredit, SampleMark } from './sample-marks'

/** What was ordered, at the prices of that day (rule M1). */
export function OrderItems({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-3 text-lg">
        {t('items')}
      </h2>
      <ul className="border-line divide-line divide-y border-y">
        {order.items.map((item) => (
          <Item key={item.id} item={item} order={order} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, order }: { item: OrderItem; order: OrderView }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const measured = words.measured(item, item.quantity)
  const href = localePath(locale, `/product/${item.product}`)
  return (
    <li className="xs:grid-cols-[4rem_1fr_auto] grid grid-cols-[4rem_1fr] items-start gap-4 py-3">
      <span className="picture picture-product rounded-md">
        {item.picture ? <img src={item.picture} alt="" width={64} height={80} loading="lazy" /> : null}
      </span>
      <div className="min-w-0">
        <SampleMark item={item} />
        <p className="font-medium">
          {item.isOnSale ? (
            <a className="hover:text-celadon" href={href}>
              <ItemName item={item} />
            </a>
          ) : (
            <ItemName item={item} />
          )}
        </p>
        <AgreedName item={item} />
        {order.side === 'buyer' ? null : <BuyersName item={item} />}
        {item.sku ? <p className="text-muted text-sm">{t('sku', { sku: item.sku })}</p> : null}
        <p className="figures text-muted text-sm">
          {words.times(item, item.quantity, formatMoney(item.unitPrice, locale))}
        </p>
        {measured ? <p className="figures text-muted text-sm">{measured}</p> : null}
        <SampleCredit item={item} />
        {order.side === 'buyer' && !order.isColleagues ? <ItemActions item={item} order={order} /> : null}
      </div>
      <p className="figures max-xs:col-start-2 font-medium">
        <Price cents={item.totalPrice} />
      </p>
    </li>
  )
}

/** All totals, each tax on its own line with its rate (rule M3). */
export function OrderSums({ order }: { order: OrderView }) {
  const t = useTranslations('order')
  const taxes = useTranslations('taxes')
  const format = useFormatter()
  const service = serviceName(order.shippingService ?? '', useLocale())
  const shipping = service ? taxes('shippingBy', { service }) : taxes('shipping')
  const isOpen = order.quote === 'waiting' && order.status === 'pending_payment'
  const isBuyer = order.side === 'buyer'
  return (
    <section aria-label={t('totals')} className="ms-auto w-full max-w-sm">
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <Sum label={t('subtotal')} cents={order.subtotal + (order.discount?.off ?? 0)} />
        {order.discount ? (
          <Sum
            label={
              order.discount.paidBy === 'house' && !isBuyer
                ? t('houseDiscount', { code: order.discount.code })
                : t('discount', { code: order.discount.code })
            }
            cents={-order.discount.off}
          />
        ) : null}
        {isOpen ? (
          <>
            <dt className="text-muted">{shipping}</dt>
            <dd className="text-end">{t('quoteOpen')}</dd>
          </>
        ) : (
          <Sum label={shipping} cents={order.shipping} free={t('free')} />
        )}
        {order.taxes.map(({ kind, ratePpm, amount }) => (
          <Sum
            key={kind}
            label={`${taxes(kind)} ${format.number(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 3 })}`}
            cents={amount}
          />
        ))}
        <div className="border-line col-span-2 mt-1 flex justify-between gap-6 border-t pt-2">
          <dt className="font-medium">{t(isOpen ? 'totalSoFar' : 'total')}</dt>
          <dd className="font-semibold">
            <NamedPrice cents={order.total} />
          </dd>
        </div>
        {order.refunded > 0 ? (
          <>
            <Sum label={t('refunded')} cents={-order.refunded} />
            <Sum label={t('afterRefund')} cents={order.total - order.refunded} />
          </>
        ) : null}
      </dl>
      {order.importer === 'buyer' ? (
        <p className="text-muted mt-2 text-sm">
          {order.importEstimate === null
            ? t(isBuyer ? 'youImport' : 'buyerImports')
            : t.rich(isBuyer ? 'youImportEstimate' : 'importEstimate', {
                amount: () => <Price cents={order.importEstimate ?? 0} />,
              })}
        </p>
      ) : null}
    </section>
  )
}

/** `free`: what is said instead of $0.00. */
function Sum({ label, cents, free }: { label: string; cents: number; free?: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">{free && cents === 0 ? free : <Price cents={cents} />}</dd>
    </>
  )
}
