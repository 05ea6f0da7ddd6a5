import { beforeAll, expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { openWorld } from '~/tests/support/open-world'
import { openShop, type Shop } from '~/tests/support/shop'
import { stallPostgres } from '~/tests/support/search-contract/stall'

/** Longer than a statement of a search may take, and shorter than two. */
const SLOW_MS = 2_000

let shop: Shop
beforeAll(async () => {
  shop = openShop(await openWorld())
  await shop.list({ en: 'Hornbeam bench' })
})

test('a search that takes too long is tried once more, and its reader meets no error (rule Q25)', async () => {
  const release = await stallPostgres()
  const [found, suggested] = [shop.find('hornbeam'), shop.suggest('hornb')]
  await wait(SLOW_MS)
  await release()
  expect(await found).toEqual(['Hornbeam bench'])
  expect((await suggested).map(({ text }) => text)).toContain('Hornbeam bench')
})
