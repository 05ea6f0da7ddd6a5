import { useTranslations } from 'next-intl'
import { requestable } from '@/domain/payments/payouts/payout'
import { Price } from '@/ui/parts/price'
import type { Balance } from './get-balance'

/** What is available less what is asked for (rule M42), pending and asked for; None where it is nothing (rule M12), and why it may be negative. */
export function BalancePanel({ balance }: { balance: Balance }) {
  const t = useTranslations('financials')
  const { pending, open, hasDispute, settlement, sellerArrivalDays, imports } = balance
  const available = requestable(balance)
  const figures = [
    ['available', available],
    ['pending', pending],
    ['open', open],
  ] as const
  return (
    <section aria-labelledby="balance" className="mb-8">
      <h2 id="balance" className="mb-3 text-lg">
        {t('balance')}
      </h2>
      <dl className="grid gap-3 md:grid-cols-3">
        {figures.map(([name, cents]) => (
          <div key={name} className="border-line bg-raised grid content-start rounded-md border px-4 py-3">
            <dt className="text-muted text-sm">{t(`figures.${name}`)}</dt>
            <dd className={`figures text-xl ${cents ? 'font-semibold' : 'text-muted'}`}>
              {cents ? <Price cents={cents} /> : t('none')}
            </dd>
            <dd className="text-muted text-sm">{t(`about.${name}`)}</dd>
          </div>
        ))}
      </dl>
      {available < 0 ? (
        <p className="border-persimmon-deep bg-persimmon-wash mt-3 rounded-md border p-4" data-negative="">
          {t('negative')}
        </p>
      ) : null}
      {imports ? <p className="border-line mt-3 rounded-md border p-4">{t('importing')}</p> : null}
      <p className="text-muted mt-3 max-w-prose">
        {t(`settlement.${settlement}`)} {t('reported', { days: sellerArrivalDays })}{' '}
        {hasDispute ? t('dispute') : null}
      </p>
    </section>
  )
}
