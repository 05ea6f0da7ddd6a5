import { BADGE_KINDS } from '@/domain/people/verification'
import { sql } from '@/server/db/sql'

/** Whether the buyer of an order, a table named `o`, has the Verified badge (rule P9). */
export const isVerifiedBuyer = sql`exists (select 1 from verifications v
  where v.user_id = o.buyer_id and v.status = 'verified' and v.kind in ${BADGE_KINDS})`
