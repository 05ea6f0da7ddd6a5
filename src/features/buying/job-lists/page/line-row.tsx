import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { JobListChange } from '@/domain/cart/job-list'
import { colon } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { arrivalOf } from '@/domain/cart/shipping/shipping'
import type { JobListLineView } from '@/features/buying/job-lists/list-view'

type Props = {
  line: JobListLineView
  /** Readers of a shared list without prices see none. */
  hasPrices?: boolean
  /** What is said to who adds it to a cart: changes, and what keeps it from there. */
  canAdd?: boolean
  /** Where its own member changes it, the note too. */
  children?: ReactNode
}

/** A line of a list: its product as it is today, quantity, price, and what changed (rule M57). */
export function LineRow({ line, hasPrices = true, canAdd = false, children }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  const product = useTranslations('product')
  const stock = useStockText()
  const issues = useTranslations('issues')
  const words = unitWords(product, locale)
  const { goods, name, quantity, note, unitPrice, total, changes, issue } = line
  const count = goods ? words.named(goods, quantity) : String(quantity)
  return (
    <li className="job-line" data-wrong={issue && canAdd ? '' : undefined}>
      {goods ? (
        <a
          className="picture h-[4.375rem] w-14 rounded-md [grid-area:picture]"
          href={localePath(locale, `/product/${goods.product}`)}
          tabIndex={-1}
          aria-hidden="true"
        >
          {goods.picture ? (
            <img src={goods.picture} alt="" width={56} height={70} loading="lazy" decoding="async" />
          ) : null}
        </a>
      ) : (
        <span className="picture h-[4.375rem] w-14 rounded-md [grid-area:picture]" />
      )}
      <div className="min-w-0 [grid-area:name]">
        <h3 className="text-base font-medium tracking-normal wrap-anywhere">
          {goods ? (
            <a
              className="hover:text-celadon"
              href={localePath(locale, `/product/${goods.product}`)}
              lang={goods.lang ?? undefined}
            >
              {unbroken(name)}
            </a>
          ) : (
            unbroken(name)
          )}
        </h3>
        {goods ? (
          <>
            <p className="text-muted text-sm wrap-anywhere">
              {product('sku', { sku: goods.sku })} · {goods.sellerName}
            </p>
            <p className="text-sm">
              {stock(goods.stock, goods.left)} · {arrivalFromNow(arrivalOf(goods), locale)}
            </p>
          </>
        ) : null}
        {note && !children ? <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p> : null}
        {canAdd
          ? changes.map((change) => (
              <p key={change.kind} className="text-persimmon-deep text-sm font-medium">
                {sayChange(change)}
              </p>
            ))
          : null}
        {canAdd && issue && goods ? (
          <p className="text-persimmon-deep text-sm font-medium">{issues(issue.code, issue.params)}</p>
        ) : null}
      </div>
      <div className="figures [grid-area:sums] md:text-end">
        {hasPrices && goods && unitPrice !== null ? (
          <>
            <p>{words.times(goods, quantity, formatMoney(unitPrice, locale))}</p>
            {total !== null ? <p className="font-semibold">{formatMoney(total, locale)}</p> : null}
          </>
        ) : (
          <p>
            {t('quantity')}
            {colon(locale)}
            {count}
          </p>
        )}
      </div>
      {children}
    </li>
  )

  function sayChange(change: JobListChange) {
    if (change.kind === 'gone') return t('change.gone')
    if (change.kind === 'stock') return t('change.stock', { stock: stock(change.now, goods?.left ?? null) })
    const [then, now] = [formatMoney(change.then, locale), formatMoney(change.now, locale)]
    return t('change.price', { then, now })
  }
}

/** The stock as the product page says it (rule C9). */
function useStockText() {
  const t = useTranslations('product.stock')
  return (key: 'inStock' | 'onlyLeft' | 'madeToOrder' | 'soldOut', left: number | null) =>
    key === 'onlyLeft' ? t('onlyLeft', { n: left ?? 0 }) : t(key)
}
