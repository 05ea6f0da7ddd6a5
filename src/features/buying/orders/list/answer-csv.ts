import 'server-only'
import { isLocale } from '@/messages/locales'
import { streamText } from '@/server/http/streams/stream-text'
import { exportOrders } from './export-orders'
import { readOrderQuery, type OrderOwner } from './order-query'

/** The orders of one side as a file, with the filters and the language of the request. */
export function answerCsv(request: Request, owner: OrderOwner, filename: string): Response {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? undefined
  const lines = exportOrders(
    owner,
    readOrderQuery(Object.fromEntries(searchParams)),
    isLocale(asked) ? asked : 'en',
  )
  return new Response(streamText(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}
