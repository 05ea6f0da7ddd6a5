import { afterAll, describe, expect, test, vi } from 'vitest'
import { searchProvider } from '@/server/search'
import { postgresGoods } from '@/server/search/postgres/postgres-goods'
import { withConnection } from '@/server/search/connection'
import { engineState } from '@/server/search/engine/feed'
import { rebuildEngine } from '@/server/search/engine/rebuild'
import { writeToEngine } from '@/server/search/engine/link'
import { search } from '@/server/search/search'
import { suggest } from '@/server/search/suggest/suggest'
import { database } from '@/server/db/transaction'
import type { SearchProvider } from '@/server/search/provider'
import { sweepExpired } from '@/worker/sweep-expired'
import { engineProvider, feedAll } from '~/tests/support/search-engine/engine-provider'
import { findEngine, startEngine } from '~/tests/support/search-engine/searchd'
import { keepsContract } from '~/tests/support/search-contract/keeps-contract'
import { equals } from '~/tests/support/search-contract/equals'
import { ask } from '~/tests/support/search-contract/products'
import { stallPostgres } from '~/tests/support/search-contract/stall'

/** The same contract, kept by an engine that really runs: Debian's Sphinx, or the one at SEARCH_TEST_URL. */
const engine = findEngine() ? await startEngine() : undefined
const url = engine?.url ?? ''

const postgres: SearchProvider = {
  search: (browse, locale) =>
    withConnection((run) => search({ run, goods: postgresGoods(run) }, browse, locale)),
  suggest: (text, locale) =>
    withConnection((run) => suggest({ run, goods: postgresGoods(run) }, text, locale)),
}
const find = async (text: string) =>
  searchProvider.search({ text, origins: [], inStock: false, sort: 'relevance', page: 1 }, 'en')

describe.skipIf(!engine)('with an engine', () => {
  process.env.SEARCH_URL = url
  afterAll(async () => {
    delete process.env.SEARCH_URL
    await engine?.stop()
  })
  keepsContract('Engine', {
    provider: engineProvider(url),
    listed: async () => void (await rebuildEngine(url)),
    stall: stallPostgres,
  })

  describe('the engine and Postgres answer the same', () => equals(engineProvider(url), postgres))

  describe('the shop', () => {
    test('is answered by the engine, by a new copy after a rebuild, and by Postgres where it is away', async () => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      await feedAll()
      const { ids } = await find('hornbeam stool')
      const before = await engineState(await database())
      await writeToEngine(url, [`TRUNCATE RTINDEX ${before?.copy}`])
      // Emptied, it has not the stamp of what was built: Postgres answers, and that is said once.
      for (const found of [await find('hornbeam stool'), await find('hornbeam stool')])
        expect(found.ids).toEqual(ids)
      expect(said.mock.calls).toEqual([
        ['The search engine is away (without what was built); Postgres answers until it is back.'],
      ])
      expect(await rebuildEngine(url)).toBeGreaterThan(1_000)
      const after = await engineState(await database())
      expect(after).toEqual({ copy: before?.copy === 'goods_a' ? 'goods_b' : 'goods_a', filling: null })
    })

    test('has what changed while a copy is filled', async () => {
      const filling = rebuildEngine(url)
      await ask("update products set sku = 'CHANGED-1' where sku = 'MANY-900'")
      await feedAll()
      await filling
      await feedAll()
      const found = await engineProvider(url).search(
        { text: 'changed-1', origins: [], inStock: false, sort: 'relevance', page: 1 },
        'en',
      )
      expect(found.total).toBe(1)
    })

    test('does not ask an engine that is far behind, and gives up one that is away for a day', async () => {
      await ask("update products set sku = 'CHANGED-2' where sku = 'MANY-901'")
      await ask("update search.changes set at = now() - interval '11 seconds'")
      expect((await find('changed-2')).total).toBe(1)
      await ask("update search.changes set at = now() - interval '25 hours'")
      await sweepExpired()
      expect(await engineState(await database())).toBeUndefined()
      expect(await ask('select from search.changes')).toEqual([])
      await ask("update products set sku = 'CHANGED-3' where sku = 'MANY-902'")
      expect(await ask('select from search.changes')).toEqual([])
    })
  })
})
