import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { CommandForm } from './command-form'
import { lengthLimit, commandTexts } from './command-texts'
import { isAdminUser } from './is-admin-user'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.commands' })

/** On a refund the provider does not send: records that staff sent it manually. */
export async function RecordRefund({ data, payload, user }: UIFieldServerProps) {
  if (!isAdminUser(user) || !['failed', 'queued'].includes(data?.status)) return null
  const checkout = await payload.findByID({
    collection: 'checkouts',
    id: data.checkout,
    depth: 0,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
  if (data.status === 'queued' && checkout?.provider !== 'transfer') return null
  return (
    <CommandForm
      title={t('recordTitle')}
      about={t('recordAbout', { amount: formatMoney(data.amount, 'en') })}
      action="/api/admin-commands/refund"
      known={{ refund: data.id }}
      fields={[
        {
          name: 'reference',
          label: t('bankReference'),
          hint: t('bankReferenceHint'),
          ...lengthLimit(ADMIN_TEXT_LIMITS.reference),
        },
      ]}
      button={t('recordButton')}
      done={t('recordDone')}
      words={commandTexts()}
    />
  )
}
