import type { PayoutRequests } from '@/domain/payments/payout'
import { FUNDS, fundsOf, settlementDay } from '@/features/payouts/funds'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { requestEverything } from './request-payout'

const AT_ONCE = 50

type Due = { id: string; requests: PayoutRequests; key: string }

/**
 * Requests everything available for sellers who chose so: on the first of the month, or daily, once a day each (rule M43). Who has
 * less than the minimum, or no account, is not asked about. Returns whether more may be waiting.
 */
export async function requestDuePayouts(today = settlementDay()): Promise<boolean> {
  const isFirst = today.endsWith('-01')
  const due = await rowsOf<Due>(
    await database(),
    sql`select id, requests, key from (
        select s.id, s.payout_requests::text as requests, concat(s.payout_requests, ':', s.id, ':', ${today}::text) as key, ${FUNDS}
        from sellers s, ${fundsOf(sql`s.id`, today)}
        where s.status = 'active' and (s.payout_requests = 'daily' or (s.payout_requests = 'monthly' and ${isFirst}))
          and s.bank_account is not null and s.payout_account_holder is not null and s.payout_bank_name is not null
      ) as asking
      where available - open >= minimum and not exists (select 1 from payouts where idempotency_key = asking.key)
      order by id limit ${AT_ONCE}`,
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
