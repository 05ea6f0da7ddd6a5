import type { WonRate } from '@/domain/payments/payouts/won'
import { sql } from '@/server/db/sql'

/** The rate in won for a seller in Korea, where staff have set one, as a column of a statement about `sellers` (rule S61). */
export const wonRate = sql<WonRate | null>`(select json_build_object('won', s.won_per_dollar, 'on', s.won_per_dollar_on) from settings s
    where sellers.country = 'KR' and s.won_per_dollar is not null and s.won_per_dollar_on is not null limit 1)`
