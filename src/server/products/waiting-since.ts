import { decisionsOf } from '@/domain/staff/audit/decided'
import { sql } from '@/server/db/sql'

const DECISIONS = ['products.updated', ...decisionsOf('products')]

/** Of a product `p`: since it was listed; where staff have decided since, since it was last saved (rule C48). */
export const waitingSince = sql<string>`case when p.status = 'pending' and (p.approved_at is not null or exists (
  select 1 from audit_events e where e.subject_id = p.id::text and e.subject = 'products' and e.action in ${DECISIONS}))
  then p.updated_at else p.created_at end`

/** Products that wait: not for staff while they wait for their seller (rule C3). */
export const WAITING_PRODUCTS = sql`products p where p.status = 'pending' and p.archived_at is null and p.changes_asked is null`

/** Sellers who wait: since they asked, which may be long after they signed up (rule A23). Who is suspended waits for nothing (rule P28). */
export const WAITING_SELLERS = sql`sellers s join users m on m.id = s.id and m.suspended_at is null
  left join seller_requests r on r.seller_id = s.id where s.status = 'pending'`
export const sellerWaitingSince = sql`coalesce(r.waiting_since, s.created_at)`

/** Change requests that wait: since they were last sent. Of an archived product none can be decided. */
export const WAITING_CHANGES = sql`product_changes c join products p on p.id = c.product_id
  where c.status = 'pending' and p.archived_at is null`
