import { together } from '@/server/data'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const AT_ONCE = 20
/** Since the upload, or since the last product or change request let go of it. */
export const UNUSED_DAYS = 30

/** A product, an undecided or approved change request or a draft of the owner names the picture. */
const IS_NAMED = sql`exists (select 1 from products_rels r where r.media_id = m.id)
  or exists (select 1 from product_changes_rels r join product_changes c on c.id = r.parent_id
    where r.media_id = m.id and c.status not in ('declined', 'withdrawn'))
  or exists (select 1 from product_drafts d where d.seller_id = m.owner_id
    and d.content->'images' @> jsonb_build_array(jsonb_build_object('id', m.id)))`

/** An order line has copied its address, or staff have put it on a page. */
const IS_COPIED = sql`exists (select 1 from orders_items i where substring(i.picture from '^/img/(.{12})-') = m.hash)
  or exists (select 1 from pages_locales p where p.content::text like '%' || m.id || '%')
  or exists (select 1 from _pages_v_locales p where p.version_content::text like '%' || m.id || '%')`

/** Deletes pictures of sellers that nothing has named for 30 days, a few at a time (rule C53). True if there may be more. */
export async function deleteUnusedPictures(): Promise<boolean> {
  const db = await database()
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from media m
    where m.owner_id is not null and m.updated_at < now() - make_interval(days => ${UNUSED_DAYS})
      and not (${IS_NAMED}) and not (${IS_COPIED})
    order by m.updated_at, m.id limit ${AT_ONCE}`)
  const failures: unknown[] = []
  // A file the bucket refuses to delete stops no other.
  for (const { id } of rows) await deleteIfUnused(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unused pictures remain`)
  return rows.length === AT_ONCE
}

/** Asks again under the lock: a product that is being saved with the picture keeps it, or is refused. */
const deleteIfUnused = (id: string) =>
  together('system', async (db, tx) => {
    const { rows: locked } = await tx.execute(
      sql`select 1 from media where id = ${id} for update skip locked`,
    )
    const { rows: named } = await tx.execute(sql`select 1 from media m where m.id = ${id} and (${IS_NAMED})`)
    if (locked.length > 0 && named.length === 0) await db.delete({ collection: 'media', id })
  })
