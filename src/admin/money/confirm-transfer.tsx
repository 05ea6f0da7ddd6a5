import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import { CommandForm } from '@/admin/command-form'
import { lengthLimit, commandTexts } from '@/admin/command-texts'
import { isAdminUser } from '@/admin/is-admin-user'
import { adminWords, localeOf } from '@/admin/words'

/** On a checkout paid by bank transfer: records its arrival (rule M4). */
export function ConfirmTransfer({ data, user, i18n }: UIFieldServerProps) {
  const isDue = data?.status === 'pending_payment' || data?.status === 'expired'
  if (!isAdminUser(user) || data?.provider !== 'transfer' || !isDue) return null
  const t = adminWords(i18n, 'staff.commands')
  const total = formatMoney(data.total, localeOf(i18n))
  return (
    <CommandForm
      title={t('transferTitle')}
      about={t('transferAbout', { reference: data.transferReference ?? '', total })}
      action="/api/admin-commands/transfer"
      known={{ checkout: data.id }}
      fields={[
        { name: 'amount', label: t('amountArrived'), isMoney: true },
        {
          name: 'bankReference',
          label: t('bankReference'),
          hint: t('bankReferenceHint'),
          ...lengthLimit(i18n, ADMIN_TEXT_LIMITS.bankReference),
        },
      ]}
      button={t('transferButton')}
      done={t('transferDone')}
      words={commandTexts(i18n)}
      refreshes
    />
  )
}
