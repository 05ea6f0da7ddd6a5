import { useTranslations } from 'next-intl'
import type { Locale } from '@/domain/locale'
import type { ChosenServices } from '@/domain/cart/quote/quote'
import { DistrictTexts } from '@/server/texts/district-texts'
import { AddressForm } from './address-form'
import type { CheckoutView } from '@/features/buying/checkout/get-checkout'
import { GoodsReview } from '@/features/buying/checkout/sections/goods-review'
import { StepTitle } from '@/features/buying/checkout/sections/step-title'
import { TotalsPanel } from '@/features/buying/checkout/sections/totals-panel'

type Props = {
  locale: Locale
  view: CheckoutView
  /** The address to change; without it a new one. */
  id?: string
  services: ChosenServices
  values: Record<string, string>
  back?: string
}

/** What the form of an address says, in the checkout and in the account. */
export const ADDRESS_TEXTS = ['checkout.address', 'profile.save', 'fields', 'provinces'] as const

/** Asks for a delivery address, on which shipping and taxes depend. */
export function AddressScreen({ locale, view, id, services, values, back }: Props) {
  const t = useTranslations('checkout')
  const issues = useTranslations('issues.priceRequest')
  const { quote, holidays, identities, offer } = view
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
      <div className="grid gap-10">
        <section aria-labelledby="to">
          <StepTitle id="to" step={1}>
            {id ? t('address.change') : t('page.to')}
          </StepTitle>
          {offer ? (
            <p className="mb-4 font-medium">{issues('otherPlace', { postalCode: offer.postalCode })}</p>
          ) : null}
          <DistrictTexts of={ADDRESS_TEXTS}>
            <AddressForm
              key={id}
              locale={locale}
              id={id}
              services={services}
              offer={offer?.id}
              values={values}
              back={back}
            />
          </DistrictTexts>
        </section>
        <GoodsReview quote={quote} holidays={holidays} identities={identities} offer={offer?.id} />
      </div>
      <aside aria-labelledby="summary" className="sum-box">
        <TotalsPanel quote={quote} />
      </aside>
    </div>
  )
}
