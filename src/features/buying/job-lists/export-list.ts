import 'server-only'
import { getTranslations } from 'next-intl/server'
import { csvLine, type Cell } from '@/domain/values/csv'
import { arrivalOf } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import type { ListPage } from './get-list'
import type { JobListLineView } from './list-view'

/** A list as CSV, as its owner sees it, in the language of the reader; Excel needs the mark at the beginning. */
export async function exportList(list: ListPage, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'jobLists' })
  const stock = await getTranslations({ locale, namespace: 'product.stock' })
  const head = [
    'sku',
    'product',
    'seller',
    'quantity',
    'unitPrice',
    'amount',
    'stock',
    'arrives',
    'note',
  ] as const
  const stockOf = ({ goods }: JobListLineView) => {
    if (!goods) return t('change.gone')
    return goods.stock === 'onlyLeft' ? stock('onlyLeft', { n: goods.left ?? 0 }) : stock(goods.stock)
  }
  const rowOf = (line: JobListLineView): Cell[] => [
    line.goods?.sku ?? null,
    line.name,
    line.goods?.sellerName ?? null,
    String(line.quantity),
    line.unitPrice === null ? null : decimal(line.unitPrice),
    line.total === null ? null : decimal(line.total),
    stockOf(line),
    line.goods ? arrivalFromNow(arrivalOf(line.goods), locale) : null,
    line.note || null,
  ]
  return `\uFEFF${[head.map((key) => t(key)), ...list.lines.map(rowOf)].map(csvLine).join('')}`
}
