import type { UIFieldServerProps } from 'payload'
import { CURRENCIES, formatMoney } from '@/domain/money'
import { nextMoves } from '@/domain/values/moves'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { PAYOUT_MOVES } from '@/domain/payments/payouts/payout'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** On a payout: what an admin may do with it now (rule M42). */
export function PayoutSteps({ data, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  const t = adminWords(i18n, 'staff.payouts')
  const steps = nextMoves(PAYOUT_MOVES, data.status, 'admin')
  const amount = formatMoney(data.amount, panelLocale(i18n))
  const reason = {
    ...askedReason(i18n, ADMIN_TEXT_LIMITS.reason),
    label: t('reason'),
    hint: t('reasonHint'),
  }
  const common = { command: 'payout' as const, words: commandTexts(i18n), done: t('stepDone') }
  const known = (step: string) => ({ payout: data.id, step })
  return (
    <>
      {steps.includes('paid') ? (
        <CommandForm
          {...common}
          title={t('paidTitle')}
          about={t('paidAbout', { amount, holder: data.accountHolder ?? '–' })}
          known={known('paid')}
          fields={[
            {
              name: 'reference',
              label: t('reference'),
              blank: adminWords(i18n, 'issues')('payout.reference'),
              ...lengthLimit(i18n, ADMIN_TEXT_LIMITS.reference),
            },
            { name: 'amount', label: t('arrived'), hint: t('arrivedHint') },
            {
              name: 'currency',
              label: t('currency'),
              value: 'CAD',
              options: CURRENCIES.map((value) => ({ value, label: value })),
            },
            { name: 'rate', label: t('rate'), hint: t('rateHint') },
          ]}
          button={t('paidButton')}
          rule="arrived"
        />
      ) : null}
      {steps.includes('failed') ? (
        <CommandForm
          {...common}
          title={t(data.status === 'paid' ? 'returnedTitle' : 'failedTitle')}
          about={t(data.status === 'paid' ? 'returnedAbout' : 'failedAbout', { amount })}
          known={known('failed')}
          fields={[reason]}
          button={t(data.status === 'paid' ? 'returnedButton' : 'failedButton')}
        />
      ) : null}
      {steps.includes('cancelled') ? (
        <CommandForm
          {...common}
          title={t('cancelTitle')}
          about={t('cancelAbout', { amount })}
          known={known('cancelled')}
          fields={[reason]}
          button={t('cancelButton')}
        />
      ) : null}
    </>
  )
}
