import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { countable, failing, type Choices } from './filters'
import { matchesInSample, type Question } from './question'

/** The sample: one product in SHARE, chosen by the last byte of its random id. It has a text index of its own. */
export const SHARE = 8
export const IN_SAMPLE = sql.raw(`get_byte(uuid_send(g.id), 15) < ${256 / SHARE}`)

/** With this many matches in the sample, the full set almost certainly exceeds what is read row by row. */
export const MANY = 280
/** Sampled matches to read for this decision. */
const TRIED = 1_000

/** Whether there are so many matches that the sample is sufficient. */
export async function needsSample(run: RunQuery, question: Question, choices: Choices): Promise<boolean> {
  const most = choices.length > 0 ? TRIED : MANY
  const [row] = await run<{ seen: number; counted: number }>(sql`
    select count(*)::int as seen, count(*) filter (where fails = any(${countable(choices)}))::int as counted from (
      select ${failing(choices)} as fails from search.goods g where g.live and ${IN_SAMPLE} and ${matchesInSample(question)} limit ${most}
    ) as tried`)
  return row !== undefined && (row.seen === most || row.counted >= MANY)
}

/** Lower bound of all matches, from the sampled ones: three standard deviations below the estimate, two significant digits. */
export function atLeast(sample: number): number {
  const certain = SHARE * sample - 3 * Math.sqrt(SHARE * (SHARE - 1) * sample)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, certain))) - 1)
  return Math.max(sample, Math.floor(certain / unit) * unit)
}

/** Position in the sample that corresponds to position `end` of all matches, with a margin. */
export const cutoff = (end: number) => Math.ceil((end / SHARE) * 1.25) + 5
