import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { PayoutStatus } from '@/domain/payments/payouts/payout'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { EmptyState } from '@/ui/parts/empty-state'
import { ActionForm } from '@/ui/forms/action-form'
import { Pagination } from '@/ui/parts/pagination'
import { Price } from '@/ui/parts/price'
import { takeBackPayout } from './actions'
import { FINANCIALS, writeFinancialsQuery, type FinancialsQuery } from './financials-query'
import type { PayoutLine, PayoutPage } from './list-payouts'

const TONES: Partial<Record<PayoutStatus, 'celadon' | 'persimmon'>> = {
  sent: 'celadon',
  paid: 'celadon',
  failed: 'persimmon',
}

type Props = { found: PayoutPage; query: FinancialsQuery; canAct: boolean; timeZone: string }

/** Every payout with its steps, newest first (rule S12). */
export function PayoutHistory({ found, query, canAct, timeZone }: Props) {
  const t = useTranslations('payouts')
  const path = localePath(useLocale(), FINANCIALS)
  const { payouts, page, pages } = found
  return (
    <section aria-labelledby="payouts" className="mb-10">
      <h2 id="payouts" className="mb-3 text-lg">
        {t('history')}
      </h2>
      {payouts.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className="border-line bg-raised divide-line divide-y rounded-md border">
          {payouts.map((payout) => (
            <Row key={payout.id} payout={payout} canAct={canAct} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => `${path}${writeFinancialsQuery({ ...query, payouts: to })}#payouts`}
      />
    </section>
  )
}

type RowProps = Pick<Props, 'canAct' | 'timeZone'> & { payout: PayoutLine }

function Row({ payout, canAct, timeZone }: RowProps) {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone })
  const day = (at: string) => days.format(new Date(at))
  const { id, status, amount, requestedAt, requestedBy, movedAt, bankName, reference, reason, rate } = payout
  const { arrivedAmount, arrivedCurrency } = payout
  const about = t('ofAmount', { amount: formatMoney(amount, locale), date: day(requestedAt) })
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_14rem]">
      <div className="min-w-0">
        <h3 className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Price cents={amount} />
          <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
        </h3>
        <p className="text-muted text-sm wrap-anywhere">
          {t(`requestedBy.${requestedBy}`, { date: day(requestedAt) })}
          {movedAt && status !== 'requested' ? ` ${t(`moved.${status}`, { date: day(movedAt) })}` : null}
          {bankName ? ` ${t('bank', { bank: bankName })}` : null}
          {reference ? ` ${t('reference', { reference })}` : null}
        </p>
        {arrivedAmount && arrivedCurrency && arrivedCurrency !== 'CAD' ? (
          <p className="figures text-muted text-sm">
            {t('arrived', { amount: formatMoney(arrivedAmount, locale, arrivedCurrency), rate: rate ?? '' })}
          </p>
        ) : null}
        {reason ? <p className="text-sm wrap-anywhere">{t('reason', { reason })}</p> : null}
      </div>
      {canAct ? (
        <ActionForm
          isOffered={status === 'requested'}
          action={takeBackPayout}
          label={t('cancel')}
          about={about}
          failed={t.raw('cancelFailed') as string}
          hidden={{ locale, payout: id }}
        />
      ) : null}
    </li>
  )
}
