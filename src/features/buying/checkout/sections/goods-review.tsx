import { useLocale, useTranslations } from 'next-intl'
import type { Quote } from '@/domain/cart/quote/quote'
import { colon } from '@/domain/locale'
import type { Holiday } from '@/domain/people/sellers/holiday'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { boxesFor } from '@/domain/cart/shipping/shipping'
import { localePath } from '@/messages/locales'
import { arrivalFromNow, holidayText } from '@/server/texts/arrival-text'
import { Price } from '@/ui/parts/price'
import type { CheckoutView } from '@/features/buying/checkout/get-checkout'
import { ReviewLine } from './review-line'
import { ShippingChoiceFields } from './shipping-choice'
import { StepTitle } from './step-title'
import { DiscountLine, TaxLines } from './totals-panel'

type Group = Quote['groups'][number]

/** The form that submits the chosen service, and the URL of the page with another one. */
export type ServiceChoice = { form: string; hrefOf: (seller: string, service: string) => string }

type Props = {
  quote: Quote
  holidays: CheckoutView['holidays']
  identities: CheckoutView['identities']
  choosing?: ServiceChoice
  /** The offer that is ordered in place of the cart: nothing in it can be changed (rule M77). */
  offer?: string
}

/** What is ordered, by seller, with each one's shipping (rules M2, M3, M15, M63). */
export function GoodsReview({ quote, holidays, identities, choosing, offer }: Props) {
  const t = useTranslations('checkout.page')
  const request = useTranslations('priceRequests')
  const locale = useLocale()
  return (
    <section aria-labelledby="goods">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StepTitle id="goods" step={2}>
          {t('goods', { count: quote.groups.length })}
        </StepTitle>
        <a className="link mb-3" href={localePath(locale, offer ? `/price-requests/${offer}` : '/cart')}>
          {offer ? request('toRequest') : t('editCart')}
        </a>
      </div>
      {quote.issues.length > 0 ? (
        <p className="cart-problem mb-3" role="alert">
          {t('notLikeThis')}
        </p>
      ) : null}
      <div className="grid gap-3">
        {quote.groups.map((group) => (
          <SellerPart
            key={group.sellerId}
            group={group}
            code={quote.code?.code ?? ''}
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

type Part = {
  group: Group
  /** In the cart, '' without one. */
  code: string
  isPlaced: boolean
  holiday?: Holiday
  identity?: string
  choosing?: ServiceChoice
}

/** A seller's part in a line, which opens where something in it has to be changed; the ways to ship stay in sight. */
function SellerPart({ group, code, isPlaced, holiday, identity, choosing }: Part) {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const { sellerId, sellerName, sellerSlug, subtotal } = group
  // A seller without sellable lines ships nothing.
  const isSent = isPlaced && subtotal > 0
  return (
    <section aria-labelledby={`of-${sellerId}`} className="border-line rounded-md border">
      <GoodsFold group={group} isSent={isSent} code={code} />
      <div className="grid gap-3 px-4 pt-1 pb-3 empty:hidden">
        {holiday ? (
          <p className="bg-persimmon-wash rounded-md p-3 text-sm">
            {holidayText(sellerName, holiday, locale)}
          </p>
        ) : null}
        {group.missingService === null ? null : (
          <p role="alert" className="cart-changed">
            {t('missingService', {
              service: serviceName(group.missingService, locale) || t('standardShipping'),
            })}
          </p>
        )}
        {choosing && isSent && group.choices.length > 1 ? (
          <ShippingChoiceFields
            group={group}
            form={choosing.form}
            hrefOf={(service) => choosing.hrefOf(sellerId, service)}
          />
        ) : null}
        {identity ? (
          <details>
            <summary className="text-celadon w-fit py-1 text-(length:--text-sm) hover:underline">
              {t('aboutSeller')}
              <span className="sr-only">: {sellerName}</span>
            </summary>
            <p className="text-muted text-sm wrap-anywhere">{identity}</p>
            {sellerSlug ? (
              <a
                className="link inline-block min-h-6 text-sm"
                href={localePath(locale, `/supplier/${sellerSlug}`)}
              >
                {t('sellerPage')}
                <span className="sr-only">: {sellerName}</span>
              </a>
            ) : null}
          </details>
        ) : null}
      </div>
    </section>
  )
}

/** In the line: whose, how much, when it arrives and what it comes to. Behind it: the items and the sums. */
function GoodsFold({ group, isSent, code }: { group: Group; isSent: boolean; code: string }) {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const { sellerId, sellerName, lines, subtotal, discounted, taxes, total, isFinal, arrival, issues } = group
  const mustChange = issues.length > 0 || lines.some((line) => line.issues.length > 0)
  return (
    <details className="fold seller-fold" open={mustChange ? true : undefined}>
      <summary>
        <h3 id={`of-${sellerId}`} className="text-base tracking-normal wrap-anywhere">
          {t('from', { seller: sellerName })}
        </h3>
        <span className="col-span-full row-2 flex flex-wrap gap-x-3 text-(length:--text-sm) md:col-2 md:row-1">
          <span className="text-muted">{t('items', { count: lines.length })}</span>
          {arrival ? <span>{arrivalFromNow(arrival, locale)}</span> : null}
        </span>
        <span className="figures font-semibold">
          <Price cents={isSent ? total : subtotal} />
        </span>
      </summary>
      <ul className="divide-line divide-y">
        {lines.map((line) => (
          <ReviewLine key={line.id} line={line} />
        ))}
      </ul>
      <dl className="sum-lines figures border-line border-t pt-3 text-sm">
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Price cents={subtotal + discounted} />
          </dd>
        </div>
        <DiscountLine code={code} off={discounted} />
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
    </details>
  )
}

function ShippingPart({ group }: { group: Group }) {
  const { sellerId, lines, shipping, shippingRule, choices, issues } = group
  const t = useTranslations('checkout.page')
  const problems = useTranslations('issues.shipping')
  const locale = useLocale()
  const service = serviceName(group.service, locale)
  const by =
    shippingRule &&
    t(`shippingBy.${shippingRule}`, { count: boxesFor(lines.filter((line) => !isSample(line))) })
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
