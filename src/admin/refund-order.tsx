import type { UIFieldServerProps } from 'payload'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { formatMoney } from '@/domain/money'
import { CommandForm } from './command-form'
import { lengthLimit, commandTexts } from './command-texts'
import { FailedRefunds } from './failed-refunds'
import { isAdminUser } from './is-admin-user'
import { adminWords, localeOf } from './words'

const PAID = ['confirmed', 'processing', 'shipped', 'delivered']

/** On a paid order: refunds it in whole or in part (rule M7), and lists failed refunds. */
export function RefundOrder({ data, payload, user, i18n }: UIFieldServerProps) {
  const left = (data?.totalAmount ?? 0) - (data?.refunded ?? 0)
  const mayRefund = isAdminUser(user) && PAID.includes(data?.status) && left > 0
  return (
    <>
      {data?.id ? <FailedRefunds payload={payload} user={user} order={data.id} i18n={i18n} /> : null}
      {mayRefund ? <RefundForm order={data.id} left={left} i18n={i18n} /> : null}
    </>
  )
}

type Form = { order: string; left: number; i18n: { language: string } }

function RefundForm({ order, left, i18n }: Form) {
  const t = adminWords(i18n, 'staff.commands')
  return (
    <CommandForm
      title={t('refundTitle')}
      about={t('refundAbout', { left: formatMoney(left, localeOf(i18n)) })}
      action="/api/admin-commands/order-refund"
      known={{ order }}
      withKey
      fields={[
        { name: 'amount', label: t('amountBack'), isMoney: true },
        {
          name: 'reason',
          label: t('reason'),
          hint: t('reasonHint'),
          ...lengthLimit(i18n, ADMIN_TEXT_LIMITS.reason),
        },
      ]}
      button={t('refundButton')}
      done={t('refundDone')}
      words={commandTexts(i18n)}
    />
  )
}
