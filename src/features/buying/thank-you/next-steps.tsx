import { useLocale, useTranslations } from 'next-intl'
import { transferTexts } from '@/domain/payments/transfer'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import type { PlacedView } from './get-placed'

/** What happens next, and where to go from here. */
export function NextSteps({ placed }: { placed: PlacedView }) {
  const t = useTranslations('thankYou')
  const page = useTranslations('checkout.page')
  const locale = useLocale()
  const steps = useSteps(placed)
  return (
    <aside aria-labelledby="next" className="sum-box">
      <h2 id="next" className="text-lg">
        {t('next')}
      </h2>
      {steps.length > 0 ? (
        <ol className="grid list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <div className="grid gap-2">
        <ButtonLink href={localePath(locale, '/buyer-orders')}>{page('orders')}</ButtonLink>
        <ButtonLink kind="quiet" href={localePath(locale, '/products')}>
          {page('browse')}
        </ButtonLink>
      </div>
    </aside>
  )
}

function useSteps({ state, orders, ...placed }: PlacedView): string[] {
  const t = useTranslations('thankYou')
  const terms = useTranslations('netTerms')
  const { until } = transferTexts({ amount: placed.total, ...placed }, useLocale())
  const delivery = [t('steps.ships', { count: orders.length }), t('steps.arrives')]
  switch (state) {
    case 'paid':
      return [t('steps.invoice', { count: orders.length }), ...delivery]
    case 'onTerms':
      return [terms('payBy', { date: until }), ...delivery]
    case 'confirming':
    case 'processing':
      return [t('steps.confirmed'), ...delivery]
    case 'transfer':
      return [t('steps.transfer', { date: until }), t('steps.matched'), ...delivery]
    case 'waiting':
      return [t('steps.quoted'), ...delivery]
    case 'unapproved':
      return [t('steps.unapproved'), ...delivery]
    case 'open':
    case 'left':
    case 'unreachable':
      return [t('steps.pay'), ...delivery]
    default:
      return []
  }
}
