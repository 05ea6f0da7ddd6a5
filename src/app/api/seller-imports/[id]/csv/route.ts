import { fileHeaders } from '@/features/selling/listing/transfer/csv-lines'
import { exportResult } from '@/features/selling/listing/transfer/export-result'
import { isOwnImport } from '@/features/selling/listing/transfer/get-import'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('products'), from: 'anywhere', body: 'none', params: ['id'] } as const

/** What became of each row of an import, for its seller; 404 for everybody else. */
export const GET = route(RULE, async (request, { caller, params: { id } }) => {
  if (!(await isOwnImport(caller, id))) return notFound()
  const lines = exportResult(id, localeOfRequest(request))
  return new Response(streamText(lines), { headers: fileHeaders('maru-import.csv') })
})
