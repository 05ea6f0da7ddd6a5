import { asksForNewTotals, readSeen } from '@/features/buying/checkout/checkout-form'
import { offerIn, servicesIn, writeServices } from '@/features/buying/checkout/chosen-services'
import { localePath } from '@/messages/locales'
import { field, localeIn } from '@/server/http/forms/form'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { form: 512 * 1024 } } as const

/**
 * Target of the checkout form without script: redirects to the checkout page with the totals for the selected
 * options. 307 sends the same form again, so typed values survive (docs/decisions/020). Fields: those of the form,
 * and deliver (another saved address).
 */
export const POST = route(RULE, (_, { form }) => {
  const isAnew = !form.has('deliver') && asksForNewTotals(form, readSeen(field(form, 'seen', 200_000)))
  const address = encodeURIComponent(field(form, 'deliver', 36) || field(form, 'address', 36))
  const services = writeServices(servicesIn(form), offerIn(form))
  const page = `${localePath(localeIn(form), '/checkout')}?address=${address}`
  const location = [page, ...(isAnew ? ['chosen=1'] : []), ...(services ? [services] : [])].join('&')
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
})
