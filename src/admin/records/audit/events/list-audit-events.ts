import 'server-only'
import * as z from 'zod'
import { AUDIT_ACTOR_KINDS, type EventFilter, type EventPlace } from '@/domain/staff/audit/event-filter'
import { UUID } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const text = z.string().nullable()
const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actorKind: z.enum(AUDIT_ACTOR_KINDS),
  actorId: text,
  actorName: text,
  subject: text,
  subjectId: text,
  /** A number, name or email address of what it is about, if it still exists. */
  subjectName: text,
  details: text,
  changes: text,
  /** Its link in the chain (rule A15); null until it is chained. */
  number: z.number().nullable(),
  hash: text,
})
export type AuditRow = z.infer<typeof auditRow>

/** Titles in `locale`, where they are written in it. */
type EventQuery = { filter: EventFilter; after?: EventPlace; limit: number; locale?: Locale }

const ID = `^${UUID}$`

const titleIn = (locale: Locale, table: string, column: string, id: SQL) =>
  sql`(select ${sql.raw(column)} from ${sql.raw(table)} where _parent_id = ${id} and _locale in (${locale}, 'en')
    and ${sql.raw(column)} <> '' order by _locale = 'en' limit 1)`

/** The product that a row is about. */
const productOf = (table: 'product_changes' | 'comments', locale: Locale) =>
  titleIn(
    locale,
    'products_locales',
    'name',
    sql`(select product_id from ${sql.raw(table)} where id = e.about)`,
  )

const uuid = (column: SQL) => sql`case when ${column} ~ ${ID} then ${column}::uuid end`

/** Audit events, newest first, in one statement (rule A8). */
export const listAuditEvents = async ({
  filter,
  after,
  limit,
  locale = 'en',
}: EventQuery): Promise<AuditRow[]> =>
  checkedRows(
    await database(),
    auditRow,
    sql`with page as materialized (
        select e.*, ${uuid(sql`e.actor_id`)} as actor, ${uuid(sql`e.subject_id`)} as about from audit_events e
        where ${conditions(filter, after)} order by e.created_at desc, e.id desc limit ${limit}
      )
      select e.id::text as id, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.action,
        e.actor_kind::text as "actorKind", e.actor_id as "actorId", coalesce(s.name, s.email, u.email) as "actorName",
        e.subject, e.subject_id as "subjectId",
        case e.subject
          when 'orders' then (select number from orders where id = e.about)
          when 'checkouts' then (select concat_ws(' · ', c.number, (select string_agg(o.number, ', ' order by o.number)
            from orders o where o.checkout_id = c.id)) from checkouts c where c.id = e.about)
          when 'products' then ${titleIn(locale, 'products_locales', 'name', sql`e.about`)}
          when 'sellers' then (select company from sellers where id = e.about)
          when 'users' then (select email from users where id = e.about)
          when 'staff' then (select coalesce(name, email) from staff where id = e.about)
          when 'refunds' then (select o.number from orders o join refunds r on r.order_id = o.id where r.id = e.about)
          when 'returns' then (select number from returns where id = e.about)
          when 'disputes' then (select number from checkouts where id = (select checkout_id from disputes where id = e.about))
          when 'product-changes' then ${productOf('product_changes', locale)}
          when 'comments' then ${productOf('comments', locale)}
          when 'categories' then ${titleIn(locale, 'categories_locales', 'name', sql`e.about`)}
          when 'pages' then ${titleIn(locale, 'pages_locales', 'title', sql`e.about`)}
          when 'terms-versions' then (select version from terms_versions where id = e.about)
          when 'verifications' then (select email from users where id = (select user_id from verifications where id = e.about))
          when 'threads' then (select email from users where id = (select buyer_id from threads where id = e.about))
          when 'inquiries' then (select name from inquiries where id = e.about)
          when 'product-drafts' then (select name from product_drafts where id = e.about)
          when 'payouts' then (select company from sellers where id = (select seller_id from payouts where id = e.about))
          when 'emails' then (select "to" from emails where id = e.about)
        end as "subjectName",
        e.details, e.changes, c.number::float8 as number, encode(c.hash, 'hex') as hash
      from page e left join audit.chain c on c.event = e.id
        left join staff s on e.actor_kind = 'staff' and s.id = e.actor
        left join users u on e.actor_kind in ('buyer', 'seller') and u.id = e.actor
      order by e.created_at desc, e.id desc`,
  )

function conditions(filter: EventFilter, after?: EventPlace): SQL {
  const { kind, who, actions, about, from, to, words } = filter
  const all: SQL[] = [sql`true`]
  if (kind) all.push(sql`e.actor_kind::text = ${kind}`)
  if (who) all.push(madeBy(who))
  if (actions) all.push(sql`e.action in ${actions}`)
  if (about) all.push(concerns(about))
  if (from) all.push(sql`e.created_at >= ${from}::date::timestamp at time zone 'America/Toronto'`)
  if (to) all.push(sql`e.created_at < (${to}::date + 1)::timestamp at time zone 'America/Toronto'`)
  if (words) all.push(sql`strpos(lower(concat_ws(E'\n', e.details, e.changes)), lower(${words})) > 0`)
  if (after) all.push(sql`(e.created_at, e.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return sql.join(all, sql` and `)
}

const madeBy = (who: string) => sql`(e.actor_id = ${who.toLowerCase()} or e.actor_id in (
  select id::text from staff where strpos(lower(concat_ws(' ', name, email)), lower(${who})) > 0
  union all select u.id::text from users u left join sellers s on s.id = u.id
    where strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.email, s.company)), lower(${who})) > 0))`

/** Also what belongs to an order: its checkout, and its refunds. */
const concerns = (about: string) => sql`e.subject_id in (
  select ${about.toLowerCase()}
  union all select unnest(array[o.id::text, o.checkout_id::text]) from orders o where o.number in (${about}, upper(${about}))
  union all select r.id::text from refunds r join orders o on o.id = r.order_id where o.number in (${about}, upper(${about}))
  union all select id::text from users where email = lower(${about})
  union all select id::text from staff where email = lower(${about}))`
