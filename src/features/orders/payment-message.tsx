import { useTranslations } from 'next-intl'
import { AwaitPayment } from './await-payment'

const KNOWN = ['left', 'transfer', 'waiting', 'processing', 'paid', 'closed', 'unreachable'] as const
type Known = (typeof KNOWN)[number]

const WARNS: readonly Known[] = ['left', 'closed', 'unreachable']

type Props = { payment: unknown; status?: string; isUnderWay?: boolean }

/**
 * What came of the way to the payment page. The address only says where somebody comes from: whether it is paid says the order, which
 * the provider's own word changes (ruling M4).
 */
export function PaymentMessage({ payment, status, isUnderWay = false }: Props) {
  const t = useTranslations('payment')
  // Whatever the address says, for as long as it takes.
  if (status === 'pending_payment' && isUnderWay) return <Said>{t('processing')}</Said>
  if (payment === 'done') {
    const isAwaited = status === undefined || status === 'pending_payment'
    return (
      <Said>
        {t(isAwaited ? 'done' : 'arrived')}
        {status === 'pending_payment' ? <AwaitPayment /> : null}
      </Said>
    )
  }
  const known = KNOWN.find((word) => word === payment)
  if (!known) return null
  // The bank has answered, or it was paid in another tab meanwhile: an old address must not say otherwise.
  if (status !== undefined && known === 'processing') return null
  if (status !== undefined && status !== 'pending_payment' && (known === 'left' || known === 'waiting'))
    return null
  return <Said warns={WARNS.includes(known)}>{t(known)}</Said>
}

function Said({ warns = false, children }: { warns?: boolean; children: React.ReactNode }) {
  const tone = warns ? 'border-persimmon-deep bg-persimmon-wash' : 'border-celadon bg-celadon-wash'
  return (
    <p role="status" className={`no-print ${tone} mb-6 rounded-md border p-4 font-medium`}>
      {children}
    </p>
  )
}
