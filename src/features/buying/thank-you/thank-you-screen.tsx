import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { canPay, isThanked, type PlacedState } from '@/domain/payments/placed'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { PlacedView } from './get-placed'
import { NextSteps } from './next-steps'
import { PlacedOrders } from './placed-orders'

type Props = {
  placed: PlacedView
  /** How the buyer is addressed; empty without a name. */
  name: string
  /** How to make the transfer, where one is due. */
  transfer: ReactNode
}

const WARNS: readonly PlacedState[] = ['left', 'unreachable', 'closed', 'expired', 'cancelled', 'refunded']

/** What became of an order just placed, and what comes next (rule M62). */
export function ThankYouScreen({ placed, name, transfer }: Props) {
  const t = useTranslations('thankYou')
  const { id, state, email } = placed
  const tone = WARNS.includes(state)
    ? 'border-persimmon-deep bg-persimmon-wash'
    : 'border-celadon bg-celadon-wash'
  return (
    <>
      <h1 className="mb-4 text-2xl">{useHeading(state, name)}</h1>
      <div className={`${tone} mb-6 grid justify-items-start gap-3 rounded-md border p-4`}>
        <p role="status" className="font-medium">
          {useAnswer(placed)}
        </p>
        {state === 'confirming' ? <p>{t('notPaid')}</p> : null}
        {canPay(state) ? <PayNow checkout={id} isFirst={state !== 'confirming'} /> : null}
        {state === 'expired' ? <ToCart /> : null}
        {isThanked(state) ? <p className="wrap-anywhere">{t('emailed', { email })}</p> : null}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <div>
          {transfer}
          <PlacedOrders placed={placed} />
        </div>
        <NextSteps placed={placed} />
      </div>
    </>
  )
}

function PayNow({ checkout, isFirst }: { checkout: string; isFirst: boolean }) {
  const t = useTranslations('order')
  return (
    <ButtonLink kind={isFirst ? 'primary' : 'plain'} href={`/api/checkout/${checkout}/pay`}>
      {t('payNow')}
    </ButtonLink>
  )
}

function ToCart() {
  const t = useTranslations('thankYou')
  return <ButtonLink href={localePath(useLocale(), '/cart')}>{t('toCart')}</ButtonLink>
}

function useHeading(state: PlacedState, name: string): string {
  const t = useTranslations('thankYou')
  if (isThanked(state)) return name ? t('thanks', { name }) : t('thanksAlone')
  if (state === 'expired' || state === 'cancelled' || state === 'refunded') return t(`over.${state}`)
  return t('unpaid')
}

function useAnswer({ state, orders }: PlacedView): string {
  const t = useTranslations('thankYou')
  const payment = useTranslations('payment')
  const terms = useTranslations('netTerms')
  if (state === 'paid') return t('paid', { count: orders.length })
  if (state === 'onTerms') return terms('placed', { count: orders.length })
  return state === 'confirming' || state === 'transfer' ? t(state) : payment(state)
}
