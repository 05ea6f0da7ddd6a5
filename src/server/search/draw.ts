import { sql } from '@/server/db/sql'
import type { Ask } from './ask'
import { countable, failing, type Choices } from './filters'
import { matchesDrawn, type Question } from './question'

/** One product in so many is drawn, by the last byte of its id, which says nothing of what it is. The drawn ones have an index of words of their own. */
export const SHARE = 8
export const DRAWN = sql.raw(`get_byte(uuid_send(g.id), 15) < ${256 / SHARE}`)

/** Where so many of the drawn come into question, there are hardly ever as few as are looked at one by one. */
export const MANY = 280
/** So many of the drawn are looked at to find that out. */
const TRIED = 1_000

/** Whether so much comes into question that the drawn ones say enough of it. */
export async function isMuch(ask: Ask, question: Question, choices: Choices): Promise<boolean> {
  const most = choices.length > 0 ? TRIED : MANY
  const [row] = await ask<{ seen: number; counted: number }>(sql`
    select count(*)::int as seen, count(*) filter (where fails = any(${countable(choices)}))::int as counted from (
      select ${failing(choices)} as fails from search.goods g where g.live and ${DRAWN} and ${matchesDrawn(question)} limit ${most}
    ) as tried`)
  return row !== undefined && (row.seen === most || row.counted >= MANY)
}

/** How many there are at least, of which `drawn` were drawn: three deviations below what is likely, in two figures. */
export function atLeast(drawn: number): number {
  const certain = SHARE * drawn - 3 * Math.sqrt(SHARE * (SHARE - 1) * drawn)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, certain))) - 1)
  return Math.max(drawn, Math.floor(certain / unit) * unit)
}

/** How far down its own order a page that ends at `end` is looked for among the drawn: a little further than is likely, which luck seldom outdoes. */
export const verge = (end: number) => Math.ceil((end / SHARE) * 1.25) + 5
