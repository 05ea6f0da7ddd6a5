import './compare.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { comparePath } from '@/domain/products/facts/compare'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import type { ComparedProduct } from './compared-product'
import { useCompareRows } from './compare-rows'

type Props = {
  goods: ComparedProduct[]
  /** The row in which they are ordered. */
  foot: ReactNode
}

/** Products side by side; a row in which they differ says so in words (rule C67). */
export function CompareTable({ goods, foot }: Props) {
  const t = useTranslations('compare')
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
        <tfoot>{foot}</tfoot>
      </table>
    </div>
  )
}
