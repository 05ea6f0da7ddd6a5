import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { DESK_TEXTS } from '@/domain/payments/desk-texts'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { DeskBox } from './desk-box'
import { atMost, commonWords } from './desk-words'
import { isForAdmins } from './for-admins'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.desk' })

/** On a refund that the provider does not send: somebody has sent it by hand. */
export async function RecordRefund({ data, payload, user }: UIFieldServerProps) {
  if (!isForAdmins(user) || !['failed', 'queued'].includes(data?.status)) return null
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
    <DeskBox
      title={t('recordTitle')}
      about={t('recordAbout', { amount: formatMoney(data.amount, 'en') })}
      action="/api/desk/refund"
      known={{ refund: data.id }}
      fields={[
        {
          name: 'reference',
          label: t('bankReference'),
          hint: t('bankReferenceHint'),
          ...atMost(DESK_TEXTS.reference),
        },
      ]}
      button={t('recordButton')}
      done={t('recordDone')}
      words={commonWords()}
    />
  )
}
