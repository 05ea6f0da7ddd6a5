import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { DESK_TEXTS } from '@/domain/payments/desk-texts'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { DeskBox } from './desk-box'
import { atMost, commonWords } from './desk-words'
import { FailedRefunds } from './failed-refunds'
import { isForAdmins } from './for-admins'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.desk' })
const PAID = ['confirmed', 'processing', 'shipped', 'delivered']

/** On an order that was paid: money goes back, whole or in part (rule M7); and what of it could not. */
export function RefundOrder({ data, payload, user }: UIFieldServerProps) {
  const left = (data?.totalAmount ?? 0) - (data?.refunded ?? 0)
  const mayRefund = isForAdmins(user) && PAID.includes(data?.status) && left > 0
  return (
    <>
      {data?.id ? <FailedRefunds payload={payload} user={user} order={data.id} /> : null}
      {mayRefund ? <GiveBack order={data.id} left={left} /> : null}
    </>
  )
}

function GiveBack({ order, left }: { order: string; left: number }) {
  return (
    <DeskBox
      title={t('refundTitle')}
      about={t('refundAbout', { left: formatMoney(left, 'en') })}
      action="/api/desk/order-refund"
      known={{ order }}
      withKey
      fields={[
        { name: 'amount', label: t('amountBack'), isMoney: true },
        { name: 'reason', label: t('reason'), hint: t('reasonHint'), ...atMost(DESK_TEXTS.reason) },
      ]}
      button={t('refundButton')}
      done={t('refundDone')}
      words={commonWords()}
    />
  )
}
