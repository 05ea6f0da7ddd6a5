import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Button } from '@/ui/parts/button'
import { BookkeepingForm } from '@/features/selling/payouts/months/bookkeeping-form'
import { CommissionDocuments } from './commission-documents'
import type { CommissionInvoiceView } from './list-commission-invoices'

type Props = { months: readonly string[]; documents: readonly CommissionInvoiceView[]; isSeoul: boolean }

/** A statement of a month, as PDF or CSV, and the commission invoices. A plain form: it needs no script. */
export function StatementForm({ months, documents, isSeoul }: Props) {
  const t = useTranslations('financials.statements')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const nameOf = (month: string) =>
    dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <section aria-labelledby="statements" className="mb-10">
      <h2 id="statements" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-muted mb-4 max-w-prose">{t(months.length > 0 ? 'about' : 'empty')}</p>
      {months.length > 0 ? (
        <form action="/api/seller-statement" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="locale" value={locale} />
          <label className="grid gap-1">
            <span className="font-medium">{t('month')}</span>
            <select name="month" className="input">
              {months.map((month) => (
                <option key={month} value={month}>
                  {nameOf(month)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" name="format" value="pdf">
            {t('pdf')}
          </Button>
          <Button type="submit" name="format" value="csv">
            {t('csv')}
          </Button>
        </form>
      ) : null}
      <BookkeepingForm months={months} isSeoul={isSeoul} />
      <CommissionDocuments documents={documents} />
    </section>
  )
}
