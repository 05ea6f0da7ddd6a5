import 'server-only'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const viewRow = z.object({
  at: z.string(),
  action: z.string(),
  about: z.string(),
  reason: z.string().nullable(),
})

/** When staff opened a private conversation or an order of the member, and why (rule P29). Who it was stays in the audit log. */
export const staffViewsOf = async (member: string | number) =>
  checkedRows(
    await database(),
    viewRow,
    sql`with views as (
        select created_at as at, action, details::jsonb ->> 'reason' as reason,
          case action when 'order.opened' then subject_id else details::jsonb ->> 'thread' end as about
        from (select * from audit_events where action in ('report.opened', 'thread.opened', 'order.opened') offset 0) opened
      )
      select at, action, about, reason from views
      where (action = 'order.opened' and exists (
          select 1 from orders o where o.id::text = about and ${member} in (o.buyer_id, o.seller_id)))
        or (action <> 'order.opened' and exists (
          select 1 from threads t where t.id::text = about and ${member} in (t.buyer_id, t.seller_id)))
      order by at`,
  )
