import { readFigureRange } from '@/domain/analytics/figure-range'
import { dayIn } from '@/domain/values/calendar'
import { exportDays } from '@/features/selling/analytics/export-days'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('products'), from: 'anywhere', body: 'none' } as const

/** A seller's figures by the day as CSV, with the range of the page; 404 for everybody else. */
export const GET = route(RULE, (request, { caller: { id } }) => {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const range = readFigureRange(asked, dayIn('America/Toronto', new Date()))
  return new Response(streamText(exportDays(id, range, localeOfRequest(request))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="maru-analytics.csv"',
      'cache-control': 'private, no-store',
    },
  })
})
