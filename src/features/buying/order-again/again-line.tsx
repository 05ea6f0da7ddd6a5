import { useTranslations } from 'next-intl'
import { isClosed } from '@/domain/cart/order-again'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import { AgainNotes } from './again-notes'
import { AgainPrices } from './again-prices'
import type { AgainBoardState, ShownLine } from './use-again'

export type LineProps = { line: ShownLine; board: AgainBoardState; locale: Locale }

/** A product of the order: whether it is added, how many, the price then and now, the stock, and what keeps it out. */
export function AgainLineRow({ line, board, locale }: LineProps) {
  const t = useTranslations('orderAgain')
  const texts = useTranslations('product')
  const quick = useTranslations('quickOrder')
  const { product, name, lang, sku, picture, goods, quantity, isPicked, judged } = line
  const notes = `again-${product}`
  const isOff = isClosed(line)
  const href = localePath(locale, `/product/${product}`)
  const shown = <span lang={lang ?? undefined}>{unbroken(name)}</span>
  const about = [
    ...(sku ? [texts('sku', { sku })] : []),
    ...(goods ? [texts(`stock.${goods.stock}`, { n: goods.left ?? 0 })] : []),
  ].join(' · ')
  return (
    <li className="again-line" data-off={isOff ? '' : undefined}>
      <label className="grid min-h-11 cursor-pointer items-center justify-items-start [grid-area:pick]">
        <input
          type="checkbox"
          name="pick"
          className="size-5"
          value={product}
          checked={isPicked && !isOff}
          disabled={isOff}
          aria-label={t('pick', { name })}
          aria-describedby={notes}
          onChange={(event) => board.pick(product, event.currentTarget.checked)}
        />
      </label>
      <span className="picture picture-product rounded-md [grid-area:picture] in-data-off:grayscale">
        {picture ? <img src={picture} alt="" width={56} height={70} loading="lazy" decoding="async" /> : null}
      </span>
      <div className="min-w-0 [grid-area:name]">
        <h3 className="text-base font-medium tracking-normal">
          {goods ? (
            <a className="hover:text-celadon" href={href}>
              {shown}
            </a>
          ) : (
            shown
          )}
        </h3>
        <p className="text-muted text-sm">{about}</p>
      </div>
      <div className="[grid-area:quantity]">
        {isOff ? (
          <span className="figures text-muted">{quantity}</span>
        ) : (
          <input
            name={`quantity.${product}`}
            className="input"
            inputMode="numeric"
            value={quantity}
            maxLength={40}
            autoComplete="off"
            aria-label={quick('quantityOf', { name })}
            aria-describedby={notes}
            aria-invalid={judged.issue?.code.startsWith('quantity.') ? true : undefined}
            onChange={(event) => board.type(product, event.currentTarget.value)}
          />
        )}
      </div>
      <AgainPrices line={line} locale={locale} />
      <p className="figures self-center text-end font-semibold [grid-area:total] @[46rem]:self-start @[46rem]:pt-2">
        {judged.total === null ? null : formatMoney(judged.total, locale)}
      </p>
      <AgainNotes id={notes} line={line} board={board} locale={locale} />
    </li>
  )
}
