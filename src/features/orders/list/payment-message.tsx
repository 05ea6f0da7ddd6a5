import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/button'
import { AwaitPayment } from './await-payment'
import { paymentWord, type Standing } from './payment-standing'

/** `pay` leads to the payment, where the page has no Pay now of its own. */
type Props = { payment: unknown; standing: Standing | undefined; pay?: string }

/** How the payment stands that somebody comes back from, with the way to it where it can still be paid. */
export function PaymentMessage({ payment, standing, pay }: Props) {
  const t = useTranslations('payment')
  const order = useTranslations('order')
  const word = paymentWord(payment, standing)
  if (!word) return null
  const tone = word.warns ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'
  return (
    <div className={`no-print ${tone} mb-6 grid justify-items-start gap-3 rounded-md border p-4`}>
      <p role="status" className="font-medium">
        {t(word.says)}
      </p>
      {pay && word.canPay ? (
        <ButtonLink kind="primary" href={pay}>
          {order('payNow')}
        </ButtonLink>
      ) : null}
      {word.isAwaited ? <AwaitPayment /> : null}
    </div>
  )
}
