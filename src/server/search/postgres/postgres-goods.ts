import { sql } from '@/server/db/sql'
import { findInPostgres } from './find'
import type { Goods } from '@/server/search/goods'
import { by } from './order'
import { matches } from '@/server/search/question'
import type { RunQuery } from './run-query'

/** Best sellers to check first. More names than word lists are read, since names are shorter. */
const BEST = { names: 200, words: 20 }
/** More products than that do not make a word come earlier. */
const COUNTED = 300

/** The products as `search.goods` has them. */
export function postgresGoods(run: RunQuery): Goods {
  return {
    find: (browse, question) => findInPostgres(run, browse, question),
    isCalled: async (question) => {
      const rows = await run(sql`select from search.goods g where g.live and ${matches(question)} limit 1`)
      return rows.length > 0
    },
    // Best sellers are checked first: for a common word GIN would build its whole posting list.
    isPresent: async (query) => {
      if (query === '') return false
      const rows = await run(sql`
        (select from (select live, names from search.goods order by ${by('fitting')} limit ${BEST.names}) g where g.live and g.names @@ ${query}::tsquery)
        union all (select from (select live, words from search.goods order by ${by('fitting')} limit ${BEST.words}) g where g.live and g.words @@ ${query}::tsquery)
        union all (select from search.goods g where g.live and g.words @@ ${query}::tsquery) limit 1`)
      return rows.length > 0
    },
    counts: async (queries) => {
      const rows = await run<{ n: number }>(sql`
        select (select count(*)::int from (
          select from search.goods g where g.live and g.words @@ query::tsquery limit ${COUNTED}) as counted) as n
        from unnest(${sql.param(queries)}::text[]) with ordinality as asked (query, at) order by at`)
      return rows.map(({ n }) => n)
    },
    best: async (query, most) => {
      const rows = await run<{ id: string }>(sql`
        select g.id from (select * from search.goods g where g.words @@ ${query}::tsquery offset 0) g
        where g.live order by (g.names @@ ${query}::tsquery) desc, ${by('fitting')} limit ${most}`)
      return rows.map(({ id }) => id)
    },
  }
}
