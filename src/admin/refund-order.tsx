import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/domain/money'
import { DeskBox } from './desk-box'
import { commonWords, deskWords } from './desk-words'
import { isForAdmins } from './for-admins'

const PAID = ['confirmed', 'processing', 'shipped', 'delivered']

/** On an order that was paid: money goes back, whole or in part (ruling M7). */
export function RefundOrder({ data, user }: UIFieldServerProps) {
  const left = (data?.totalAmount ?? 0) - (data?.refunded ?? 0)
  if (!isForAdmins(user) || !PAID.includes(data?.status) || left <= 0) return null
  return (
    <DeskBox
      title={deskWords('refundTitle')}
      about={deskWords('refundAbout', { left: formatMoney(left, 'en') })}
      action="/api/desk/order-refund"
      known={{ order: data.id }}
      withKey
      fields={[
        { name: 'amount', label: deskWords('amountBack'), isMoney: true },
        { name: 'reason', label: deskWords('reason'), hint: deskWords('reasonHint') },
      ]}
      button={deskWords('refundButton')}
      done={deskWords('refundDone')}
      words={commonWords()}
    />
  )
}
