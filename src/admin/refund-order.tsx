import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import en from '@/messages/en.json'
import { CommandForm } from './command-form'
import { lengthLimit, commandTexts } from './command-texts'
import { FailedRefunds } from './failed-refunds'
import { isAdminUser } from './is-admin-user'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.commands' })
const PAID = ['confirmed', 'processing', 'shipped', 'delivered']

/** On a paid order: refunds it in whole or in part (rule M7), and lists failed refunds. */
export function RefundOrder({ data, payload, user }: UIFieldServerProps) {
  const left = (data?.totalAmount ?? 0) - (data?.refunded ?? 0)
  const mayRefund = isAdminUser(user) && PAID.includes(data?.status) && left > 0
  return (
    <>
      {data?.id ? <FailedRefunds payload={payload} user={user} order={data.id} /> : null}
      {mayRefund ? <RefundForm order={data.id} left={left} /> : null}
    </>
  )
}

function RefundForm({ order, left }: { order: string; left: number }) {
  return (
    <CommandForm
      title={t('refundTitle')}
      about={t('refundAbout', { left: formatMoney(left, 'en') })}
      action="/api/admin-commands/order-refund"
      known={{ order }}
      withKey
      fields={[
        { name: 'amount', label: t('amountBack'), isMoney: true },
        {
          name: 'reason',
          label: t('reason'),
          hint: t('reasonHint'),
          ...lengthLimit(ADMIN_TEXT_LIMITS.reason),
        },
      ]}
      button={t('refundButton')}
      done={t('refundDone')}
      words={commandTexts()}
    />
  )
}
