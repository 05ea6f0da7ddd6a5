import 'server-only'
import * as z from 'zod'
import { LOCALES, type Locale } from '@/domain/locale'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const MOST = 30
/** How long a schedule that failed is named, if nobody has done by hand what it was for. */
const SHOWN = sql`interval '14 days'`
/** As long as Payload's lock of a form (rule A26). */
const LOCKED = sql`interval '300 seconds'`

/** A time to publish or take back, in one language, else in all; `failed` if a rule refused it then. */
const plan = z.object({
  type: z.string(),
  at: isoTime,
  locale: z.enum(LOCALES).nullable(),
  failed: z.boolean(),
})

const waitingPage = z.object({
  id: z.string(),
  title: z.string(),
  /** Written and not yet published: since when, and by whom. */
  draftAt: isoTime.nullable(),
  savedBy: z.string().nullable(),
  isPublished: z.boolean(),
  plans: z.array(plan),
  openedBy: z.string().nullable(),
})
export type WaitingPage = z.infer<typeof waitingPage>

/** Pages with unpublished words or a schedule, or that somebody has open; the newest first, in one statement (rule A29). */
export async function waitingPages(locale: Locale): Promise<WaitingPage[]> {
  return checkedRows(
    await database(),
    waitingPage,
    sql`with latest as (
        select v.parent_id as id, v.version__status = 'draft' as is_draft, v.updated_at, v.version_saved_by as saved_by,
          (select t.version_title from _pages_v_locales t where t._parent_id = v.id and t.version_title <> ''
            order by t._locale::text = ${locale} desc, t._locale::text = 'en' desc limit 1) as title
        from _pages_v v where v.latest and v.version_deleted_at is null),
      plans as (
        select j.input->'doc'->>'value' as id,
          json_agg(json_build_object('type', j.input->>'type', 'at', j.wait_until, 'locale', j.input->>'locale',
            'failed', j.has_error is true) order by j.wait_until) as plans
        from payload_jobs j join pages p on p.id::text = j.input->'doc'->>'value' join latest on latest.id = p.id
        where j.task_slug = 'schedulePublish' and j.completed_at is null and j.input->'doc'->>'relationTo' = 'pages'
          and (j.has_error is not true or j.updated_at > now() - ${SHOWN}
            and case j.input->>'type' when 'unpublish' then p._status = 'published' else latest.is_draft end)
        group by 1),
      opened as (
        select distinct on (d.pages_id) d.pages_id as id, coalesce(nullif(s.name, ''), s.email) as who
        from payload_locked_documents l
          join payload_locked_documents_rels d on d.parent_id = l.id and d.path = 'document' and d.pages_id is not null
          join payload_locked_documents_rels u on u.parent_id = l.id and u.path = 'user'
          join staff s on s.id = u.staff_id
        where l.updated_at > now() - ${LOCKED} order by d.pages_id, l.updated_at desc)
      select p.id, coalesce(latest.title, p.slug, '') as title, p._status = 'published' as "isPublished",
        case when latest.is_draft then latest.updated_at end as "draftAt",
        case when latest.is_draft then (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id::text = latest.saved_by) end as "savedBy",
        coalesce(plans.plans, '[]') as plans, opened.who as "openedBy"
      from pages p join latest on latest.id = p.id left join plans on plans.id = p.id::text left join opened on opened.id = p.id
      where p.deleted_at is null and (latest.is_draft or plans.id is not null or opened.id is not null)
      order by latest.updated_at desc limit ${MOST}`,
  )
}
