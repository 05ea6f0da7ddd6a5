import { isLocale } from '@/messages/locales'
import { getDelivered } from '@/features/shop/product/buying/get-delivered'
import { currentMember } from '@/server/auth/session/session'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/texts/translations'

export const dynamic = 'force-dynamic'

/** The same for everybody who asks this. */
const SHARED = { 'cache-control': 'public, max-age=60' }
const OWN = { 'cache-control': 'private, no-store' }
const NOT_KEPT = { 'cache-control': 'no-store' }

/**
 * What `quantity` of `product` costs at `place`, the first three characters of a postal code (rule M51). No session is read unless
 * `own=1` asks for the member's terms, and `place` may be empty then; only the other answers may be kept by shared caches.
 */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async (request) => {
  const asked = new URL(request.url).searchParams
  const text = (name: string) => asked.get(name) ?? ''
  const language = text('locale')
  const locale = isLocale(language) ? language : 'en'
  const isOwn = asked.get('own') === '1'
  const user = isOwn ? await currentMember() : null
  // The session is over, or new terms are to be agreed to: the place is asked for, as it is of a visitor.
  if (isOwn && user === null && text('place') === '') return Response.json(null, { headers: OWN })
  const found = await getDelivered({
    user,
    product: text('product'),
    place: text('place'),
    quantity: quantityOf(text('quantity')),
    locale,
  })
  if (found.ok) return Response.json(found.value, { headers: isOwn ? OWN : SHARED })
  const t = getTranslations({ locale, namespace: 'issues' })
  const [issue] = found.issues
  const isMissing = found.issues.some(({ code }) => MISSING.has(code))
  const message = issue ? t(issue.code, issue.params) : ''
  return Response.json({ message }, { status: isMissing ? 404 : 422, headers: isOwn ? OWN : NOT_KEPT })
})

const MISSING = new Set(['cart.notOnSale', 'cart.unavailable', 'cart.ownProduct'])

const quantityOf = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN)
