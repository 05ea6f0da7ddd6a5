import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const coverRow = z.object({ slug: z.string(), cover: z.string().nullable() })

/** A small picture of the newest product of each subcategory, by its slug. */
export const listCovers = cached(
  'covers',
  (main: string) => READS.covers(`/${main}`),
  async (main: string) => {
    const rows = await checkedRows(
      await database(),
      coverRow,
      sql`select child.slug, (
        select p.cover_card from products p where p.is_live and p.listed_in_id = child.id
        order by p.created_at desc, p.id desc limit 1) as cover
      from categories child join categories main on main.id = child.parent_id
      where main.slug = ${main} and main.parent_id is null`,
    )
    return Object.fromEntries(rows.map(({ slug, cover }) => [slug, cover?.replace(/-400$/, '-160') ?? null]))
  },
)
