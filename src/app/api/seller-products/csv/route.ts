import { readProductTableQuery } from '@/domain/products/listing/product-table-query'
import { fileHeaders } from '@/features/selling/listing/transfer/csv-lines'
import { exportProducts } from '@/features/selling/listing/transfer/export-products'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'
import { streamText } from '@/server/http/streams/stream-text'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('products'), from: 'anywhere', body: 'none' } as const

/** A seller's products as CSV, with the query of the table; 404 for everybody else. */
export const GET = route(RULE, (request, { caller }) => {
  const chosen = readProductTableQuery(Object.fromEntries(new URL(request.url).searchParams))
  const lines = exportProducts(caller, chosen, localeOfRequest(request))
  return new Response(streamText(lines), { headers: fileHeaders('maru-products.csv') })
})
