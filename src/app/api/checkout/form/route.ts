import { choosesAnew } from '@/features/checkout/chooses-anew'
import { servicesIn, writeServices } from '@/features/checkout/chosen-services'
import { readSeen } from '@/features/checkout/read-seen'
import { localePath } from '@/messages/locales'
import { field, localeIn } from '@/server/form'
import { isOwnPage } from '@/server/own-page'

export const dynamic = 'force-dynamic'

/**
 * Where the checkout form goes without script: on to the page whose sums are those of what is marked in it, which is sent the same form once
 * more and shows again whatever was typed (docs/decisions/020). Fields: those of the form, and deliver (another address of the book).
 */
export async function POST(request: Request) {
  const form = isOwnPage(request.headers) ? await request.formData().catch(() => null) : null
  if (!form) return Response.json({ message: 'Not found.' }, { status: 404 })
  const isAnew = !form.has('deliver') && choosesAnew(form, readSeen(field(form, 'seen', 200_000)))
  const address = encodeURIComponent(field(form, 'deliver', 36) || field(form, 'address', 36))
  const services = writeServices(servicesIn(form))
  const page = `${localePath(localeIn(form), '/checkout')}?address=${address}`
  const location = [page, ...(isAnew ? ['chosen=1'] : []), ...(services ? [services] : [])].join('&')
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}
