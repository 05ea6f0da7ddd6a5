import 'server-only'
import { getTranslations } from 'next-intl/server'
import { dayIn } from '@/domain/values/calendar'
import { csvLine } from '@/domain/values/csv'
import type { Locale } from '@/domain/locale'
import { decimal } from '@/domain/money'
import { BOOKED_BY } from '@/domain/orders/buyer-facts'
import { signOf, taxOf, type OwnInvoice } from '@/domain/orders/documents/own-invoice'
import { TAX_KINDS } from '@/domain/payments/tax/tax'

/** Invoices and credit notes as CSV for bookkeeping, a line each; what is credited is negative (rule P34). */
export async function* invoicesCsv(
  invoices: AsyncGenerator<OwnInvoice>,
  locale: Locale,
): AsyncGenerator<string> {
  const t = await getTranslations({ locale, namespace: 'invoices.columns' })
  const invoice = await getTranslations({ locale, namespace: 'invoice' })
  const order = await getTranslations({ locale, namespace: 'buyerOrders.columns' })
  const taxes = await getTranslations({ locale, namespace: 'taxes' })
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\ufeff${csvLine([
    invoice('number'),
    t('kind'),
    invoice('date'),
    order('number'),
    order('po'),
    order('seller'),
    t('registrations'),
    order('subtotal'),
    taxes('shipping'),
    ...TAX_KINDS.map((kind) => taxes(kind)),
    order('total'),
    order('currency'),
    invoice('corrects'),
    t('payment'),
    order('discount'),
    order('discountCode'),
  ])}`
  for await (const { number, kind, issuedAt, content } of invoices) {
    const amount = (cents: number) => decimal(cents === 0 ? 0 : signOf(kind) * cents)
    const registrations = content.taxes.flatMap(({ registration }) => registration ?? [])
    yield csvLine([
      number,
      invoice(kind === 'invoice' ? 'title' : 'creditTitle'),
      dayIn('America/Toronto', new Date(issuedAt)),
      content.order,
      content[BOOKED_BY],
      content.supplier.company,
      [...new Set(registrations)].join(', ') || null,
      amount(content.subtotal),
      amount(content.shipping),
      ...TAX_KINDS.map((each) => amount(taxOf(content, each))),
      amount(content.total),
      'CAD',
      content.credit?.invoice ?? null,
      content.payment.reference,
      content.credit || !content.discounted ? null : amount(content.discounted),
      content.credit ? null : (content.discountCode ?? null),
    ])
  }
}
