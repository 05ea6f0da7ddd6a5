import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts } from '@/admin/commands/command-texts'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { order: string; left: number; i18n: { language: string } }

/** Refunds a paid order in whole or in part (rule M7). */
export function RefundForm({ order, left, i18n }: Props) {
  const t = adminWords(i18n, 'staff.commands')
  return (
    <CommandForm
      title={t('refundTitle')}
      about={t('refundAbout', { left: formatMoney(left, panelLocale(i18n)) })}
      command="order-refund"
      known={{ order }}
      withKey
      fields={[
        { name: 'amount', label: t('amountBack'), isMoney: true },
        {
          ...askedReason(i18n, ADMIN_TEXT_LIMITS.reason),
          label: t('reason'),
          hint: t('reasonHint'),
        },
      ]}
      button={t('refundButton')}
      done={t('refundDone')}
      words={commandTexts(i18n)}
    />
  )
}
