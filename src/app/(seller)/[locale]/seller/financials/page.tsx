import { getTranslations } from 'next-intl/server'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { Locale } from '@/domain/locale'
import { isSellingReader, mayActOn } from '@/domain/people/sellers/seller-area'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { Differences } from '@/features/selling/payouts/months/differences'
import { getDifference } from '@/features/selling/payouts/months/get-difference'
import { MonthList } from '@/features/selling/payouts/months/month-list'
import { NextPayout } from '@/features/selling/payouts/months/next-payout'
import { BalancePanel } from '@/features/selling/payouts/balance-panel'
import { CommissionNote } from '@/features/selling/payouts/commission-note'
import {
  FINANCIALS,
  readFinancialsQuery,
  writeFinancialsQuery,
} from '@/features/selling/payouts/financials-query'
import { settlementDay } from '@/features/selling/payouts/funds'
import { getBalance } from '@/features/selling/payouts/get-balance'
import { listCommissionInvoices } from '@/features/selling/payouts/documents/list-commission-invoices'
import { listLines } from '@/features/selling/payouts/lines/list-lines'
import { listMonths } from '@/features/selling/payouts/months/list-months'
import { listPayouts } from '@/features/selling/payouts/list-payouts'
import { OrderLines } from '@/features/selling/payouts/lines/order-lines'
import { PayoutHistory } from '@/features/selling/payouts/payout-history'
import { PayoutRequestForm } from '@/features/selling/payouts/payout-request-form'
import { RevenueBars } from '@/features/selling/payouts/months/revenue-bars'
import { StatementForm } from '@/features/selling/payouts/documents/statement-form'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'
import { failedRead } from '@/server/next/response-status'
import { LoadFailed } from '@/ui/errors/load-failed'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('financials')
  return { title: t('title') }
}

/** A seller's money (rules S12, S49, S50, S51, S52, M12, M42). It waits for its reads, so that it is whole without script. */
export default async function FinancialsPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const asked = await searchParams
  return (
    <SellerGate
      locale={locale}
      path={FINANCIALS + writeFinancialsQuery(readFinancialsQuery(asked))}
      need="active"
      part="finance"
    >
      {(admitted) => <Financials locale={locale} asked={asked} admitted={admitted} />}
    </SellerGate>
  )
}

type FinancialsProps = { locale: Locale; asked: Query; admitted: Admission }

async function Financials({ locale, asked, admitted: { viewer, canAct } }: FinancialsProps) {
  const { actor, user } = viewer
  // Finance reads; owners ask (rule P40).
  const mayAsk = canAct && mayActOn(actor, 'owner')
  if (!user || !isSellingReader(actor)) return null
  const t = await getTranslations('financials')
  const query = readFinancialsQuery(asked)
  const timeZone = timeZoneOf(viewer.profile?.country)
  const isSeoul = timeZone === 'Asia/Seoul'
  const today = settlementDay()
  const found = await Promise.all([
    getBalance(actor.id, today),
    listMonths(actor.id),
    listLines(actor.id, query.page),
    listPayouts(user, query.payouts),
    listCommissionInvoices(user),
    getDifference(actor.id, query.month),
  ]).catch(failedRead)
  const title = <h1 className="mb-6 text-xl md:text-2xl">{t('title')}</h1>
  if (!found)
    return (
      <>
        {title}
        <LoadFailed
          message={t('failed')}
          retry={localePath(locale, FINANCIALS) + writeFinancialsQuery(query)}
        />
      </>
    )
  const [balance, months, lines, payouts, documents, difference] = found
  return (
    <>
      {title}
      <NextPayout balance={balance} today={today} canAct={mayAsk} timeZone={timeZone} />
      <BalancePanel balance={balance} />
      <PayoutRequestForm balance={balance} canAct={mayAsk} />
      <RevenueBars months={months.revenue} />
      <MonthList totals={months.totals} />
      <Differences difference={difference} months={months.statements} isSeoul={isSeoul} />
      <CommissionNote ppm={balance.commissionPpm} />
      <OrderLines found={lines} query={query} timeZone={timeZone} />
      <PayoutHistory found={payouts} query={query} canAct={mayAsk} timeZone={timeZone} />
      <StatementForm months={months.statements} documents={documents} isSeoul={isSeoul} />
    </>
  )
}
