import 'server-only'
import { getTranslations } from 'next-intl/server'
import { placeName } from '@/domain/people/address/place-name'
import { packingTotal } from '@/domain/orders/shipping/packing'
import { addAll } from '@/domain/money'
import type { Locale } from '@/domain/locale'
import { writeNote, writeSum, writeSumRule, writeTable } from '@/server/texts/pdf/parts'
import type { TradeContent } from './get-trade-content'
import { closeTradeSheet, openTradeSheet, tradeWords, UNKNOWN_FACT } from './trade-parts'

/** HS code, origin, value, terms and parties for customs, from what the order remembers (rules M40, M41). */
export async function renderCustomsInvoice(content: TradeContent, locale: Locale) {
  const words = await tradeWords(locale)
  const t = await getTranslations({ locale, namespace: 'invoice' })
  const own = await getTranslations({ locale, namespace: 'orderDocuments' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  const { money, namedMoney, quantity, credited, sampled, orUnknown, weight } = words
  const { lines, shipping, importer, delivery, discountCode, discountPaidBy } = content
  const sheet = openTradeSheet(content, 'customs_invoice', { locale, words })
  const columns = [
    { title: t('description') },
    { title: own('hsCode'), width: 68 },
    { title: own('origin'), width: 72 },
    { title: t('quantity'), width: 60, isFigure: true },
    { title: own('unitValue'), width: 72, isFigure: true },
    { title: own('value'), width: 80, isFigure: true },
  ]
  const rows = lines.map((line) => [
    [credited(line, sampled(line, line.nameIn(locale))), line.sku].filter(Boolean).join('\n'),
    line.hsCode ?? UNKNOWN_FACT,
    line.origin ? placeName(line.origin, locale) : UNKNOWN_FACT,
    quantity(line),
    money(line.unitPrice),
    money(addAll([line.totalPrice, line.discounted])),
  ])
  writeTable(sheet, columns, rows)
  const listed = addAll(lines.map(({ totalPrice, discounted }) => addAll([totalPrice, discounted])))
  // What the house pays of them is paid to the seller all the same: the value is as without the discount (rule M130).
  const off = discountPaidBy === 'seller' ? addAll(lines.map(({ discounted }) => discounted)) : 0
  const value = addAll([listed, -off])
  writeSum(sheet, own('goods'), money(listed))
  if (off > 0) writeSum(sheet, t('discount', { code: discountCode ?? '' }), money(-off))
  writeSum(sheet, taxes('shipping'), money(shipping))
  writeSumRule(sheet)
  writeSum(sheet, own('total'), namedMoney(addAll([value, shipping])), true)
  sheet.y += 14
  const total = packingTotal(lines)
  const place = [delivery.city, delivery.province].filter(Boolean).join(' ')
  const terms = [
    own(importer === 'buyer' ? 'deliveredAtPlace' : 'deliveredDutyPaid', { place }),
    own('currency'),
    own('load', { boxes: orUnknown(total.boxes), weight: weight(total.grams) }),
    own('sale'),
  ]
  writeNote(sheet, own('terms'), terms.join('\n'))
  return closeTradeSheet(sheet, content, 'customs_invoice', words)
}
