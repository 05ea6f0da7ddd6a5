import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/domain/money'
import { packingOf, packingTotal } from '@/domain/orders/shipping/packing'
import { formatTag, type Locale } from '@/domain/locale'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/parts/price'
import { AgreedName, BuyersName, ItemName } from '@/features/buying/orders/page/item-name'
import type { OrderItem, OrderView } from '@/features/buying/orders/order-view'
import { SampleCredit, SampleMark } from '@/features/buying/orders/page/sample-marks'
import type { PackedItem } from './find-sale'

type Props = { order: OrderView; packed: readonly PackedItem[] }

/**
 * What was sold, as a warehouse finds it: picture, SKU, name in the seller's language with the agreed one beside it, quantity and
 * boxes (rule S26). Printed, each line has a box to tick, and no money (rule S29).
 */
export function SaleItems({ order, packed }: Props) {
  const t = useTranslations('order')
  const own = useTranslations('sellerOrder')
  const locale = useLocale()
  const { boxes, grams } = packingTotal(packed)
  const total = [
    boxes === null ? null : own('boxes', { count: boxes }),
    grams === null ? null : own('kilograms', { weight: kilograms(grams, locale) }),
  ].filter((part) => part !== null)
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-3 text-lg">
        {t('items')}
      </h2>
      <ul className="border-line divide-line divide-y border-y">
        {order.items.map((item) => (
          <Item key={item.id} item={item} packed={packed.find(({ line }) => line === item.id)} />
        ))}
      </ul>
      {total.length > 0 ? (
        <p className="figures mt-2 text-end font-medium">{own('load', { load: total.join(', ') })}</p>
      ) : null}
    </section>
  )
}

const kilograms = (grams: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 1 }).format(grams / 1000)

function Item({ item, packed }: { item: OrderItem; packed: PackedItem | undefined }) {
  const own = useTranslations('sellerOrder')
  const parcels = useTranslations('parcels')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const measured = words.amount(item, item.quantity)
  const boxes = packed ? packingOf(packed).boxes : null
  return (
    <li className="xs:grid-cols-[3rem_minmax(0,1fr)_auto] grid break-inside-avoid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-3">
      <span className="picture picture-product rounded-md">
        {item.picture ? <img src={item.picture} alt="" width={48} height={60} loading="lazy" /> : null}
      </span>
      <div className="min-w-0">
        <SampleMark item={item} />
        <p className="figures font-semibold wrap-anywhere">{item.sku ?? own('noSku')}</p>
        <p>
          {item.isOnSale ? (
            <a className="hover:text-celadon" href={localePath(locale, `/product/${item.product}`)}>
              <ItemName item={item} />
            </a>
          ) : (
            <ItemName item={item} />
          )}
        </p>
        {item.shipped > 0 && item.shipped < item.quantity ? (
          <p className="figures text-sm">
            {parcels('progress', {
              shipped: words.named(item, item.shipped),
              quantity: words.named(item, item.quantity),
            })}
          </p>
        ) : null}
        <AgreedName item={item} />
        <BuyersName item={item} />
        <p className="figures no-print text-muted text-sm">
          {words.times(item, item.quantity, formatMoney(item.unitPrice, locale))}
          {' = '}
          <Price cents={item.totalPrice} />
        </p>
        <div className="no-print">
          <SampleCredit item={item} />
        </div>
      </div>
      <p className="figures max-xs:col-start-2 xs:text-end xs:block flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">{words.count(item, item.quantity)}</span>
        {measured ? <span className="text-muted xs:block text-sm">{measured}</span> : null}
        {boxes === null ? null : <span className="xs:block text-sm">{own('boxes', { count: boxes })}</span>}
        <span
          aria-hidden="true"
          className="hidden border border-current print:ms-auto print:mt-1 print:block print:size-5"
        />
      </p>
    </li>
  )
}
