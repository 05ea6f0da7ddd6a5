import { mayMove } from '@/domain/values/moves'
import { formatMoney } from '@/domain/money'
import { CARRIERS, carrierName } from '@/domain/orders/shipping/carrier'
import { isOrderStatus, maySendForSeller, ORDER_MOVES } from '@/domain/orders/order'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts } from '@/admin/commands/command-texts'
import { adminWords } from '@/admin/parts/words'
import type { BarAction } from './order-bar'
import type { OrderProps } from './parts/order-part'
import { RefundForm } from './refund-form'

/** What an admin can do with the order now: each says what follows (rule M46). */
export function orderActions({ order, staff, i18n, locale }: OrderProps): BarAction[] {
  const { status } = order
  if (!isOrderStatus(status)) return []
  const t = adminWords(i18n, 'staff.order')
  const commands = adminWords(i18n, 'staff.commands')
  const rest = adminWords(i18n, 'parcels.rest')
  const words = { ...commandTexts(i18n), sure: t('sure') }
  const left = order.total - order.refunded
  const isPaid = order.confirmedAt !== null
  const known = { order: order.id }
  const reason = (hint: string) => ({
    ...askedReason(i18n, ADMIN_TEXT_LIMITS.reason),
    label: commands('reason'),
    hint,
  })
  const may = (to: 'cancelled' | 'delivered') => mayMove(ORDER_MOVES, status, to, 'admin')
  const mayConfirm = may('delivered') || order.reportedUntil !== null
  const actions: (BarAction | false)[] = [
    maySendForSeller(status, staff.sellerStatus) && {
      name: 'ship',
      label: t('shipTitle'),
      form: (
        <CommandForm
          title={t('shipTitle')}
          about={t('shipAbout')}
          command="order-ship"
          known={known}
          fields={[
            {
              name: 'carrier',
              label: adminWords(i18n, 'order')('carrier'),
              value: CARRIERS[0],
              options: CARRIERS.map((value) => ({ value, label: carrierName(value, locale) })),
            },
            { name: 'trackingNumber', label: adminWords(i18n, 'order')('trackingNumber') },
            reason(t('auditReason')),
          ]}
          button={t('shipButton')}
          done={t('done')}
          words={words}
        />
      ),
    },
    mayConfirm && {
      name: 'delivered',
      label: t('deliveredTitle'),
      form: (
        <CommandForm
          title={t('deliveredTitle')}
          about={t('deliveredAbout')}
          command="order-delivered"
          known={known}
          fields={[reason(t('auditReason'))]}
          button={t('deliveredButton')}
          done={t('done')}
          words={words}
        />
      ),
    },
    isPaid &&
      status !== 'cancelled' &&
      left > 0 && {
        name: 'refund',
        label: commands('refundTitle'),
        form: <RefundForm order={order.id} left={left} i18n={i18n} />,
      },
    order.rest !== null && {
      name: 'rest',
      label: rest('fold'),
      form: (
        <CommandForm
          title={rest('fold')}
          about={
            order.rest.amount > 0
              ? rest.markup('follows', { amount: () => formatMoney(order.rest?.amount ?? 0, locale) })
              : rest('followsRefunded')
          }
          command="order-rest"
          known={{ ...known, seen: order.rest.mark }}
          fields={[reason(commands('reasonHint'))]}
          button={rest('now')}
          done={rest('done')}
          words={commandTexts(i18n)}
        />
      ),
    },
    may('cancelled') &&
      !order.firstShippedAt && {
        name: 'cancel',
        label: t('cancelTitle'),
        form: (
          <CommandForm
            title={t('cancelTitle')}
            about={isPaid ? t('cancelAbout', { left: formatMoney(left, locale) }) : t('cancelUnpaid')}
            command="order-cancel"
            known={known}
            fields={[reason(commands('reasonHint'))]}
            button={t('cancelButton')}
            done={t('cancelDone')}
            words={isPaid ? commandTexts(i18n) : words}
          />
        ),
      },
  ]
  return actions.filter((action) => action !== false)
}
