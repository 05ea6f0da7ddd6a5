import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import { Icon } from '@/ui/parts/icon'
import type { JudgedRow } from './judge-row'
import { LineNotes } from './line-notes'
import { SellerChoice } from './seller-choice'
import type { SheetBoard, ShownRow } from './use-sheet'

export type SheetLineProps = {
  row: ShownRow
  judged: JudgedRow
  at: number
  board: SheetBoard
  locale: Locale
}

/** A line of the sheet: its product, quantity, price and what is wrong. A SKU that names none can be typed anew. */
export function SheetLine(props: SheetLineProps) {
  const t = useTranslations('quickOrder')
  const product = useTranslations('product')
  const cart = useTranslations('cart.page')
  const { row, judged, at, board, locale } = props
  const { goods, unitPrice, total, issue } = judged
  const notes = `line-${at}-notes`
  const name = goods?.name ?? row.sku
  const href = goods && localePath(locale, `/product/${goods.product}`)
  return (
    <li className="quick-line" data-wrong={issue ? '' : undefined}>
      {goods ? (
        <a
          className="picture picture-product rounded-md [grid-area:picture]"
          href={href}
          tabIndex={-1}
          aria-hidden="true"
        >
          {goods.picture ? (
            <img src={goods.picture} alt="" width={56} height={70} loading="lazy" decoding="async" />
          ) : null}
        </a>
      ) : (
        <span className="bg-tone picture-product rounded-md [grid-area:picture]" />
      )}
      <div className="min-w-0 [grid-area:name]">
        {goods ? (
          <>
            <h3 className="text-base font-medium tracking-normal">
              <a className="hover:text-celadon" href={href} lang={goods.lang ?? undefined}>
                {unbroken(goods.name)}
              </a>
            </h3>
            <p className="text-muted text-sm">
              {product('sku', { sku: goods.sku })} · {goods.sellerName} ·{' '}
              {product(`stock.${goods.stock}`, { n: goods.left ?? 0 })}
            </p>
            <input type="hidden" name="sku" value={row.sku} />
          </>
        ) : row.goods.length > 0 ? (
          <>
            <p className="font-medium">{product('sku', { sku: row.sku })}</p>
            <input type="hidden" name="sku" value={row.sku} />
          </>
        ) : (
          <>
            <span className="quick-label" aria-hidden="true">
              {product('facts.sku')}
            </span>
            <input
              name="sku"
              className="input"
              value={row.sku}
              maxLength={100}
              aria-label={t('lineSku', { n: String(at + 1) })}
              aria-describedby={notes}
              aria-invalid={row.isUnread ? undefined : true}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => board.spell(row.key, event.currentTarget.value)}
              onBlur={() => void (row.isUnread && !board.sending && board.find())}
            />
          </>
        )}
        <SellerChoice {...props} />
      </div>
      <div className="[grid-area:quantity]">
        <span className="quick-label md:hidden" aria-hidden="true">
          {product('units')}
        </span>
        <input
          name="quantity"
          className="input"
          inputMode="numeric"
          value={row.quantity}
          maxLength={40}
          autoComplete="off"
          aria-label={t('quantityOf', { name })}
          aria-describedby={notes}
          aria-invalid={issue?.code.startsWith('quantity.') ? true : undefined}
          onChange={(event) => board.type(row.key, event.currentTarget.value)}
        />
      </div>
      <p className="figures text-muted text-sm [grid-area:price] md:pt-2.5 md:text-end">
        {goods && unitPrice !== null
          ? product(`eachOf.${goods.soldBy}`, { price: formatMoney(unitPrice, locale) })
          : null}
      </p>
      <p className="figures self-end pb-2 text-end font-semibold [grid-area:total] md:self-start md:pt-2 md:pb-0">
        {total === null ? null : formatMoney(total, locale)}
      </p>
      <button
        type="submit"
        name="do"
        value={`remove:${at}`}
        className="button button-icon [grid-area:remove]"
        aria-label={`${cart('remove')}: ${name}`}
        onClick={(event) => {
          event.preventDefault()
          board.remove(row.key)
        }}
      >
        <Icon name="close" />
      </button>
      <LineNotes id={notes} {...props} />
    </li>
  )
}
