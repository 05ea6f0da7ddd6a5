import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { DeskBox } from './desk-box'
import { commonWords } from './desk-words'
import { isForAdmins } from './for-admins'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.desk' })
const PAID = ['confirmed', 'processing', 'shipped', 'delivered']

/** On an order that was paid: money goes back, whole or in part (ruling M7). */
export function RefundOrder({ data, user }: UIFieldServerProps) {
  const left = (data?.totalAmount ?? 0) - (data?.refunded ?? 0)
  if (!isForAdmins(user) || !PAID.includes(data?.status) || left <= 0) return null
  return (
    <DeskBox
      title={t('refundTitle')}
      about={t('refundAbout', { left: formatMoney(left, 'en') })}
      action="/api/desk/order-refund"
      known={{ order: data.id }}
      withKey
      fields={[
        { name: 'amount', label: t('amountBack'), isMoney: true },
        { name: 'reason', label: t('reason'), hint: t('reasonHint') },
      ]}
      button={t('refundButton')}
      done={t('refundDone')}
      words={commonWords()}
    />
  )
}
