import { exportOrders } from '@/features/orders/list/export-orders'
import { readOrderQuery } from '@/features/orders/list/order-query'
import { isLocale } from '@/messages/locales'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/stream-text'
import { currentMember } from '@/server/auth/session'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none' } as const

/** A member's own orders as CSV, with the same filters as the list. */
export const GET = route(RULE, (request, { caller: member }) => {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const lines = exportOrders(String(member.id), readOrderQuery(Object.fromEntries(searchParams)), locale)
  return new Response(streamText(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="maru-orders.csv"',
      'cache-control': 'private, no-store',
    },
  })
})
