import 'server-only'
import type { Locale } from '@/domain/locale'
import type { OwnInvoice } from '@/domain/orders/documents/own-invoice'
import type { ZippedFile } from '@/server/http/streams/stream-zip'
import { queues } from '@/server/storage/semaphore'
import { invoiceFileName } from './invoice-file-name'
import { renderInvoice } from './render-invoice'

/** The PDFs of invoices, each made when it is its turn (rule P34). */
export async function* invoiceFiles(
  invoices: AsyncGenerator<OwnInvoice>,
  locale: Locale,
): AsyncGenerator<ZippedFile> {
  for await (const invoice of invoices)
    yield {
      name: invoiceFileName(invoice.number, invoice.content.order, locale),
      bytes: await queues.invoiceFiles(() => renderInvoice(invoice, locale)),
      at: new Date(invoice.issuedAt),
    }
}
