import 'server-only'
import { getTranslations } from 'next-intl/server'
import { packingOf, packingTotal } from '@/domain/orders/packing'
import type { Locale } from '@/domain/locale'
import { writeSum, writeTable } from '@/server/pdf/parts'
import type { TradeContent } from './get-trade-content'
import { closeTradeSheet, openTradeSheet, tradeWords } from './trade-parts'

/** What is in the boxes and what it weighs, from what the order remembers (rules M40, M41). */
export async function renderPackingList(content: TradeContent, locale: Locale) {
  const words = await tradeWords(locale)
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const own = await getTranslations({ locale, namespace: 'orderDocuments' })
  const { quantity, orUnknown, weight } = words
  const sheet = openTradeSheet(content, 'packing_list', { locale, words })
  const columns = [
    { title: t('sku'), width: 80, size: 8.5 },
    { title: t('description') },
    { title: t('quantity'), width: 64, isFigure: true },
    { title: own('perBox'), width: 64, isFigure: true },
    { title: own('boxes'), width: 44, isFigure: true },
    { title: own('weight'), width: 64, isFigure: true },
  ]
  const rows = content.lines.map((line) => {
    const { boxes, grams } = packingOf(line)
    return [
      line.sku ?? '',
      line.nameIn(locale),
      quantity(line),
      orUnknown(line.packagingUnit),
      orUnknown(boxes),
      weight(grams),
    ]
  })
  writeTable(sheet, columns, rows)
  const total = packingTotal(content.lines)
  writeSum(sheet, own('totalBoxes'), orUnknown(total.boxes), true)
  writeSum(sheet, own('totalWeight'), weight(total.grams), true)
  return closeTradeSheet(sheet, content, 'packing_list', words)
}
