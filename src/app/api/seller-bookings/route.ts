import { isMonth } from '@/domain/payments/payouts/revenue'
import { exportBookings } from '@/features/selling/payouts/months/export-bookings'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { tooOften } from '@/server/auth/throttle'
import { refused } from '@/server/http/forms/action'
import { notFound } from '@/server/http/refusals'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('finance'), from: 'anywhere', body: 'none' } as const

/** A seller's own bookings as CSV: `?from=2026-01&to=2026-06`, months of the seller's days, at most 60 times an hour (rule S52). 404 for everybody else. */
export const GET = route(RULE, async (request, { caller: { id } }) => {
  const { searchParams } = new URL(request.url)
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  if (!isMonth(from) || !isMonth(to)) return notFound()
  const locale = localeOfRequest(request)
  const busy = await tooOften('bookkeeping', { account: String(id) })
  if (busy) {
    const { message } = await refused(locale, '', busy.issues)
    return new Response(message, { status: 429, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
  const [first, last] = from <= to ? [from, to] : [to, from]
  return new Response(streamText(exportBookings(id, { from: first, to: last }, locale)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="maru-bookkeeping-${first}-${last}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
