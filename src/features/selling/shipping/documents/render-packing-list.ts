import 'server-only'
import { packingOf, packingTotal } from '@/domain/orders/shipping/packing'
import type { Locale } from '@/domain/locale'
import { writeSum, writeTable } from '@/server/texts/pdf/parts'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import type { TradeContent } from './get-trade-content'
import { closeTradeSheet, openTradeSheet, tradeWords, writeTradeHead, type TradeWords } from './trade-parts'

/** What is in the boxes and what it weighs, from what the order remembers (rules M40, M41). */
export async function renderPackingList(content: TradeContent, locale: Locale) {
  const words = await tradeWords(locale)
  const sheet = openTradeSheet(content, 'packing_list', { locale, words })
  writeBoxes(sheet, content, { locale, words })
  return closeTradeSheet(sheet, content, 'packing_list', words)
}

/**
 * The packing lists of several orders as one document, each from a page of its own on and with its own page numbers (rule S30).
 * Between two of them other requests get their turn.
 */
export async function renderPackingLists(contents: readonly TradeContent[], locale: Locale) {
  const words = await tradeWords(locale)
  const title = words.own('packing_list.title')
  const sheet = openPdf({ title, author: contents[0]?.supplier.company ?? '', locale })
  const pages: { number: string; page: number; first: number }[] = []
  for (const [at, content] of contents.entries()) {
    if (at > 0) sheet.need(Number.MAX_SAFE_INTEGER)
    const first = sheet.pages
    writeTradeHead(sheet, content, 'packing_list', { locale, words })
    writeBoxes(sheet, content, { locale, words })
    for (let page = first; page <= sheet.pages; page += 1) pages.push({ number: content.number, page, first })
    await new Promise(setImmediate)
  }
  return sheet.close((page) => {
    const { number = '', first = 1 } = pages[page - 1] ?? {}
    const own = pages.filter((each) => each.number === number).length
    return `${title} ${number} · ${words.t('page', { page: page - first + 1, pages: own })}`
  })
}

function writeBoxes(
  sheet: PdfSheet,
  content: TradeContent,
  { locale, words }: { locale: Locale; words: TradeWords },
) {
  const { t, own, quantity, sampled, orUnknown, weight } = words
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
      sampled(line, line.nameIn(locale)),
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
}
