import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { filesFor, INVOICES_A_FILE } from '@/domain/orders/documents/invoice-month'
import type { Month } from '@/domain/payments/payouts/revenue'
import { ButtonLink } from '@/ui/parts/button'

type Props = { month: Month; count: number }

/** All of a month as files: the PDFs as ZIP, the sums as CSV for bookkeeping; several where there are many. */
export function MonthFiles({ month, count }: Props) {
  const t = useTranslations('invoices')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const files = filesFor(count)
  const name = dateTime(new Date(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const hrefOf = (format: string, part: number) =>
    `/api/invoices?month=${month}&format=${format}&locale=${locale}${part > 1 ? `&part=${part}` : ''}`
  return (
    <section aria-labelledby="month" className="mb-6">
      <h2 id="month" className="text-lg">
        {name}
      </h2>
      <p className="text-muted mb-3 text-sm">{t('count', { count })}</p>
      <ul className="no-print grid gap-2">
        {Array.from({ length: files }, (_, at) => {
          const [first, last] = [at * INVOICES_A_FILE + 1, Math.min(count, (at + 1) * INVOICES_A_FILE)]
          const range = <span className="text-muted figures">{t('range', { first, last })}</span>
          return (
            <li key={at} className="flex flex-wrap items-center gap-3">
              <ButtonLink kind={at === 0 ? 'primary' : 'plain'} href={hrefOf('zip', at + 1)} download>
                {t('zip')}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
              <ButtonLink href={hrefOf('csv', at + 1)} download>
                {t('csv')}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
              {files > 1 ? range : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
