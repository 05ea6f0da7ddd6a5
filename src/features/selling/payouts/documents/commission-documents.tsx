import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Price } from '@/ui/parts/price'
import type { CommissionInvoiceView } from './list-commission-invoices'

/** Commission invoices and credit notes, each a PDF in the reader's language (rule D23). */
export function CommissionDocuments({ documents }: { documents: readonly CommissionInvoiceView[] }) {
  const t = useTranslations('financials.commissionInvoices')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  if (documents.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-base">{t('title')}</h3>
      <p className="text-muted mb-3 max-w-prose">{t('about')}</p>
      <ul className="divide-line border-line max-w-xl divide-y border-y">
        {documents.map(({ id, number, kind, month, total }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <a className="link" href={`/api/commission-invoice/${id}?locale=${locale}`}>
              {t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
            </a>
            <span className="text-muted">
              {dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
            </span>
            <span className="figures">
              <Price cents={total} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
