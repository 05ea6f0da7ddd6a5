import { cleanWords } from '@/domain/analytics/led-words'
import { dayIn } from '@/domain/values/calendar'
import { isBrowser } from '@/domain/people/sign-in/user-agent'
import { recordMissed } from '@/features/shop/views/record-missed'
import { clientAddress } from '@/server/http/addresses/client-address'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'own page', body: { text: 400 } } as const

/** Counts a search without results: its category or nothing, a space, its words (rule S54). The answer is always 204. */
export const POST = route(RULE, async (request, { text }) => {
  const [main = '', ...searched] = text.split(' ')
  const words = cleanWords(searched.join(' '))
  const userAgent = request.headers.get('user-agent') ?? ''
  if (words !== null && !text.includes('\0') && isBrowser(userAgent)) {
    const address = clientAddress(request.headers)
    const day = dayIn('America/Toronto', new Date())
    await recordMissed({ words, main, day, address, userAgent })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
})
