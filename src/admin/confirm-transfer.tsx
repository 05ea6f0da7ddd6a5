import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { DESK_TEXTS } from '@/domain/payments/desk-texts'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { DeskBox } from './desk-box'
import { atMost, commonWords } from './desk-words'
import { isForAdmins } from './for-admins'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.desk' })

/** On a checkout that is paid by bank transfer: the transfer has arrived (rule M4). */
export function ConfirmTransfer({ data, user }: UIFieldServerProps) {
  const isDue = data?.status === 'pending_payment' || data?.status === 'expired'
  if (!isForAdmins(user) || data?.provider !== 'transfer' || !isDue) return null
  const total = formatMoney(data.total, 'en')
  return (
    <DeskBox
      title={t('transferTitle')}
      about={t('transferAbout', { reference: data.transferReference ?? '', total })}
      action="/api/desk/transfer"
      known={{ checkout: data.id }}
      fields={[
        { name: 'amount', label: t('amountArrived'), isMoney: true },
        {
          name: 'bankReference',
          label: t('bankReference'),
          hint: t('bankReferenceHint'),
          ...atMost(DESK_TEXTS.bankReference),
        },
      ]}
      button={t('transferButton')}
      done={t('transferDone')}
      words={commonWords()}
    />
  )
}
