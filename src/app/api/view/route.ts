import { dayIn } from '@/domain/values/calendar'
import { cleanWords } from '@/domain/analytics/led-words'
import { isId } from '@/domain/values/id'
import { isBrowser } from '@/domain/people/sign-in/user-agent'
import { recordView } from '@/features/shop/views/record-view'
import { clientAddress } from '@/server/http/addresses/client-address'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { text: 400 } } as const

/** Counts a product view: its id, then what was searched for, if the visit came from our search. The answer is always 204. */
export const POST = route(RULE, async (request, { text }) => {
  const [product = '', ...searched] = text.split(' ')
  const userAgent = request.headers.get('user-agent') ?? ''
  if (isId(product) && isBrowser(userAgent)) {
    const address = clientAddress(request.headers)
    const day = dayIn('America/Toronto', new Date())
    await recordView({ product, day, address, userAgent, words: cleanWords(searched.join(' ')) })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
})
