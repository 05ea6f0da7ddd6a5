import { useLocale, useTranslations } from 'next-intl'
import type { Quote } from '@/domain/cart/quote/quote'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { boxesFor, type ShippingChoice as Choice } from '@/domain/cart/shipping/shipping'
import { arrivalDays, arrivalFromNow } from '@/server/texts/arrival-text'
import { Price } from '@/ui/parts/price'
import { FORM_ENDPOINT, serviceField } from '@/features/buying/checkout/chosen-services'

type Props = {
  group: Quote['groups'][number]
  /** Id of the form that submits the choice. */
  form: string
  /** URL of the page with this service, where script navigates to (`CheckoutBoard`). */
  hrefOf: (service: string) => string
}

/** A seller's shipping services, if there are several (rule M15). Without script a button recalculates the totals. */
export function ShippingChoiceFields({ group, form, hrefOf }: Props) {
  const t = useTranslations('checkout.page')
  const { sellerId, sellerName, service: chosen, choices, lines } = group
  const locale = useLocale()
  const boxes = boxesFor(lines.filter((line) => !isSample(line)))
  return (
    <fieldset className="mt-3 mb-4">
      <legend className="mb-2 text-sm font-medium">{t('shippingBySeller', { seller: sellerName })}</legend>
      <div className="grid gap-2">
        {choices.map(({ service, kind, cost, arrival, daysSaved }) => (
          <label key={service} className="choice choice-radio">
            <input
              type="radio"
              form={form}
              name={serviceField(sellerId)}
              value={service}
              defaultChecked={service === chosen}
              data-href={hrefOf(service)}
            />
            <span className="flex-1">
              {/* 'Express · Dec 3–5', with the price at the end of the line. */}
              <span className="block font-medium">
                {[
                  serviceName(service, locale) || t('standardShipping'),
                  ...(arrival ? [arrivalDays(arrival, locale)] : []),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="text-muted block text-sm">{t(`shippingBy.${kind}`, { count: boxes })}</span>
              {arrival?.key === 'soon' ? (
                <span className="block text-sm">{arrivalFromNow(arrival, locale)}</span>
              ) : null}
              {/* Of goods in Canada, the day they are sent is promised, which no method changes. */}
              {arrival?.key === 'soon' && daysSaved > 0 ? (
                <span className="block text-sm">{t('sooner', { days: daysSaved })}</span>
              ) : null}
            </span>
            <ShippingPrice cost={cost} />
          </label>
        ))}
      </div>
      <noscript>
        <button
          type="submit"
          form={form}
          formAction={FORM_ENDPOINT}
          name="update"
          value="1"
          className="button mt-2"
        >
          {t('updateShipping')}
        </button>
      </noscript>
    </fieldset>
  )
}

export function ShippingPrice({ cost }: { cost: Choice['cost'] }) {
  const t = useTranslations('checkout.page')
  if (cost === null) return <span className="text-muted">{t('toBeQuoted')}</span>
  return <span className="figures font-medium">{cost === 0 ? t('free') : <Price cents={cost} />}</span>
}
