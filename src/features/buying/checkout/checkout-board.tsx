'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import type { TermsOption } from './company/terms-option'
import { AddressChoice } from './address/address-choice'
import type { AddressCard } from './address/address-text'
import { CheckoutAnswer } from './sections/checkout-answer'
import { FORM_ENDPOINT } from './chosen-services'
import { useFormDraft } from './use-form-draft'
import { PaymentChoice } from './sections/payment-choice'
import { StatedFields } from './sections/stated-fields'
import { StepTitle } from './sections/step-title'
import { useCheckout, type CheckoutRequest } from './use-checkout'

export type Offer = CheckoutRequest & {
  cards: AddressCard[]
  /** Query string of the chosen services. */
  servicesQuery: string
  isCardPayable: boolean
  transfersAllowed: boolean
  /** The order waits for an owner's approval before it is paid (rule M100). */
  waits: boolean
  /** The terms of the buyer's company, where it has any (rule M120). */
  terms: TermsOption | null
  /** The quote has no issues and there is a way to pay. */
  isOrderable: boolean
}

type Props = {
  locale: Locale
  /** Null if the cart is empty: then the order placed just now, or `empty`, is shown. */
  offer: Offer | null
  empty: ReactNode
  /** Shown under the address. */
  warning: ReactNode
  goods: ReactNode
  totals: ReactNode
  terms: ReactNode
}

export const CHECKOUT_FORM = 'checkout'

/** Address, goods, what the buyer states, payment and totals: everything that is submitted is shown on this page (rules M3, M63). */
export function CheckoutBoard({ locale, offer, empty, warning, goods, totals, terms }: Props) {
  const t = useTranslations('checkout.page')
  const checking = useCheckout(offer)
  const { answer, isSending, isGoing } = checking
  // Choosing a service navigates, as choosing an address does: the server computes the totals.
  const choose = ({ target }: FormEvent<HTMLDivElement>) => {
    const href = target instanceof HTMLInputElement ? target.dataset.href : undefined
    if (href) checking.choose(href)
  }
  // Keep radio selection and totals in sync: a browser may restore an old selection, a chosen service may no longer be offered.
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const radio of choices.current?.querySelectorAll<HTMLInputElement>('[data-href]') ?? [])
      radio.checked = radio.defaultChecked
  }, [offer?.formKey])
  const form = useFormDraft(offer, Boolean(answer.redirect))
  const result = <CheckoutAnswer answer={answer} now={offer?.seen} locale={locale} />
  if (!offer)
    return (
      <>
        {result}
        {answer.redirect ? null : empty}
      </>
    )
  return (
    <>
      {result}
      <div
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12"
        aria-busy={isGoing}
      >
        <div className="grid gap-10">
          <section aria-labelledby="to">
            <StepTitle id="to" step={1}>
              {t('to')}
            </StepTitle>
            <AddressChoice
              path={localePath(locale, '/checkout')}
              chosen={offer.address}
              cards={offer.cards}
              servicesQuery={offer.servicesQuery}
              form={CHECKOUT_FORM}
              onChoose={checking.choose}
            />
            {warning}
          </section>
          <div ref={choices} onChange={choose}>
            {goods}
          </div>
          <form
            ref={form}
            id={CHECKOUT_FORM}
            action={checking.post}
            onSubmit={checking.submit}
            className="grid gap-10"
          >
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="key" value={offer.formKey} />
            <input type="hidden" name="digest" value={offer.digest} />
            <input type="hidden" name="address" value={offer.address} />
            <input type="hidden" name="mark" value={offer.mark} />
            {offer.price === undefined ? null : <input type="hidden" name="offer" value={offer.price} />}
            <input type="hidden" name="seen" value={JSON.stringify(offer.seen)} />
            <StatedFields sellers={offer.seen.sellers} kept={answer.kept} />
            <PaymentChoice offer={offer} kept={answer.kept} waits={offer.waits} />
          </form>
        </div>
        <aside aria-labelledby="summary" className="sum-box">
          {totals}
          <button
            type="submit"
            form={CHECKOUT_FORM}
            formAction={FORM_ENDPOINT}
            className="button button-primary min-h-11"
            disabled={isSending || isGoing || !offer.isOrderable || Boolean(answer.redirect)}
          >
            {isSending || answer.redirect ? t('placing') : t('place')}
          </button>
          {terms}
        </aside>
      </div>
    </>
  )
}
