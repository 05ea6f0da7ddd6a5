import { readEventFilter } from '@/domain/staff/audit/event-filter'
import { exportEvents } from '@/admin/records/audit/events/export-events'
import { currentAdmin } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'
import { adminLocale } from '@/server/auth/staff/admin-locale'

export const dynamic = 'force-dynamic'

const RULE = { who: currentAdmin, from: 'own form', body: 'none' } as const

/** The audit log as CSV (rule A8), for admins, with the filters of the list and in the language of the panel. */
export const GET = route(RULE, async (request) => {
  const filter = readEventFilter(Object.fromEntries(new URL(request.url).searchParams))
  return new Response(streamText(exportEvents(filter, await adminLocale())), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="maru-audit.csv"',
      'cache-control': 'private, no-store',
    },
  })
})
