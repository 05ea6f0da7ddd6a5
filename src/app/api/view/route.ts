import { dayIn } from '@/domain/calendar'
import { isId } from '@/domain/id'
import { isBrowser } from '@/domain/people/user-agent'
import { recordView } from '@/features/views/record-view'
import { clientAddress } from '@/server/http/client-address'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { text: 36 } } as const

/** Counts a product view. The answer is always 204. */
export const POST = route(RULE, async (request, { text: product }) => {
  const userAgent = request.headers.get('user-agent') ?? ''
  if (isId(product) && isBrowser(userAgent)) {
    const address = clientAddress(request.headers)
    await recordView({ product, day: dayIn('America/Toronto', new Date()), address, userAgent })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
})
