import type { Goods } from '@/server/search/goods'
import type { RunQuery } from '@/server/search/postgres/run-query'
import { askCopy } from './ask'
import type { Copy } from './copies'
import { findInEngine, stillOnSale } from './find'
import { matchIn, matchOfQuery, engineOrder, select } from './statements'
import { namedOf } from './words'

/** The products as the engine has them. */
export function engineGoods(run: RunQuery, url: string, at: Copy): Goods {
  const [ask, { copy }] = [askCopy(url, at), at]
  const isAny = async (match: string | undefined) => {
    const [rows = []] = await ask([select({ copy, read: 'id', match, limit: [0, 1] })])
    return rows.length > 0
  }
  return {
    find: (browse, question) => findInEngine({ run, ask, copy }, browse, question),
    isCalled: (question) => isAny(matchIn('words', question)),
    isPresent: async (query) => query !== '' && isAny(matchOfQuery(query)),
    counts: async (queries) => {
      if (queries.length === 0) return []
      const counted = queries.map((query) =>
        select({ copy, read: 'COUNT(*) AS n', match: matchOfQuery(query) }),
      )
      return (await ask(counted)).map((rows) => Number(rows[0]?.n ?? 0))
    },
    best: async (query, most) => {
      const read = `product, IF(${namedOf(query)},1,0) AS rank`
      const orderBy = `rank DESC, ${engineOrder('fitting')}`
      const [rows = []] = await ask([
        select({ copy, read, match: matchOfQuery(query), orderBy, limit: [0, most] }),
      ])
      return stillOnSale(
        run,
        rows.map(({ product }) => String(product)),
      )
    },
  }
}
