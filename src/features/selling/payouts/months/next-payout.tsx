import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { dateFormat } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { aboutWon, rateInWon } from '@/domain/payments/payouts/won'
import { nextPayout } from '@/domain/payments/payouts/next-payout'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { momentAt } from '@/domain/values/wall-clock'
import { NamedPrice, Price } from '@/ui/parts/price'
import type { Balance } from '@/features/selling/payouts/get-balance'

type Props = { balance: Balance; today: string; canAct: boolean; timeZone: string }

/** The day and the sum of the next payout, what it waits for, and what settles on which day (rule S49). */
export function NextPayout({ balance, today, canAct, timeZone }: Props) {
  const t = useTranslations('financials.next')
  const locale = useLocale()
  const { requests, settling, minimum, hasAccount, isTaxed, open } = balance
  const { day, amount, isEnough } = nextPayout({ requests, today, funds: balance, settling })
  const isSelf = requests === 'self'
  const begins = day && timeZone !== SETTLEMENT_ZONE ? momentAt(SETTLEMENT_ZONE, `${day}T00:00`) : null
  const moment = dateFormat(locale, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  const state = !hasAccount
    ? 'noAccount'
    : !canAct
      ? 'notActive'
      : isEnough
        ? isSelf
          ? 'self'
          : 'automatic'
        : 'notEnough'
  return (
    <section aria-labelledby="next-payout" className="border-line bg-raised mb-8 rounded-md border p-4">
      <h2 id="next-payout" className="text-lg">
        {t('title')}
      </h2>
      {amount > 0 ? (
        <p className="figures flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold">
            <NamedPrice cents={amount} />
          </span>
          {balance.won ? (
            <span className="text-muted">
              {aboutWon(amount, balance.won, locale)}{' '}
              <span className="text-sm">
                {t('won', { rate: rateInWon(balance.won, locale), day: formatDay(balance.won.on, locale) })}
              </span>
            </span>
          ) : null}
          {day && isEnough ? (
            <span>{t(day === today ? 'today' : 'on', { day: formatDay(day, locale) })}</span>
          ) : null}
        </p>
      ) : (
        <p className="text-muted">{t('nothing')}</p>
      )}
      <p className="text-muted max-w-prose">
        {amount > 0 ? t(`state.${state}`, { minimum: formatMoney(minimum, locale) }) : null}{' '}
        {begins && isEnough && amount > 0 && day !== today
          ? t('begins', { moment: moment.format(begins) })
          : null}{' '}
        {isTaxed && requests === 'monthly' && amount > 0 ? t('taxed') : null}{' '}
        {open > 0 ? t('open', { amount: formatMoney(open, locale) }) : null}
      </p>
      {settling.length > 0 ? (
        <>
          <h3 className="mt-3 text-base">{t('settling')}</h3>
          <ul className="divide-line mt-1 max-w-xl divide-y">
            {settling.map((each) => (
              <li key={each.day} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span>{formatDay(each.day, locale)}</span>
                <span className="text-muted">{t('orders', { count: each.orders })}</span>
                <span className="figures ms-auto">
                  <Price cents={each.amount} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
