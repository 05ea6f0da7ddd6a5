import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, typedAmount } from '@/domain/money'
import { requestable } from '@/domain/payments/payouts/payout'
import { localePath } from '@/messages/locales'
import { ActionForm } from '@/ui/forms/action-form'
import { Field } from '@/ui/forms/fields/field'
import { askForPayout } from './actions'
import type { Balance } from './get-balance'

type Props = { balance: Balance; canAct: boolean }

/** Request Payout (rule S12). The form stays in its place whatever the balance, so that its answer can be read without script. */
export function PayoutRequestForm({ balance, canAct }: Props) {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const { minimum, hasAccount, bankName, requests } = balance
  const free = requestable(balance)
  const isEnough = free >= minimum
  const money = (cents: number) => formatMoney(cents, locale)
  const most = isEnough ? t('most', { amount: money(free) }) : t('notEnough', { minimum: money(minimum) })
  return (
    <section aria-labelledby="request" className="border-line bg-raised mb-8 rounded-md border p-4">
      <h2 id="request" className="text-lg">
        {t('request')}
      </h2>
      <p className="text-muted mb-4 max-w-prose">
        {hasAccount ? t('toAccount', { bank: bankName ?? '' }) : t('noAccount')}{' '}
        {canAct ? most : t('notActive')} {requests === 'self' || !canAct ? null : t(`automatic.${requests}`)}
      </p>
      {hasAccount || !canAct ? null : (
        <p className="mb-4">
          <a className="link" href={localePath(locale, '/seller/profile')}>
            {t('addAccount')}
          </a>
        </p>
      )}
      {canAct ? (
        <div className="max-w-sm">
          <ActionForm
            action={askForPayout}
            label={t('submit')}
            failed={t.raw('requestFailed') as string}
            kind="primary"
            hidden={{ locale, key: randomUUID() }}
          >
            <Field
              name="amount"
              label={t('amount')}
              hint={t('amountHint', { minimum: money(minimum) })}
              inputMode="decimal"
              maxLength={40}
              autoComplete="off"
              defaultValue={isEnough ? typedAmount(free, locale) : undefined}
              required
            />
          </ActionForm>
        </div>
      ) : null}
    </section>
  )
}
