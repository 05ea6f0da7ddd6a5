import './compare.css'
import { useLocale, useTranslations } from 'next-intl'
import { comparePath } from '@/domain/products/facts/compare'
import { moqOf } from '@/domain/products/prices/tiers'
import { unbroken } from '@/domain/values/text'
import type { AddRow } from '@/features/shop/list/table/use-row-add'
import { localePath } from '@/messages/locales'
import { CompareOrder } from './compare-order'
import type { ComparedProduct } from './compared-product'
import { useCompareRows } from './compare-rows'

/** Products side by side; a row in which they differ says so in words (rule C67). */
export function CompareTable({ goods, add }: { goods: ComparedProduct[]; add: AddRow }) {
  const t = useTranslations('compare')
  const table = useTranslations('table')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const rows = useCompareRows(goods)
  const without = ({ id }: ComparedProduct) =>
    localePath(locale, comparePath(goods.map((each) => each.id).filter((other) => other !== id)))
  return (
    <div className="compare" role="region" aria-label={t('caption')} tabIndex={0}>
      <table>
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <td />
            {goods.map((each) => (
              <th key={each.id} scope="col">
                <span className="picture">
                  {each.image ? (
                    <img src={each.image} alt="" width={400} height={500} decoding="async" />
                  ) : null}
                </span>
                <a className="link" href={localePath(locale, `/product/${each.id}`)} lang={each.name.lang}>
                  {unbroken(each.name.text)}
                </a>
                <a
                  className="text-celadon w-fit py-1 text-(length:--text-sm) underline underline-offset-[0.25em]"
                  rel="nofollow"
                  href={without(each)}
                  aria-label={t('removeOf', { product: each.name.text })}
                >
                  {t('remove')}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isDifferent }) => (
            <tr key={label} data-differs={isDifferent || undefined}>
              <th scope="row">
                {label}
                {isDifferent ? <span>{t('differs')}</span> : null}
              </th>
              {cells.map(({ text, lang }, at) => (
                <td key={goods[at]?.id} lang={lang}>
                  {text || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <CompareOrder
            goods={goods.map(({ id, name, tiers, stock }) => ({
              id,
              name: name.text,
              moq: moqOf(tiers),
              isSoldOut: stock.key === 'soldOut',
            }))}
            words={{
              order: table('order'),
              quantity: table.raw('quantityOf') as string,
              add: cart('add'),
              adding: cart('adding'),
              addFailed: cart.raw('addFailed') as string,
              view: cart('view'),
            }}
            locale={locale}
            paths={{ product: localePath(locale, '/product/'), cart: localePath(locale, '/cart') }}
            add={add}
          />
        </tfoot>
      </table>
    </div>
  )
}
