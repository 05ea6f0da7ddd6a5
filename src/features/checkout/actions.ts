'use server'

import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ChosenServices } from '@/domain/quote'
import type { Seen } from '@/domain/quote-changes'
import type { Issue } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { refusedWith } from '@/server/action'
import { field, localeIn } from '@/server/form'
import { currentMember } from '@/server/signed-in-actor'
import type { CheckoutState } from './checkout-state'
import { chosenAddress } from './chosen-address'
import { servicesIn, writeServices } from './chosen-services'
import { placeOrder } from './place-order'
import { readSeen } from './read-seen'

/**
 * Places the order a checkout form describes. Fields: locale, key, digest, seen (what `seenIn` gave), provider ('stripe' or 'transfer'), poNumber, note, ship.<seller> (a service the seller
 * offers; the first where there is none), update (asks for the sums of these services, orders nothing), and either `address` (an id of the book) or firstName, lastName, company, phone, address1, address2, city, province, postalCode.
 */
export async function checkOut(_: CheckoutState, form: FormData): Promise<CheckoutState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const failed = (message: string) => t('failed', { message })
  const user = await currentMember()
  if (!user) return { ok: false, message: t('signIn') }
  const seen = readSeen(field(form, 'seen', 200_000))
  const services = servicesIn(form)
  // Without script another choice comes with the button: nothing is ordered before its sums were shown.
  if (seen && (form.has('update') || isOther(services, seen)))
    redirect(
      `${localePath(locale, '/checkout')}?address=${field(form, 'address', 36)}&chosen=1&${writeServices(services)}`,
    )
  const provider = field(form, 'provider', 10) === 'transfer' ? 'transfer' : 'stripe'
  const kept = { provider, poNumber: field(form, 'poNumber'), note: linesIn(field(form, 'note')) }
  const address = await chosenAddress(user, form)
  const done = await placeOrder({
    buyer: String(user.id),
    locale,
    key: field(form, 'key', 100),
    digest: field(form, 'digest', 100),
    address,
    ...kept,
    provider,
    services,
  })
  const changed = { ok: false, message: t('changed'), changed: true, before: seen, kept }
  if (!done.ok && seen && wasOffered(done.issues, seen)) return changed
  if (!done.ok) return { ...(await refusedWith(locale, failed, done.issues)), kept }
  if (done.value.kind === 'changed') return changed
  return { ok: true, message: t('created'), redirect: `/api/checkout/${done.value.checkout}/pay` }
}

/** A browser counts a line's end as one sign and sends two. */
const linesIn = (text: string) => text.replaceAll('\r\n', '\n')

const serviceSeen = ({ sellers }: Seen, id: string) => sellers.find((seller) => seller.id === id)?.service

const isOther = (services: ChosenServices, seen: Seen) =>
  Object.entries(services).some(([seller, service]) => serviceSeen(seen, seller) !== service)

/** A service that stood on the page and vanished meanwhile is a change to look at; any other is refused by name. */
const wasOffered = (issues: readonly Issue[], seen: Seen) =>
  issues.every(
    ({ code, path, params }) =>
      code === 'shipping.service' && serviceSeen(seen, path.replace('shipping.', '')) === params?.service,
  )
