import { useLocale, useTranslations } from 'next-intl'
import type { Quote } from '@/domain/cart/quote/quote'
import { formatMoney } from '@/domain/money'
import { isBuyable } from '@/domain/cart/cart'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { unitWords } from '@/domain/orders/unit-words'
import { unbroken } from '@/domain/values/text'
import { Price } from '@/ui/parts/price'

type Line = Quote['groups'][number]['lines'][number]

/** A line as it will be ordered: quantity, prices, and the reasons why it cannot be. */
export function ReviewLine({ line }: { line: Line }) {
  const issues = useTranslations('issues')
  const samples = useTranslations('samples')
  const locale = useLocale()
  const words = unitWords(useTranslations('product'), locale)
  const { id, productName, lang, picture, quantity, unitPrice, totalPrice, discounted } = line
  const measured = words.measured(line, quantity)
  return (
    <li
      id={`line.${id}`}
      className="xs:grid-cols-[3rem_minmax(0,1fr)_auto] grid grid-cols-[3rem_minmax(0,1fr)] gap-3 py-3"
    >
      <div className="picture aspect-[4/5] rounded-md">
        {picture ? <img src={picture} alt="" width={48} height={60} loading="lazy" decoding="async" /> : null}
      </div>
      <div>
        {isSample(line) ? <p className="text-sm font-medium">{samples('label')}</p> : null}
        <p lang={lang ?? undefined}>{unbroken(productName)}</p>
        <p className="text-muted figures text-sm">
          {words.ordered(line, quantity, formatMoney(unitPrice, locale))}
        </p>
        {measured ? <p className="text-muted figures text-sm">{measured}</p> : null}
        {line.credit ? (
          <p className="text-celadon-deep figures text-sm">
            {samples('credit', { price: formatMoney(line.credit, locale) })}
          </p>
        ) : null}
        {line.issues.map(({ code, params }) => (
          <p key={code} className="cart-problem">
            {issues(code, params)}
          </p>
        ))}
      </div>
      <p className="figures max-xs:col-start-2 font-medium">
        {isBuyable(line) ? <Price cents={totalPrice + discounted} /> : '—'}
      </p>
    </li>
  )
}
