import { isSellingReader } from '@/domain/people/seller-area'
import { answerCsv } from '@/features/orders/list/answer-csv'
import { currentActor } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

/** An active or a suspended seller (rule N1). */
async function sellingReader() {
  const actor = await currentActor()
  return isSellingReader(actor) ? actor : null
}

const RULE = { who: sellingReader, from: 'anywhere', body: 'none' } as const

/** What a seller sold as CSV, with the same filters as the list; 404 for everybody else. */
export const GET = route(RULE, (request, { caller: { id } }) =>
  answerCsv(request, { side: 'seller', id }, 'maru-seller-orders.csv'),
)
