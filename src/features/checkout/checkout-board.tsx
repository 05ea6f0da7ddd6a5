'use client'

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { localePath } from '@/messages/locales'
import { AddressChoice, type AddressCard } from './address-choice'
import { CheckoutAnswer } from './checkout-answer'
import type { CheckoutWords } from './checkout-words'
import { FORM_ENDPOINT } from './chosen-services'
import { useFormDraft } from './use-form-draft'
import { PaymentChoice } from './payment-choice'
import { useCheckout, type Sent } from './use-checkout'

export type Offer = Sent & {
  cards: AddressCard[]
  /** Query string of the chosen services. */
  servicesQuery: string
  isCardPayable: boolean
  transfersAllowed: boolean
  /** The quote has no issues and there is a way to pay. */
  isOrderable: boolean
}

type Props = {
  locale: Locale
  /** Null if the cart is empty: then the order placed just now, or `empty`, is shown. */
  offer: Offer | null
  empty: ReactNode
  words: CheckoutWords
  /** Shown under the address. */
  warning: ReactNode
  goods: ReactNode
  totals: ReactNode
  terms: ReactNode
}

export const CHECKOUT_FORM = 'checkout'

/** Address, goods, payment and totals: everything that is submitted is shown on this page (rule M3). */
export function CheckoutBoard({ locale, offer, empty, words, warning, goods, totals, terms }: Props) {
  const checking = useCheckout(offer, words)
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
  const result = <CheckoutAnswer answer={answer} now={offer?.seen} locale={locale} words={words} />
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
            <h2 id="to" className="mb-3 text-lg">
              {words.to}
            </h2>
            <AddressChoice
              path={localePath(locale, '/checkout')}
              chosen={offer.address}
              cards={offer.cards}
              servicesQuery={offer.servicesQuery}
              form={CHECKOUT_FORM}
              words={words}
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
            className="grid gap-8"
          >
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="key" value={offer.formKey} />
            <input type="hidden" name="digest" value={offer.digest} />
            <input type="hidden" name="address" value={offer.address} />
            <input type="hidden" name="mark" value={offer.mark} />
            <input type="hidden" name="seen" value={JSON.stringify(offer.seen)} />
            <PaymentChoice offer={offer} kept={answer.kept} words={words} />
            <div className="grid max-w-xl gap-5">
              {BUYER_FACTS.map(({ name, kind, limit }) => {
                const box = { id: name, name, maxLength: limit, defaultValue: answer.kept?.[name] }
                return (
                  <div key={name} className="grid gap-1">
                    <label className="font-medium" htmlFor={name}>
                      {words.stated[name]}
                    </label>
                    {kind === 'line' ? (
                      <input {...box} className="input" autoComplete="off" />
                    ) : (
                      <textarea {...box} className="input min-h-24" />
                    )}
                  </div>
                )
              })}
            </div>
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
            {isSending || answer.redirect ? words.placing : words.place}
          </button>
          {terms}
        </aside>
      </div>
    </>
  )
}
