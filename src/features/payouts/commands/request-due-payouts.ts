import type { PayoutRequests } from '@/domain/payments/payout'
import { FUNDS, fundsOf, HAS_ACCOUNT, settlementDay } from '@/features/payouts/funds'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { requestEverything } from './request-payout'

const AT_ONCE = 50

type Due = { id: string; requests: PayoutRequests; key: string }

/** Days of a month on which its request is made up for, where the worker was down on the first. */
const MADE_UP = 7

/**
 * Requests everything available for sellers who chose so: on the first of the month, or daily, once a day each (rule M43). Who has
 * less than the minimum, or no account, is not asked about. Returns whether more may be waiting.
 */
export async function requestDuePayouts(today = settlementDay()): Promise<boolean> {
  const isBegun = Number(today.slice(-2)) <= MADE_UP
  const due = await rowsOf<Due>(
    await database(),
    sql`with asking as (
        select id, payout_requests::text as requests, day, concat(payout_requests, ':', id, ':', day) as key
        from sellers, lateral (select case payout_requests when 'monthly' then ${`${today.slice(0, 8)}01`} else ${today} end as day) as its
        where status = 'active' and (payout_requests = 'daily' or (payout_requests = 'monthly' and ${isBegun}))
          and ${HAS_ACCOUNT}
      )
      select id, requests, key from (
        select asking.*, ${FUNDS} from asking, ${fundsOf(sql`asking.id`, sql`asking.day`)}
        where not exists (select 1 from payouts where idempotency_key = asking.key)
      ) as found
      where available - open >= minimum order by id limit ${AT_ONCE}`,
  )
  let stored = 0
  for (const { id, requests, key } of due) {
    const done = await requestEverything({ seller: id, requestedBy: requests, key })
    if (done.ok) stored += 1
    // Suspended or refunded since it was read: the next round reads it anew.
    else console.warn(`No payout was requested for seller ${id}: ${done.issues[0]?.code}`)
  }
  return due.length === AT_ONCE && stored > 0
}
