import { useTranslations } from 'next-intl'
import { formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import type { SavedLine } from '@/features/buying/cart/cart-view'

type Goods = Pick<SavedLine, 'productId' | 'productName' | 'lang' | 'picture' | 'sku' | 'category' | 'tiers'>
type Props = { line: Goods; locale: Locale }

/** Picture, name, category, SKU and price tiers (rule M17). The picture's link repeats that of the name, so it is hidden from screen readers. */
export function CartGoods({ line, locale }: Props) {
  const t = useTranslations('cart.page')
  const product = useTranslations('product')
  const { productId, productName, lang, picture, sku, category, tiers } = line
  const href = localePath(locale, `/product/${productId}`)
  return (
    <>
      <a
        className="picture picture-product row-[1/span_2] self-start rounded-md max-md:row-1"
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        {picture ? (
          <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" />
        ) : null}
      </a>
      <div>
        <h3 className="text-base font-medium tracking-normal">
          <a className="hover:text-celadon" href={href} lang={lang ?? undefined}>
            {unbroken(productName)}
          </a>
        </h3>
        <p className="text-muted text-sm">{category ?? t('uncategorized')}</p>
        <p className="text-muted text-sm">{product('sku', { sku })}</p>
        {tiers.length > 1 ? (
          <ul className="figures text-muted flex flex-wrap gap-x-3 text-sm">
            {tiers.map((tier) => (
              <li key={tier.minQty}>
                {t('tier', {
                  quantity: spanOf(tier, locale),
                  price: formatMoney(tier.unitPrice, locale),
                })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  )
}

/** '10–49', or '50+' for the last tier. */
function spanOf({ minQty, maxQty }: Tier, locale: Locale) {
  const least = formatWhole(minQty, locale)
  if (maxQty >= OPEN_MAX) return `${least}+`
  return minQty === maxQty ? least : `${least}–${formatWhole(maxQty, locale)}`
}
