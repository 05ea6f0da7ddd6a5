import { sql, type SQL } from '@/server/db/sql'

/** Deletes drafts of products; the days until their pictures are deleted begin now (rule C53). */
export const deleteDrafts = (where: SQL) => sql`
  with gone as (delete from product_drafts where ${where} returning seller_id, content),
  named as (select g.seller_id, i.image->>'id' as id
    from gone g cross join jsonb_array_elements(coalesce(g.content->'images', '[]')) as i(image))
  update media set updated_at = now() from named
  where media.id::text = named.id and media.owner_id = named.seller_id`
