import { setQuantity } from '@/features/cart/line-actions'
import { isOwnPage } from '@/server/own-page'

export const dynamic = 'force-dynamic'

/** The last quantity of a cart that is being left: nobody waits for the answer. Fields: locale, line, quantity. */
export async function POST(request: Request) {
  if (!isOwnPage(request.headers)) return Response.json({ message: 'Not found.' }, { status: 404 })
  const form = await request.formData().catch(() => null)
  const answer = form ? await setQuantity({}, form) : { ok: false }
  return Response.json({ ok: answer.ok ?? false }, { headers: { 'cache-control': 'private, no-store' } })
}
