import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { isOverdue } from '@/domain/people/companies/terms'
import { dateFormat } from '@/domain/locale'
import { BOOKED_BY } from '@/domain/orders/buyer-facts'
import { signOf, type OwnInvoice } from '@/domain/orders/documents/own-invoice'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/parts/price'
import type { OpenTerm, OpenTerms } from '@/features/buying/invoices/list-open-terms'

/** Invoices and credit notes of a month, each a PDF, with its order and seller; a list of cards on narrow screens. */
export function InvoiceTable({ invoices, due }: { invoices: readonly OwnInvoice[]; due: OpenTerms }) {
  const t = useTranslations('invoice')
  const order = useTranslations('buyerOrders')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'America/Toronto' })
  return (
    <ul className="border-line bg-raised divide-line divide-y rounded-md border">
      {invoices.map(({ id, number, kind, issuedAt, orderId, content }) => {
        const { company, companyKo } = content.supplier
        return (
          <li
            key={id}
            className="grid items-baseline gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <div>
              <a className="link figures inline-block min-h-6" href={`/api/invoice/${id}?locale=${locale}`}>
                {number}
              </a>
              <p className="text-muted text-sm">
                {t(kind === 'invoice' ? 'title' : 'creditTitle')} ·{' '}
                <time dateTime={issuedAt}>{days.format(new Date(issuedAt))}</time>
              </p>
            </div>
            <div className="min-w-0">
              <p className="wrap-anywhere">{(locale === 'ko' && companyKo) || company}</p>
              <p className="text-sm">
                <a className="link inline-block min-h-6" href={localePath(locale, `/order/${orderId}`)}>
                  {order('number', { number: content.order })}
                </a>
                {content[BOOKED_BY] ? (
                  <span className="text-muted wrap-anywhere">
                    {' '}
                    · {order('po', { number: content[BOOKED_BY] })}
                  </span>
                ) : null}
              </p>
            </div>
            <div className="md:text-end">
              <p className="figures font-medium">
                <Price cents={signOf(kind) * content.total} />
              </p>
              {kind === 'invoice' ? <DueDate due={due.get(orderId)} number={number} /> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Of an invoice on terms that is not paid: its day, and the way to pay (rule M123). */
function DueDate({ due, number }: { due: OpenTerm | undefined; number: string }) {
  const t = useTranslations('netTerms')
  const order = useTranslations('order')
  const locale = useLocale()
  if (!due) return null
  const { dueOn, checkout, byCard } = due
  const isLate = isOverdue(dueOn, new Date())
  return (
    <p className={isLate ? 'text-persimmon-deep text-sm font-medium' : 'text-sm'}>
      {t(isLate ? 'overdue' : 'due', { day: formatDay(dueOn, locale) })}
      {byCard ? (
        <>
          {' '}
          ·{' '}
          <a className="link inline-block min-h-6" href={`/api/checkout/${checkout}/pay`}>
            {order('payNow')}
            <span className="sr-only">: {number}</span>
          </a>
        </>
      ) : null}
    </p>
  )
}
