'use server'

import { getTranslations } from 'next-intl/server'
import type { Seen } from '@/domain/cart/quote-changes'
import type { Issue } from '@/domain/result'
import { refusedWith } from '@/server/forms/action'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { currentMember } from '@/server/auth/signed-in-actor'
import type { CheckoutState } from './checkout-state'
import { chosenAddress } from './chosen-address'
import { servicesIn } from './chosen-services'
import { placeOrder } from './place-order'
import { asksForNewTotals, serviceSeen } from './asks-for-new-totals'
import { readSeen } from './read-seen'

/**
 * Places the order a checkout form describes. Fields: locale, key, digest, seen (what `seenIn` gave), provider ('stripe' or 'transfer'), poNumber, note, ship.<seller> (a service the seller
 * offers; the first where there is none), update or deliver (ask for other sums, order nothing), and either `address` (an id of the book) with `mark` (what it said), or firstName, lastName, company, phone, address1, address2, city, province, postalCode.
 */
export const checkOut = formAction(async (_: CheckoutState, form: FormData): Promise<CheckoutState> => {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const failed = (message: string) => t('failed', { message })
  const user = await currentMember()
  if (!user) return { ok: false, message: t('signIn') }
  const seen = readSeen(field(form, 'seen', 200_000))
  const provider = field(form, 'provider', 10) === 'transfer' ? 'transfer' : 'stripe'
  const kept = { provider, poNumber: field(form, 'poNumber'), note: unixLines(field(form, 'note')) }
  // Without script another choice comes with a button: the page shows its sums and what was typed, and nothing is ordered yet.
  if (asksForNewTotals(form, seen)) return { kept }
  const address = await chosenAddress(user, form)
  if (!address.ok) return { ...(await refusedWith(locale, failed, address.issues)), kept }
  const done = await placeOrder({
    buyer: String(user.id),
    locale,
    key: field(form, 'key', 100),
    digest: field(form, 'digest', 100),
    address: address.value,
    ...kept,
    provider,
    services: servicesIn(form),
  })
  const changed = { ok: false, message: t('changed'), changed: true, before: seen, kept }
  if (!done.ok && seen && wasOffered(done.issues, seen)) return changed
  if (!done.ok) return { ...(await refusedWith(locale, failed, done.issues)), kept }
  if (done.value.kind === 'changed') return changed
  return { ok: true, message: t('created'), redirect: `/api/checkout/${done.value.checkout}/pay` }
})

/** A browser counts a line's end as one sign and sends two. */
const unixLines = (text: string) => text.replaceAll('\r\n', '\n')

/** A service that stood on the page and vanished meanwhile is a change to look at; any other is refused by name. */
const wasOffered = (issues: readonly Issue[], seen: Seen) =>
  issues.every(
    ({ code, path, params }) =>
      code === 'shipping.service' && serviceSeen(seen, path.replace('shipping.', '')) === params?.service,
  )
