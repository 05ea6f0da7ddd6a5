import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import { CommandForm } from '@/admin/commands/command-form'
import { lengthLimit, commandTexts } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** On a checkout paid by bank transfer: records its arrival (rules M4, M123). */
export function ConfirmTransfer({ data, user, i18n }: UIFieldServerProps) {
  const isOnTerms = data?.status === 'on_terms'
  const isDue = data?.status === 'pending_payment' || data?.status === 'expired'
  // What is owed on terms may come either way (rule M123).
  const isAwaited = isOnTerms || (data?.provider === 'transfer' && isDue)
  if (!isAdminUser(user) || !data || !isAwaited) return null
  const t = adminWords(i18n, 'staff.commands')
  const total = formatMoney(isOnTerms ? data.owed : data.total, panelLocale(i18n))
  return (
    <CommandForm
      title={t('transferTitle')}
      about={t('transferAbout', { reference: data.transferReference ?? '', total })}
      command="transfer"
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
