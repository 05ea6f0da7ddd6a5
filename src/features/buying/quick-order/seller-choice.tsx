import { formatMoney } from '@/domain/money'
import { moqOf, unitPriceFor } from '@/domain/products/prices/tiers'
import { localePath } from '@/messages/locales'
import { fillMessage } from '@/ui/page/fill-message'
import { quantityIn } from '@/domain/cart/quick-order/judge-line'
import type { LineProps } from './sheet-line'

/** Whose product is meant, where several sellers have the SKU; else the one there is. */
export function SellerChoice({ row, board, locale, words }: LineProps) {
  if (row.goods.length < 2) return <input type="hidden" name="product" value={row.product} />
  const asked = quantityIn(row.quantity)
  return (
    <>
      <span className="quick-label" aria-hidden="true">
        {words.labels.seller}
      </span>
      <select
        name="product"
        className="input"
        value={row.product}
        aria-label={fillMessage(words.sellerOf, { sku: row.sku })}
        onChange={(event) => board.choose(row.key, event.currentTarget.value)}
      >
        <option value="">{words.choose}</option>
        {row.goods.map(({ product, sellerName, name, tiers, stock, left }) => {
          const price = unitPriceFor(tiers, asked >= moqOf(tiers) ? asked : moqOf(tiers))
          const cents = price.ok ? formatMoney(price.value, locale) : ''
          const label = fillMessage(words.stock[stock], { n: String(left) })
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
            {fillMessage(words.moreSellers, { count: String(row.goods.length) })}
          </a>
        </p>
      ) : null}
    </>
  )
}
