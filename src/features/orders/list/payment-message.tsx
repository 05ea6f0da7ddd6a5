import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/button'
import { PollPayment } from './poll-payment'
import { paymentNotice, type PaymentStatus } from './payment-notice'

/** `pay` leads to the payment, where the page has no Pay now of its own. */
type Props = { payment: unknown; paymentStatus: PaymentStatus | undefined; pay?: string }

/** How the payment stands that somebody comes back from, with the way to it where it can still be paid. */
export function PaymentMessage({ payment, paymentStatus, pay }: Props) {
  const t = useTranslations('payment')
  const order = useTranslations('order')
  const word = paymentNotice(payment, paymentStatus)
  if (!word) return null
  const tone = word.warns ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'
  return (
    <div className={`no-print ${tone} mb-6 grid justify-items-start gap-3 rounded-md border p-4`}>
      <p role="status" className="font-medium">
        {t(word.text)}
      </p>
      {pay && word.canPay ? (
        <ButtonLink kind="primary" href={pay}>
          {order('payNow')}
        </ButtonLink>
      ) : null}
      {word.isAwaited ? <PollPayment /> : null}
    </div>
  )
}
