import { BADGE_KINDS } from '@/domain/people/verification'
import { sql } from '@/server/db/sql'

/** Whether the member whose id is in the column has the Verified badge (rule P9). */
export const isVerified = (member: ReturnType<typeof sql>) => sql`exists (select 1 from verifications v
  where v.user_id = ${member} and v.status = 'verified' and v.kind in ${BADGE_KINDS})`

/** The same for the buyer of an order, a table named `o`. */
export const isVerifiedBuyer = isVerified(sql`o.buyer_id`)
