import { answerCsv } from '@/features/buying/orders/list/answer-csv'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('orders'), from: 'anywhere', body: 'none' } as const

/** What a seller sold as CSV, with the same filters as the list; 404 for everybody else. */
export const GET = route(RULE, (request, { caller: { id } }) =>
  answerCsv(request, { side: 'seller', id }, 'maru-seller-orders.csv'),
)
