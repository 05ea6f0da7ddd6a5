import { getProgress } from '@/features/selling/listing/transfer/get-import'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('products'), from: 'anywhere', body: 'none', params: ['id'] } as const

/** How far an import of the seller is, asked every two seconds; 404 for everybody else. */
export const GET = route(RULE, async (_, { caller, params: { id } }) => {
  const progress = await getProgress(caller, id)
  return progress
    ? Response.json(progress, { headers: { 'cache-control': 'private, no-store' } })
    : notFound()
})
