import { useLocale, useTranslations } from 'next-intl'
import type { Quote } from '@/domain/cart/quote'
import { colon } from '@/domain/locale'
import type { Holiday } from '@/domain/people/holiday'
import { serviceName } from '@/domain/cart/service-name'
import { boxesFor } from '@/domain/cart/shipping'
import { localePath } from '@/messages/locales'
import { arrivalFromNow, holidayText } from '@/server/texts/arrival-text'
import { LinkedName } from '@/ui/linked-name'
import { Price } from '@/ui/price'
import type { CheckoutView } from './get-checkout'
import { ReviewLine } from './review-line'
import { ShippingChoice } from './shipping-choice'
import { TaxLines } from './totals-panel'

type Group = Quote['groups'][number]

/** The form that submits the chosen service, and the URL of the page with another one. */
export type Choosing = { form: string; hrefOf: (seller: string, service: string) => string }

type Props = {
  quote: Quote
  holidays: CheckoutView['holidays']
  identities: CheckoutView['identities']
  choosing?: Choosing
}

/** What is ordered, by seller, with each one's shipping (rules M2, M3, M15). */
export function GoodsReview({ quote, holidays, identities, choosing }: Props) {
  const t = useTranslations('checkout.page')
  const cart = localePath(useLocale(), '/cart')
  return (
    <section aria-labelledby="goods">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="goods" className="text-lg">
          {t('goods', { count: quote.groups.length })}
        </h2>
        <a className="link" href={cart}>
          {t('editCart')}
        </a>
      </div>
      {quote.issues.length > 0 ? (
        <p className="cart-problem mb-3" role="alert">
          {t('notLikeThis')}
        </p>
      ) : null}
      <div className="grid gap-5">
        {quote.groups.map((group) => (
          <SellerPart
            key={group.sellerId}
            group={group}
            isPlaced={quote.province !== null}
            holiday={holidays[group.sellerId]}
            identity={identities[group.sellerId]}
            choosing={choosing}
          />
        ))}
      </div>
    </section>
  )
}

type Part = { group: Group; isPlaced: boolean; holiday?: Holiday; identity?: string; choosing?: Choosing }

function SellerPart({ group, isPlaced, holiday, identity, choosing }: Part) {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const { sellerId, sellerName, sellerSlug, lines, subtotal, taxes, total, isFinal } = group
  // A seller without sellable lines ships nothing.
  const isSent = isPlaced && subtotal > 0
  return (
    <section aria-labelledby={`of-${sellerId}`} className="border-line rounded-md border p-4">
      <h3 id={`of-${sellerId}`} className="text-base tracking-normal">
        <LinkedName
          sentence={t.raw('from') as string}
          name={sellerName}
          href={sellerSlug && localePath(locale, `/supplier/${sellerSlug}`)}
        />
      </h3>
      {identity ? <p className="text-muted text-sm wrap-anywhere">{identity}</p> : null}
      {group.arrival ? <p className="text-muted text-sm">{arrivalFromNow(group.arrival, locale)}</p> : null}
      {holiday ? (
        <p className="bg-persimmon-wash mt-2 rounded-md p-3 text-sm">
          {holidayText(sellerName, holiday, locale)}
        </p>
      ) : null}
      <ul className="divide-line mt-2 divide-y">
        {lines.map((line) => (
          <ReviewLine key={line.id} line={line} />
        ))}
      </ul>
      {group.missingService === null ? null : (
        <p role="alert" className="cart-changed mt-2">
          {t('missingService', {
            service: serviceName(group.missingService, locale) || t('standardShipping'),
          })}
        </p>
      )}
      {choosing && isSent && group.choices.length > 1 ? (
        <ShippingChoice
          group={group}
          form={choosing.form}
          hrefOf={(service) => choosing.hrefOf(sellerId, service)}
        />
      ) : null}
      <dl className="sum-lines figures border-line mt-2 border-t pt-3 text-sm">
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Price cents={subtotal} />
          </dd>
        </div>
        {isSent ? (
          <>
            <ShippingPart group={group} />
            <TaxLines taxes={taxes} />
            <div className="font-semibold">
              <dt>{isFinal ? t('orderTotal') : t('orderTotalSoFar')}</dt>
              <dd>
                <Price cents={total} />
              </dd>
            </div>
          </>
        ) : null}
      </dl>
    </section>
  )
}

function ShippingPart({ group }: { group: Group }) {
  const { sellerId, lines, shipping, shippingRule, choices, issues } = group
  const t = useTranslations('checkout.page')
  const problems = useTranslations('issues.shipping')
  const locale = useLocale()
  const service = serviceName(group.service, locale)
  const by = shippingRule && t(`shippingBy.${shippingRule}`, { count: boxesFor(lines) })
  // With several services, each choice shows how its price is computed.
  const how =
    choices.length > 1 ? service || t('standardShipping') : [service, by].filter(Boolean).join(colon(locale))
  return (
    <div id={`shipping.${sellerId}`}>
      <dt>
        {t('shipping')}
        {how ? <span className="text-muted block">{how}</span> : null}
        {issues.length > 0 ? <span className="cart-problem block">{problems('zone')}</span> : null}
      </dt>
      <dd>
        {shipping === null ? (
          issues.length > 0 ? (
            '—'
          ) : (
            t('toBeQuoted')
          )
        ) : shipping === 0 ? (
          t('free')
        ) : (
          <Price cents={shipping} />
        )}
      </dd>
    </div>
  )
}
