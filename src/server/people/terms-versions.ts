import * as z from 'zod'
import { noonOf, termsDay, UNWRITTEN_TERMS } from '@/domain/pages/terms'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { terms_versions: versions } = tables

/** Noon of this day in Toronto, as versions of the terms store their day. */
export const termsToday = (now = new Date()) => noonOf(termsDay(now))

/** The version of the terms that applies at this moment, for sign-up and orders (rules P7, D22). */
export const versionNow = (today: string = termsToday()) =>
  sql<string>`coalesce((select v.version from ${versions} v where v.valid_from <= ${today}::timestamptz
    order by v.valid_from desc, v.created_at desc limit 1), ${UNWRITTEN_TERMS})`

export async function termsNow(db: Database): Promise<string> {
  const [row] = await checkedRows(
    db,
    z.object({ version: z.string() }),
    sql`select ${versionNow()} as version`,
  )
  return row?.version ?? UNWRITTEN_TERMS
}

/** Whether a member has yet to agree to terms that apply: neither to those nor to later ones (rule P7). */
export const isTermsDue = (user: SQLWrapper, today: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${versions} v
    where v.needs_agreement and v.valid_from <= ${today}::timestamptz and not exists (
      select 1 from consents c join terms_versions a on a.version = c.version
      where c.user_id = ${user} and c.kind = 'terms' and c.given and a.valid_from >= v.valid_from))`
