import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Pagination } from '@/ui/parts/pagination'
import { Price } from '@/ui/parts/price'
import type { CompanyTermsView, OpenInvoice } from './get-company-terms'

/** On the company's page: its terms, what of its limit is used, and the invoices that are open (rule M123). */
export function TermsCard({ terms }: { terms: CompanyTermsView | null }) {
  const t = useTranslations('netTerms')
  const locale = useLocale()
  if (!terms) return null
  const { credit, open } = terms
  return (
    <section aria-labelledby="terms" className="grid gap-4">
      <h2 id="terms" className="text-lg">
        {t('title')}
      </h2>
      {credit ? <Credit credit={credit} /> : <p>{t('ended')}</p>}
      <h3 className="text-base">{t('open', { count: open.total })}</h3>
      {open.total === 0 ? <p className="text-muted">{t('nothingOpen')}</p> : null}
      <ul className="grid gap-3">
        {open.invoices.map((invoice) => (
          <Open key={invoice.checkout} invoice={invoice} />
        ))}
      </ul>
      <Pagination
        page={open.page}
        pages={open.pages}
        hrefOf={(to) => `${localePath(locale, to > 1 ? `/company?page=${to}` : '/company')}#terms`}
      />
    </section>
  )
}

function Credit({ credit }: { credit: NonNullable<CompanyTermsView['credit']> }) {
  const t = useTranslations('netTerms')
  const { netDays, creditLimit, used, left, overdue } = credit
  return (
    <>
      <p className="max-w-prose">{t('text', { days: netDays })}</p>
      {overdue ? (
        <p role="status" className="text-persimmon-deep font-medium">
          {t('blocked')}
        </p>
      ) : null}
      <dl className="figures grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {(
          [
            ['limit', creditLimit],
            ['used', used],
            ['left', left],
          ] as const
        ).map(([name, cents]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="text-end font-medium">
              <Price cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Open({ invoice }: { invoice: OpenInvoice }) {
  const t = useTranslations('netTerms')
  const company = useTranslations('company')
  const order = useTranslations('order')
  const locale = useLocale()
  const { checkout, number, orders, owed, dueOn, isOverdue, isUnderWay, byCard } = invoice
  const day = formatDay(dueOn, locale)
  return (
    <li className="border-line bg-raised flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border p-4">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <a className="link font-semibold" href={localePath(locale, `/order/${invoice.order}`)}>
          {company('orderOf', { number, more: orders - 1 })}
        </a>
        <p className={isOverdue ? 'text-persimmon-deep font-medium' : 'text-muted'}>
          {t(isOverdue ? 'overdue' : 'due', { day })}
        </p>
        {isUnderWay ? <p className="text-sm">{t('underWay')}</p> : null}
        {isUnderWay || byCard ? null : <p className="text-sm">{t('byTransfer')}</p>}
      </div>
      <p className="figures font-semibold">
        <Price cents={owed} />
      </p>
      {!isUnderWay && byCard ? (
        <ButtonLink kind="primary" href={`/api/checkout/${checkout}/pay`}>
          {order('payNow')}
          <span className="sr-only">: {number}</span>
        </ButtonLink>
      ) : null}
    </li>
  )
}
