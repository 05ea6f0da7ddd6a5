import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/parts/button'
import { PollPayment } from './poll-payment'
import { paymentNotice, type PaymentStatus } from './payment-notice'

type Props = {
  payment: unknown
  paymentStatus: PaymentStatus | undefined
  /** URL of the payment, if the page has no Pay now button of its own. */
  pay?: string
  /** On the page of one order, which has the instructions of a transfer. */
  isOnOrder?: boolean
}

/** Status of the payment that a buyer returns from, with a link to it while it can be paid. */
export function PaymentMessage({ payment, paymentStatus, pay, isOnOrder = false }: Props) {
  const t = useTranslations('payment')
  const order = useTranslations('order')
  const notice = paymentNotice(payment, paymentStatus)
  if (!notice) return null
  const tone = notice.warns ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'
  return (
    <div className={`no-print ${tone} mb-6 grid justify-items-start gap-3 rounded-md border p-4`}>
      <p role="status" className="font-medium">
        {t(notice.text === 'transfer' && isOnOrder ? 'transferHere' : notice.text)}
      </p>
      {pay && notice.canPay ? (
        <ButtonLink kind="primary" href={pay}>
          {order('payNow')}
        </ButtonLink>
      ) : null}
      {notice.isAwaited ? <PollPayment /> : null}
    </div>
  )
}
