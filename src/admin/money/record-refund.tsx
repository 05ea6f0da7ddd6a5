import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { isTransferred } from '@/domain/payments/transfer'
import { formatMoney } from '@/domain/money'
import { CommandForm } from '@/admin/commands/command-form'
import { lengthLimit, commandTexts } from '@/admin/commands/command-texts'
import { isAdminUser } from '@/admin/parts/is-admin-user'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** On a refund the provider does not send: records that staff sent it manually. */
export async function RecordRefund({ data, payload, user, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !['failed', 'queued'].includes(data?.status)) return null
  const checkout = await payload.findByID({
    collection: 'checkouts',
    id: data.checkout,
    depth: 0,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
  const isByHand = checkout && isTransferred({ ...checkout, payment: data.providerPayment ?? null })
  if (data.status === 'queued' && !isByHand) return null
  const t = adminWords(i18n, 'staff.commands')
  return (
    <CommandForm
      title={t('recordTitle')}
      about={t('recordAbout', { amount: formatMoney(data.amount, panelLocale(i18n)) })}
      command="refund"
      known={{ refund: data.id }}
      fields={[
        {
          name: 'reference',
          label: t('bankReference'),
          hint: t('bankReferenceHint'),
          ...lengthLimit(i18n, ADMIN_TEXT_LIMITS.reference),
        },
      ]}
      button={t('recordButton')}
      done={t('recordDone')}
      words={commandTexts(i18n)}
    />
  )
}
