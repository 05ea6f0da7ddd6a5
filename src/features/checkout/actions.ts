'use server'

import { getTranslations } from 'next-intl/server'
import { refusedWith } from '@/server/action'
import { field, localeIn } from '@/server/form'
import { currentMember } from '@/server/signed-in-actor'
import type { CheckoutState } from './checkout-state'
import { chosenAddress } from './chosen-address'
import { placeOrder } from './place-order'
import { readSeen } from './read-seen'

/**
 * Places the order a checkout form describes. Fields: locale, key, digest, seen (what `seenIn` gave), provider ('stripe' or 'transfer'), poNumber, note, and either
 * `address` (an id of the book) or firstName, lastName, company, phone, address1, address2, city, province, postalCode.
 */
export async function checkOut(_: CheckoutState, form: FormData): Promise<CheckoutState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const failed = (message: string) => t('failed', { message })
  const user = await currentMember()
  if (!user) return { ok: false, message: t('signIn') }
  const provider = field(form, 'provider', 10) === 'transfer' ? 'transfer' : 'stripe'
  const kept = { provider, poNumber: field(form, 'poNumber', 60), note: field(form, 'note', 2000) }
  const address = await chosenAddress(user, form)
  const done = await placeOrder({
    buyer: String(user.id),
    locale,
    key: field(form, 'key', 100),
    digest: field(form, 'digest', 100),
    address,
    ...kept,
    provider,
  })
  if (!done.ok) return { ...(await refusedWith(locale, failed, done.issues)), kept }
  if (done.value.kind === 'changed') {
    const before = readSeen(field(form, 'seen', 200_000))
    return { ok: false, message: t('changed'), changed: true, before, kept }
  }
  return { ok: true, message: t('created'), redirect: `/api/checkout/${done.value.checkout}/pay` }
}
