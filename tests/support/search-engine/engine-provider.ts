import { withConnection } from '@/server/search/connection'
import { readyCopy } from '@/server/search/engine/copies'
import { feedEngine } from '@/server/search/engine/feed'
import { engineGoods } from '@/server/search/engine/goods'
import type { Reads } from '@/server/search/goods'
import type { SearchProvider } from '@/server/search/provider'
import { search } from '@/server/search/search'
import { suggest } from '@/server/search/suggest/suggest'

/** Tells the engine all that has changed, as the worker's loop does. */
export async function feedAll() {
  while (await feedEngine());
}

/** The engine alone, told of every change first, and without Postgres in its place. */
export function engineProvider(url: string): SearchProvider {
  const asked = async <T>(work: (reads: Reads) => Promise<T>) => {
    await feedAll()
    return withConnection(async (run) => {
      const copy = await readyCopy(run)
      if (!copy) throw new Error('The engine was not built')
      return work({ run, goods: engineGoods(run, url, copy) })
    })
  }
  return {
    search: (browse, locale) => asked((reads) => search(reads, browse, locale)),
    suggest: (text, locale) => asked((reads) => suggest(reads, text, locale)),
  }
}
