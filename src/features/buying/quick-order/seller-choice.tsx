import { useTranslations } from 'next-intl'
import { formatMoney } from '@/domain/money'
import { moqOf, unitPriceFor } from '@/domain/products/prices/tiers'
import { localePath } from '@/messages/locales'
import { quantityIn } from '@/domain/cart/quick-order/judge-line'
import type { SheetLineProps } from './sheet-line'

/** Whose product is meant, where several sellers have the SKU; else the one there is. */
export function SellerChoice({ row, board, locale }: SheetLineProps) {
  const t = useTranslations('quickOrder')
  const texts = useTranslations('product')
  const seller = useTranslations('compare')
  if (row.goods.length < 2) return <input type="hidden" name="product" value={row.product} />
  const asked = quantityIn(row.quantity)
  return (
    <>
      <span className="quick-label" aria-hidden="true">
        {seller('seller')}
      </span>
      <select
        name="product"
        className="input"
        value={row.product}
        aria-label={t('sellerOf', { sku: row.sku })}
        onChange={(event) => board.choose(row.key, event.currentTarget.value)}
      >
        <option value="">{t('choose')}</option>
        {row.goods.map(({ product, sellerName, name, tiers, stock, left }) => {
          const price = unitPriceFor(tiers, asked >= moqOf(tiers) ? asked : moqOf(tiers))
          const cents = price.ok ? formatMoney(price.value, locale) : ''
          const label = texts(`stock.${stock}`, { n: left ?? 0 })
          return (
            <option key={product} value={product}>
              {[sellerName, name, cents, label].join(' · ')}
            </option>
          )
        })}
      </select>
      {row.hasMore ? (
        <p className="text-muted text-sm">
          <a className="link" href={`${localePath(locale, '/search')}?q=${encodeURIComponent(row.sku)}`}>
            {t('moreSellers', { count: String(row.goods.length) })}
          </a>
        </p>
      ) : null}
    </>
  )
}
