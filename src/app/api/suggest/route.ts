import { cleanQuery } from '@/domain/search/search-words'
import { isLocale } from '@/messages/locales'
import { route } from '@/server/http/route'
import { searchProvider } from '@/server/search'
import { Busy } from '@/server/storage/semaphore'

export const dynamic = 'force-dynamic'

/** Public and the same for everybody: shared caches may store it for a minute. */
const KEPT = { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' }
const NOT_KEPT = { 'cache-control': 'no-store' }

/** Search suggestions for `q` and `locale`. Under load it answers 503. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale') ?? 'en'
  const text = searchParams.get('q')
  if (text === null || !isLocale(locale)) return Response.json([], { status: 400, headers: NOT_KEPT })
  try {
    return Response.json(await searchProvider.suggest(cleanQuery(text), locale), { headers: KEPT })
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    return Response.json([], { status: 503, headers: { ...NOT_KEPT, 'retry-after': '2' } })
  }
})
