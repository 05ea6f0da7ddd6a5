import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { termsPath } from '@/domain/pages/terms'
import { identityIn } from '@/domain/orders/documents/contract'
import { localePath } from '@/messages/locales'
import { promisedArrival } from '@/server/texts/arrival-text'
import { writeBlocks, writeHead, writeNote } from '@/server/texts/pdf/parts'
import { openPdf } from '@/server/texts/pdf/sheet'
import type { OrderConfirmation } from './get-confirmation'
import { invoiceWords, orderRows, writeLines, writeSums } from './invoice-parts'

/** The buyer's lasting copy of the agreement: parties, items, sums, arrival, terms and rights (rule D22). */
export async function renderConfirmation(confirmation: OrderConfirmation, locale: Locale) {
  const { content, contract, arrival, confirmedAt } = confirmation
  const { termsVersion } = contract ?? {}
  const words = await invoiceWords(locale)
  const own = await getTranslations({ locale, namespace: 'confirmation' })
  const { t } = words
  const title = own('title')
  const sheet = openPdf({ title: `${title} ${content.order}`, author: content.supplier.company, locale })
  writeHead(sheet, title, [
    ...orderRows(content, words),
    ...(termsVersion ? ([[own('termsVersion'), termsVersion]] as const) : []),
  ])
  writeBlocks(sheet, [
    [
      own('seller'),
      contract
        ? words.party({ ...identityIn(locale, contract.seller), name: '' })
        : words.supplier(content.supplier),
    ],
    [t('buyer'), words.party(content.buyer)],
    [t('delivery'), words.party(content.delivery)],
  ])
  writeLines(sheet, content, words, locale)
  writeSums(sheet, content, words, locale)
  // As promised when the order was placed, also after it was delivered or cancelled.
  const status = confirmedAt ? 'confirmed' : 'pending_payment'
  const promise = promisedArrival(
    { status, arrival, confirmedAt, shippedAt: null, estimate: null },
    locale,
    new Date(confirmedAt ?? Date.now()),
  )
  if (promise) writeNote(sheet, own('arrival'), promise)
  sheet.y += 14
  // The version that was agreed to, which stays readable (rule L32); older orders do not know it.
  const urlOf = (path: string) =>
    new URL(localePath(locale, path), process.env.SITE_URL ?? 'http://localhost:3000').href
  const copy = termsVersion
    ? [own('copy', { version: termsVersion, url: urlOf(termsPath(termsVersion)) })]
    : []
  const rights = [...copy, own('cancelling'), own('consumers')]
  writeNote(sheet, own('rights'), rights.join('\n'))
  const { legalName, address, email } = content.platform
  const platform = [legalName, address?.replace(/\s+/g, ' '), email].filter(Boolean).join(', ')
  return sheet.close(
    (page, pages) =>
      `${title} ${content.order} · ${t('page', { page, pages })}\n${t('through', { platform })}`,
  )
}
