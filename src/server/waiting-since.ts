import { sql } from './db/sql'

/** Of a product `p`: since it was listed; where staff have decided since, since it was last saved (rule C48). */
export const waitingSince = sql<string>`case when p.status = 'pending' and (p.approved_at is not null or exists (
  select 1 from audit_events e where e.subject_id = p.id::text and e.subject = 'products' and e.action = 'products.updated'))
  then p.updated_at else p.created_at end`
