import { noteAway, noteBack, mayAskEngine } from './engine/away'
import { readyCopy } from './engine/copies'
import { engineGoods } from './engine/goods'
import { EngineAway } from './engine/link'
import type { Goods, Reads } from './goods'
import { postgresGoods } from './postgres/postgres-goods'
import type { RunQuery } from './postgres/run-query'

/** Reads from the engine where there is one that can answer, else from Postgres: a reader never meets an engine that is away (rule Q24). */
export async function withGoods<T>(run: RunQuery, work: (reads: Reads) => Promise<T>): Promise<T> {
  const engine = await engineNow(run)
  if (engine)
    try {
      const done = await work({ run, goods: engine })
      noteBack()
      return done
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error
      noteAway(error.reason)
    }
  return work({ run, goods: postgresGoods(run) })
}

async function engineNow(run: RunQuery): Promise<Goods | undefined> {
  const url = process.env.SEARCH_URL
  if (!url || !mayAskEngine()) return undefined
  const copy = await readyCopy(run)
  if (copy?.isBehind) noteAway('more than ten seconds behind')
  return copy && !copy.isBehind ? engineGoods(run, url, copy) : undefined
}
