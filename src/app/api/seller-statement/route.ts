import { getStatement } from '@/features/selling/payouts/documents/get-statement'
import { renderStatement } from '@/features/selling/payouts/documents/render-statement'
import { statementCsv } from '@/features/selling/payouts/documents/statement-csv'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('finance'), from: 'anywhere', body: 'none' } as const

const FORMATS = {
  pdf: { type: 'application/pdf', write: renderStatement },
  csv: { type: 'text/csv; charset=utf-8', write: statementCsv },
} as const

/** A seller's own statement: `?month=2026-11&format=pdf`. 404 for everybody else and for months without one. */
export const GET = route(RULE, async (request, { caller: { id } }) => {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('format') ?? 'pdf'
  const format = Object.hasOwn(FORMATS, asked) ? FORMATS[asked === 'csv' ? 'csv' : 'pdf'] : null
  const statement = format && (await getStatement(id, searchParams.get('month') ?? ''))
  if (!statement) return notFound()
  const body = await format.write(statement, localeOfRequest(request))
  return new Response(body, {
    headers: {
      'content-type': format.type,
      'content-disposition': `attachment; filename="maru-statement-${statement.month}.${asked}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
