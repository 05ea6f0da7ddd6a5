import { BADGE_KINDS } from '@/domain/people/verification'
import { sql } from '@/server/db/sql'

type Id = ReturnType<typeof sql>

/** Whose badge and exemptions a member has: those of the company they order for, else their own (rule M105). */
export const holderOf = (member: Id) =>
  sql`coalesce((select colleague.company_id from company_members colleague where colleague.user_id = ${member}), ${member})`

const isVerifiedAs = (holder: Id) => sql`exists (select 1 from verifications v
  where (v.company_id = ${holder} or v.company_id is null and v.user_id = ${holder}) and v.status = 'verified' and v.kind in ${BADGE_KINDS})`

/** Whether the member whose id is in the column has the Verified badge (rule P9). */
export const isVerified = (member: Id) => isVerifiedAs(holderOf(member))

/** The same for the buyer of an order, a table named `o`. */
export const isVerifiedBuyer = isVerifiedAs(sql`coalesce(o.company_id, ${holderOf(sql`o.buyer_id`)})`)
