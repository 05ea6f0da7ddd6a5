import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { countable, failing, type Choices } from './filters'
import { matchesInSample, type Question } from './question'

/** One product in so many is sample, by the last byte of its id, which says nothing of what it is. The sample ones have an index of words of their own. */
export const SHARE = 8
export const IN_SAMPLE = sql.raw(`get_byte(uuid_send(g.id), 15) < ${256 / SHARE}`)

/** Where so many of the sample come into question, there are hardly ever as few as are looked at one by one. */
export const MANY = 280
/** So many of the sample are looked at to find that out. */
const TRIED = 1_000

/** Whether so much comes into question that the sample ones say enough of it. */
export async function isMuch(run: RunQuery, question: Question, choices: Choices): Promise<boolean> {
  const most = choices.length > 0 ? TRIED : MANY
  const [row] = await run<{ seen: number; counted: number }>(sql`
    select count(*)::int as seen, count(*) filter (where fails = any(${countable(choices)}))::int as counted from (
      select ${failing(choices)} as fails from search.goods g where g.live and ${IN_SAMPLE} and ${matchesInSample(question)} limit ${most}
    ) as tried`)
  return row !== undefined && (row.seen === most || row.counted >= MANY)
}

/** How many there are at least, of which `sample` were sample: three deviations below what is likely, in two figures. */
export function atLeast(sample: number): number {
  const certain = SHARE * sample - 3 * Math.sqrt(SHARE * (SHARE - 1) * sample)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, certain))) - 1)
  return Math.max(sample, Math.floor(certain / unit) * unit)
}

/** How far down its own order a page that ends at `end` is looked for among the sample: a little further than is likely, which luck seldom outdoes. */
export const cutoff = (end: number) => Math.ceil((end / SHARE) * 1.25) + 5
