'use server'

import type { QuoteSnapshot } from '@/domain/cart/quote/quote-changes'
import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { byFact } from '@/domain/values/by-fact'
import type { Issue } from '@/domain/result'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { localePath } from '@/messages/locales'
import { thankYouPath } from '@/server/payments/return-url'
import { getTranslations } from '@/server/texts/translations'
import { apartIn, keptApart } from './sections/apart-in'
import { asksForNewTotals, readSeen, serviceSeen, type CheckoutState } from './checkout-form'
import { chosenAddress } from './address/chosen-address'
import { offerIn, servicesIn } from './chosen-services'
import { placeOrder } from './placement/place-order'

/**
 * Places the order a checkout form describes. Fields: locale, key, digest, seen (from `seenIn`), provider ('stripe', 'transfer', or 'terms' with `due`, the day of payment that was shown),
 * what the buyer states (`BUYER_FACTS`, and where `shared` is absent <fact>.<seller> of those that may differ), ship.<seller> (the chosen service, by default the first), update or deliver (only recalculate), and either `address`
 * (id of a saved address) with `mark` (`addressMark` when shown), or firstName, lastName, company, phone, address1, address2, city,
 * province, postalCode.
 */
export const checkOut = memberAction<'checkout', CheckoutState>(
  {
    words: 'checkout',
    failedWith: (t, message) => t('failed', { message }),
    signedOut: (t) => ({ ok: false, message: t('signIn') }),
  },
  async ({ form, locale, t, member }) => {
    const seen = readSeen(field(form, 'seen', 200_000))
    const asked = field(form, 'provider', 10)
    const provider = asked === 'transfer' || asked === 'terms' ? asked : 'stripe'
    const stated = byFact(BUYER_FACTS, ({ name }) => unixLines(field(form, name)))
    const kept = { provider, ...stated, ...keptApart(form) }
    // Without script a changed choice has its own submit button: show the new totals, keep the input, order nothing.
    if (asksForNewTotals(form, seen)) return { kept }
    const address = await chosenAddress(member, form)
    if (!address.ok) return { ...address, kept }
    const done = await placeOrder({
      buyer: member.id,
      locale,
      key: field(form, 'key', 100),
      digest: field(form, 'digest', 100),
      address: address.value,
      ...stated,
      apart: apartIn(form),
      provider,
      dueOn: field(form, 'due', 10),
      services: servicesIn(form),
      offer: offerIn(form),
    })
    const changed = { ok: false, message: t('changed'), changed: true, before: seen, kept }
    if (!done.ok) return seen && wasOffered(done.issues, seen) ? changed : { ...done, kept }
    if (done.value.kind === 'changed') return changed
    const { checkout, isUnapproved, isOnTerms } = done.value
    // Nothing is paid now.
    if (isOnTerms) {
      const message = getTranslations({ locale, namespace: 'netTerms.checkout' })('created')
      return { ok: true, message, redirect: localePath(locale, thankYouPath(checkout)) }
    }
    return {
      ok: true,
      message: t(isUnapproved ? 'createdUnapproved' : 'created'),
      redirect: `/api/checkout/${checkout}/pay`,
    }
  },
)

/** Browsers count a line break as one character for `maxLength` but submit CRLF. */
const unixLines = (text: string) => text.replaceAll('\r\n', '\n')

/** A service that was shown and is no longer offered is a change to confirm; any other is refused by name. */
const wasOffered = (issues: readonly Issue[], seen: QuoteSnapshot) =>
  issues.every(
    ({ code, path, params }) =>
      code === 'shipping.service' && serviceSeen(seen, path.replace('shipping.', '')) === params?.service,
  )
