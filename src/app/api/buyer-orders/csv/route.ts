import { answerCsv } from '@/features/buying/orders/list/answer-csv'
import { currentMember } from '@/server/auth/session/session'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none' } as const

/** What a member bought as CSV, with the same filters as the list. */
export const GET = route(RULE, (request, { caller: member }) =>
  answerCsv(request, { side: 'buyer', id: String(member.id) }, 'maru-orders.csv'),
)
