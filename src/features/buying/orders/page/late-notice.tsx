import { useLocale, useTranslations } from 'next-intl'
import { cancelRoute, isOrderStatus } from '@/domain/orders/order'
import { CANCEL, ESTIMATE } from './anchors'
import type { OrderView } from '@/features/buying/orders/order-view'
import { localePath } from '@/messages/locales'
import { Button, ButtonLink } from '@/ui/parts/button'
import { MESSAGE_FORM } from '@/ui/page/message-form'

type Props = { order: OrderView; arrival: string | null }

/** An order that is late: what is known, and what its reader can do about it (rule M64). */
export function LateNotice({ order, arrival }: Props) {
  const t = useTranslations('order.late')
  const { lateness, side } = order
  if (!lateness) return null
  return (
    <div
      role="status"
      data-late={lateness}
      className="border-persimmon-deep bg-persimmon-wash mb-6 grid gap-3 rounded-md border p-4"
    >
      <div>
        <p className="font-medium">{t('title')}</p>
        <p>{arrival}</p>
      </div>
      {side === 'buyer' && !order.isColleagues ? <BuyerWays order={order} /> : null}
      {side === 'seller' && lateness === 'owed' ? (
        <p className="no-print">
          <a className="link" href={`#${ESTIMATE}`}>
            {t('give')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The buyer asks the seller, cancels what is not shipped (rule M65), or reports it to Maru. */
function BuyerWays({ order: { id, status, firstShippedAt } }: { order: OrderView }) {
  const t = useTranslations('order.late')
  const cancel = useTranslations('order')
  const locale = useLocale()
  const isOffered = isOrderStatus(status) && cancelRoute(status, true, firstShippedAt) !== undefined
  return (
    <div className="no-print flex flex-wrap gap-2">
      {/* The form of the conversation stands beside the order, and opens it from here too. */}
      <Button type="submit" form={MESSAGE_FORM} aria-haspopup="dialog">
        {t('ask')}
      </Button>
      {isOffered ? <ButtonLink href={`#${CANCEL}`}>{cancel('cancel')}</ButtonLink> : null}
      <ButtonLink href={localePath(locale, `/support?order=${id}`)}>{t('report')}</ButtonLink>
    </div>
  )
}
