import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { productTag, TAGS, type Tag } from '@/domain/pages/cache/page-tags'
import { listProductPage } from '@/features/shop/list/queries'
import { getSettings } from '@/features/shop/pages/queries'
import { getProduct } from '@/features/shop/product/get-product'
import { subscribe } from '@/server/db/bus'
import { cached, clearNow } from '@/server/db/cache'
import { asUser } from '@/server/db/data'
import { sql } from '@/server/db/sql'
import { database, inTransaction } from '@/server/db/transaction'
import { leaveReplica, readPublic } from '@/server/db/connections/read-public'
import { updateLists } from '@/server/search/lists/update-lists'
import { searchProvider } from '@/server/search'
import { rowsOf, runOn } from '~/tests/support/database/database'
import { openFirstShop } from '~/tests/support/shop/open-first-shop'
import type { Shop } from '~/tests/support/shop/open-shop'
import { memberUser } from '~/tests/support/member-user'

/** A primary and its standby, by streaming; before anything reads where the database is. */
const { clusters, primary, standby } = await vi.hoisted(async () => {
  const { openClusters } = await import('~/tests/support/database/clusters')
  const { runOn } = await import('~/tests/support/database/database')
  const clusters = openClusters()
  const primary = await clusters.start('primary')
  await runOn(primary.url, "create database maru template template0 encoding 'UTF8'")
  await clusters.copy(primary, 'standby', { 'standby.signal': '' })
  const follow = { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=maru password=maru` }
  const standby = await clusters.start('standby', follow)
  const urlOf = (url: string) => Object.assign(new URL(url), { pathname: '/maru' }).href
  process.env.DATABASE_URL = urlOf(primary.url)
  process.env.DATABASE_READ_URL = urlOf(standby.url)
  return { clusters, primary: { ...primary, follow }, standby }
})

const LAG_MS = 5_000
const ID = '00000000-0000-4000-8000-000000000001'

/** Which cluster answers a public read under these tags. */
const whereIs = cached(
  'which cluster',
  (...tags: Tag[]) => tags,
  async (..._tags: Tag[]) => {
    const db = await database()
    const { rows } = await db.execute<{ port: string }>(sql`select current_setting('port') as port`)
    return rows[0]?.port === String(standby.port) ? 'replica' : 'primary'
  },
)
const nameOf = async (id: string) => {
  const product = await getProduct('en', id)
  return typeof product === 'string' ? product : product.name.text
}
const searched = async (text: string) =>
  (await searchProvider.search({ text, origins: [], inStock: false, sort: 'relevance', page: 1 }, 'en')).ids

const delayed = (delay: string) =>
  runOn(standby.url, `alter system set recovery_min_apply_delay = '${delay}'`, 'select pg_reload_conf()')
const replayed = () =>
  vi.waitFor(
    async () => {
      const [at] = await rowsOf<{ at: string }>(primary.url, 'select pg_current_wal_lsn()::text as at')
      const [is] = await rowsOf<{ there: boolean }>(
        standby.url,
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
        [at?.at],
      )
      expect(is?.there).toBe(true)
    },
    { timeout: 60_000, interval: 200 },
  )

let shop: Shop
let product = ''
let listener: ReturnType<typeof subscribe>
const warned: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text))
  shop = await openFirstShop()
  product = await shop.product({ seller: await shop.seller(), stock: 40 })
  await updateLists((statement) => shop.payload.db.pool.query(statement))
  // What a web server does: everything is cleared when it begins to listen, then what the bus says.
  listener = subscribe({
    onMessage: (message) => void (message.kind === 'clear' && clearNow(message.tags)),
    onConnect: () => void clearNow(TAGS),
  })
  await vi.waitFor(async () => expect(await whereIs('products')).toBe('replica'), {
    timeout: 30_000,
    interval: 200,
  })
}, 300_000)
afterAll(async () => {
  await listener?.close()
  await leaveReplica()
  await shop?.close()
  await clusters.close()
})

/** As the system, and not as `shop.system`, whose changes clear nothing. */
const rename = (name: string) =>
  shop.payload.update({
    collection: 'products',
    id: product,
    data: { name },
    context: { actor: { kind: 'system' } },
  })

describe('a replica that keeps up', () => {
  test('answers lists, product pages, settings and search', async () => {
    const reads = await rowsOf<{ n: string }>(standby.url, STATEMENTS)
    expect((await listProductPage('en', 'newest', 1)).cards.map(({ id }) => id)).toEqual([product])
    expect(await nameOf(product)).not.toBe('missing')
    expect((await getSettings('en')).contactEmail).toBe('hello@maru.shop')
    await rename('Hexagon basin')
    await replayed()
    await wait(200)
    expect(await searched('hexagon')).toEqual([product])
    const after = await rowsOf<{ n: string }>(standby.url, STATEMENTS)
    expect(Number(after[0]?.n)).toBeGreaterThan(Number(reads[0]?.n))
  })

  test('answers neither a member nor a transaction, nor what is asked outside of public reads', async () => {
    const who = sql`select pg_is_in_recovery() as standby`
    const buyer = await memberUser(shop.payload, await shop.buyer())
    const [outside, within, own] = await readPublic(['products'], async () => [
      await inTransaction(async (tx) => (await tx.execute(who)).rows[0]),
      (await (await database()).execute(who)).rows[0],
      (await (await asUser(buyer)).find({ collection: 'cart-items' })).docs.length,
    ])
    expect([outside, within, own]).toEqual([{ standby: false }, { standby: true }, 0])
    expect((await (await database()).execute(who)).rows[0]).toEqual({ standby: false })
  })
})

const STATEMENTS = "select xact_commit::text as n from pg_stat_database where datname = 'maru'"

describe('a replica that is five seconds behind', () => {
  test('is not asked for what was just changed, until it has it, and answers everything else', async () => {
    await delayed('5s')
    const began = Date.now()
    await rename('Walnut basin')
    await expect.poll(() => whereIs(productTag(product)), { timeout: 2_000 }).toBe('primary')
    expect(await nameOf(product)).toBe('Walnut basin')
    expect((await listProductPage('en', 'newest', 1)).cards[0]?.name).toBe('Walnut basin')
    expect(await searched('walnut')).toEqual([product])
    expect(await whereIs(productTag(ID))).toBe('replica')
    const [seen] = await rowsOf<{ name: string }>(
      process.env.DATABASE_READ_URL ?? '',
      "select name from products_locales where _parent_id = $1 and _locale = 'en'",
      [product],
    )
    expect([seen?.name, Date.now() - began < LAG_MS]).toEqual(['Hexagon basin', true])
    await expect.poll(() => whereIs(productTag(product)), { timeout: 20_000 }).toBe('replica')
    expect(Date.now() - began).toBeGreaterThanOrEqual(LAG_MS - 200)
    expect(await nameOf(product)).toBe('Walnut basin')
    await delayed('0')
    await replayed()
  })
})

describe('a replica that is away', () => {
  test('is replaced by the primary at once, said once, and used again when it is back', async () => {
    warned.length = 0
    await clusters.stop('standby')
    expect(await Promise.all([1, 2, 3].map(() => nameOf(product)))).toEqual(Array(3).fill('Walnut basin'))
    expect(await searched('walnut')).toEqual([product])
    expect(await whereIs('products')).toBe('primary')
    await wait(6_000)
    expect(warned.filter((text) => text.includes('not used'))).toHaveLength(1)
    await clusters.start('standby', primary.follow, standby.port)
    await expect.poll(() => whereIs('products'), { timeout: 30_000 }).toBe('replica')
    expect(warned.at(-1)).toBe('The read replica is used again.')
  })
})

describe('a replica that was promoted', () => {
  test('is no longer read, since it follows nobody', async () => {
    warned.length = 0
    await runOn(standby.url, 'select pg_promote()')
    await expect.poll(() => whereIs('products'), { timeout: 15_000 }).toBe('primary')
    await rename('Copper basin')
    await expect.poll(() => nameOf(product)).toBe('Copper basin')
    expect(warned.join()).toContain('it takes writes itself')
  })
})
