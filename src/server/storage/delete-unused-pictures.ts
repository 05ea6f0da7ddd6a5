import { together } from '@/server/db/data'
import { alias, and, eq, isNotNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const m = alias(tables.media, 'm')

const AT_ONCE = 20
/** Since the upload, or since the last product or change request let go of it. */
export const UNUSED_DAYS = 30

/** A product, an undecided or approved change request or a draft of the owner names the picture. */
const IS_NAMED = sql`exists (select 1 from products_rels r where r.media_id = m.id)
  or exists (select 1 from product_changes_rels r join product_changes c on c.id = r.parent_id
    where r.media_id = m.id and c.status not in ('declined', 'withdrawn'))
  or exists (select 1 from product_drafts d where d.seller_id = m.owner_id
    and d.content->'images' @> jsonb_build_array(jsonb_build_object('id', m.id)))`

/** An order line has copied its address, or staff have put it on a page, a category's or the home page. */
const IS_COPIED = sql`exists (select 1 from orders_items i where substring(i.picture from '^/img/(.{12})-') = m.hash)
  or exists (select 1 from categories c where c.picture_id = m.id)
  or exists (select 1 from home h where h.hero_picture_id = m.id)
  or exists (select 1 from home_makers k where k.picture_id = m.id)
  or exists (select 1 from pages_locales p where p.content::text like '%' || m.id || '%')
  or exists (select 1 from _pages_v_locales p where p.version_content::text like '%' || m.id || '%')
  or exists (select 1 from terms_versions_locales t where t.content::text like '%' || m.id || '%')`

/** Deletes pictures of sellers that nothing has named for 30 days, a few at a time (rule C53). True if there may be more. */
export async function deleteUnusedPictures(): Promise<boolean> {
  const db = await database()
  const isOld = sql`${m.updatedAt} < now() - make_interval(days => ${UNUSED_DAYS})`
  const rows = await db
    .select({ id: m.id })
    .from(m)
    .where(and(isNotNull(m.owner), isOld, sql`not (${IS_NAMED})`, sql`not (${IS_COPIED})`))
    .orderBy(m.updatedAt, m.id)
    .limit(AT_ONCE)
  const failures: unknown[] = []
  // A file the bucket refuses to delete stops no other.
  for (const { id } of rows) await deleteIfUnused(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unused pictures remain`)
  return rows.length === AT_ONCE
}

/** Asks again under the lock: a product that is being saved with the picture keeps it, or is refused. */
const deleteIfUnused = (id: string) =>
  together('system', async (db, tx) => {
    const isIt = eq(m.id, id)
    const locked = await tx.select({ id: m.id }).from(m).where(isIt).for('update', { skipLocked: true })
    const named = await tx
      .select({ id: m.id })
      .from(m)
      .where(and(isIt, sql`(${IS_NAMED})`))
    if (locked.length > 0 && named.length === 0) await db.delete({ collection: 'media', id })
  })
