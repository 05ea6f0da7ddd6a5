import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { withErrorState } from '@/app/with-error-state'
import { boundsOf } from '@/domain/orders/documents/invoice-month'
import { InvoicesFailed, NoInvoices } from '@/features/buying/invoices/list/no-invoices'
import { listOpenTerms } from '@/features/buying/invoices/list-open-terms'
import { InvoiceTable } from '@/features/buying/invoices/list/invoice-table'
import { MonthFiles } from '@/features/buying/invoices/list/month-files'
import { MonthForm } from '@/features/buying/invoices/list/month-form'
import { listInvoiceMonths, listInvoices } from '@/features/buying/invoices/list-invoices'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { failedRead } from '@/server/next/response-status'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'
import { Pagination } from '@/ui/parts/pagination'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('invoices')
  return { ...(await pageMetadata(locale, '/invoices', { title: t('title') })), robots: { index: false } }
}

/** A member's own invoices and credit notes by month, with all of it as a file (rule P34). */
async function InvoicesPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { month: asked, page: number } = await searchParams
  const wanted = typeof asked === 'string' && boundsOf(asked) ? asked : null
  const page = typeof number === 'string' && /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 1
  const path = localePath(locale, '/invoices')
  const pathOf = (month: string | null, at = 1) =>
    `${path}${month ? `?month=${month}${at > 1 ? `&page=${at}` : ''}` : ''}`
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, wanted ? `/invoices?month=${wanted}` : '/invoices'))
  const t = await getTranslations('invoices')
  const months = await listInvoiceMonths(member).catch(failedRead)
  const month = wanted ?? months?.[0]
  const found = months && month ? await listInvoices(member, month, page).catch(failedRead) : null
  const due = found ? await listOpenTerms(member, found.invoices) : new Map()
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-2 text-2xl">{t('title')}</h1>
      <p className="text-muted mb-6 max-w-prose">{t('text')}</p>
      {asked !== undefined && !wanted ? (
        <p role="alert" className="text-persimmon-deep mb-6 font-medium">
          {(await getTranslations('issues'))('invoices.month')}
        </p>
      ) : null}
      {months && months.length > 0 && month ? (
        <MonthForm path={path} months={months.includes(month) ? months : [month, ...months]} month={month} />
      ) : null}
      {!months || (month && !found) ? <InvoicesFailed retry={pathOf(wanted, page)} /> : null}
      {months?.length === 0 && !found ? <NoInvoices /> : null}
      {found && month && found.count === 0 ? <p>{t('noneInMonth')}</p> : null}
      {found && month && found.count > 0 ? (
        <>
          <MonthFiles month={month} count={found.count} />
          <InvoiceTable invoices={found.invoices} due={due} />
          <Pagination page={page} pages={found.pages} hrefOf={(at) => pathOf(month, at)} />
        </>
      ) : null}
    </div>
  )
}

export default withErrorState(InvoicesPage)
